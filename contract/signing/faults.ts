import { z } from 'zod';

/** The faults that can be found in a signature, whatever was signed. */
export const SignatureFault = z.enum([
  'CHANGED',
  'AMBIGUOUS',
  'ANOTHER_PERSON',
  'EXPIRED',
  'REVOKED',
  'UNKNOWN_ISSUER',
  'NO_SIGNATURE',
  'UNREADABLE',
]);

/** Names of what lies in a signed file beside what was signed: somebody must not take it for signed. */
export const Uncovered = z
  .array(z.string().min(1).max(100))
  .max(20)
  .describe(
    'Names of files of a container, or of parts of an XML, that this signature does not cover; absent: there are none, or the host does not say.',
  );

/** The meaning of each of them, for descriptions. */
export const FAULTS_IN_WORDS =
  'CHANGED: another document than the one that was handed out; AMBIGUOUS: the file is built otherwise than the standards say, so that nobody can tell what the signature covers; ANOTHER_PERSON: somebody else has signed; EXPIRED, REVOKED: the certificate was so; UNKNOWN_ISSUER: of an authority that is not believed; NO_SIGNATURE: there is none; UNREADABLE: not a file that can be read';
