import { z } from 'zod';
import { Code, Day, Id, ProviderText } from '#contract/primitives.ts';

export const Allergy = z
  .object({
    allergyId: Id,
    patientId: Id,
    allergyCode: Code,
    allergyName: ProviderText,
    allergyTypeCode: Code,
    allergyTypeName: ProviderText,
    degreeOfSeverityName: ProviderText.optional(),
    description: ProviderText.optional(),
    entryDate: Day,
    isActive: z.boolean(),
    cured: z.boolean(),
  })
  .meta({ id: 'Allergy', description: 'A§3. What a patient is allergic to.' });
export type Allergy = z.infer<typeof Allergy>;
