import { z } from 'zod';
import { Day, Id, ProviderText } from '#contract/primitives.ts';

const Version = z.string().min(1).max(40);

export const Consent = z
  .object({
    id: Id,
    version: Version,
    name: ProviderText,
    text: ProviderText.describe('Plain text; an empty line ends a paragraph.'),
    validFrom: Day,
    required: z.boolean().describe('Without it nobody uses the portal.'),
  })
  .meta({ id: 'Consent', description: 'C§2. One text in one version, to which somebody agrees or not.' });
export type Consent = z.infer<typeof Consent>;

export const Decision = Consent.pick({ id: true, version: true }).extend({ accepted: z.boolean() }).meta({
  id: 'ConsentDecision',
  description: 'What was answered to a consent, in the version that was read.',
});
