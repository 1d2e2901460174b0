import { z } from 'zod';
import { Instant, ProviderText } from '#contract/primitives.ts';

export const OwnConsent = z
  .object({
    state: z.enum(['NOT_NEEDED', 'AWAITED', 'GIVEN']).describe('NOT_NEEDED: younger than 16, or of age.'),
    isOwn: z.boolean().describe('The person is the account’s own patient.'),
    givenAt: Instant.optional(),
    version: z.string().min(1).max(40),
    text: ProviderText,
  })
  .meta({ id: 'OwnConsent', description: 'B-43. The own consent of somebody of 16 or 17.' });
export type OwnConsent = z.infer<typeof OwnConsent>;
