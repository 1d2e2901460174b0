import { z } from 'zod';

/** What a signature can be found wrong with, whatever was signed. */
export const SignatureFault = z.enum([
  'CHANGED',
  'ANOTHER_PERSON',
  'EXPIRED',
  'REVOKED',
  'UNKNOWN_ISSUER',
  'NO_SIGNATURE',
  'UNREADABLE',
]);

/** What each of them means, for descriptions. */
export const FAULTS_IN_WORDS =
  'CHANGED: another document than the one that was handed out; ANOTHER_PERSON: somebody else has signed; EXPIRED, REVOKED: the certificate was so; UNKNOWN_ISSUER: of an authority that is not believed; NO_SIGNATURE: there is none; UNREADABLE: not a file that can be read';
