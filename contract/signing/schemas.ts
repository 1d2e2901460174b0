import { z } from 'zod';
import { Id, Instant, ProviderText } from '#contract/primitives.ts';
import { FAULTS_IN_WORDS, SignatureFault, Uncovered } from './faults.ts';

export const SignableKind = z
  .enum(['CONSENT', 'DECLARATION'])
  .describe('What is signed: CONSENT: a consent; DECLARATION: a declaration of choice.');
export type SignableKind = z.infer<typeof SignableKind>;

/** Why a signature does not count. OTHER_DOCUMENT: what was shown has changed since, or can be signed no longer (B-80). */
export const SigningReason = z
  .enum(['OTHER_DOCUMENT', ...SignatureFault.options, 'STAFF'])
  .describe(
    `OTHER_DOCUMENT: what was shown has changed since, or can be signed no longer; ${FAULTS_IN_WORDS}; STAFF: the unit has refused it, and \`staffReason\` says why.`,
  );
export type SigningReason = z.infer<typeof SigningReason>;

const SigningState = z.enum(['NONE', 'WAITING', 'SIGNED', 'WITH_STAFF', 'REFUSED', 'GIVEN_UP', 'OVER']);

/** An address of the portal that the service leads back to: made by the portal's server alone (S-07). */
export const ReturnAddress = z.url({ protocol: /^https?$/ }).max(500);

export const Signing = z
  .object({
    state: SigningState.describe(
      'NONE: nobody has begun; WAITING for the service, until `until`; SIGNED: verified, `signedDocumentId` has it; WITH_STAFF: it could not be checked, and the unit decides; REFUSED: see `reason`; GIVEN_UP at the service; OVER: 30 minutes have gone by (B-37). After the last three it can be signed anew.',
    ),
    reason: SigningReason.optional().describe('When it is REFUSED.'),
    staffReason: ProviderText.optional().describe('In the words of the unit, when `reason` is STAFF.'),
    until: Instant.optional(),
    signedDocumentId: Id.optional(),
    uncovered: Uncovered.optional().describe(
      'When it is SIGNED or WITH_STAFF: names of parts of the signed document that the signature does not cover.',
    ),
    signedAs: z
      .enum(['PDF', 'XML'])
      .optional()
      .describe('What the signed document is (B-36); absent: a PDF.'),
    isReturn: z
      .boolean()
      .describe(
        'Whether the nonce was good: of this account and document, and never used. Only then may a page say what the address says (B-77).',
      ),
  })
  .meta({ id: 'Signing', description: 'B§4. How it stands with the signature under one document.' });
export type Signing = z.infer<typeof Signing>;

export const SigningOffer = z
  .object({
    signing: z
      .enum(['NONE', 'TRIAL', 'ON'])
      .describe(
        'NONE: on paper at the unit alone. TRIAL: at a made-up service, which a portal in production does not offer.',
      ),
    origin: z.string().optional().describe('The one origin that browsers may be led to.'),
  })
  .meta({ id: 'SigningOffer', description: 'Whether documents can be signed electronically, and where.' });
