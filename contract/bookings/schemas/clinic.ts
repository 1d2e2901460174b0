import { z } from 'zod';
import { Address, CodeAndName, Id, ProviderText } from '#contract/primitives.ts';

export const Practitioner = z
  .object({
    employee: z.object({
      id: Id,
      name: z.string(),
      middleName: z.string().optional(),
      lastName: z.string(),
      degree: z.string().optional(),
    }),
    occupation: CodeAndName,
    practiceNumber: z.string().optional(),
    specialities: z.array(ProviderText),
  })
  .meta({ id: 'Practitioner' });

export const OrganizationUnit = z
  .object({
    id: Id,
    name: ProviderText,
    speciality: CodeAndName,
    address: Address,
    contact: z.object({ phoneNumber: z.string().optional(), email: z.string().optional() }),
    description: ProviderText.optional(),
  })
  .meta({ id: 'OrganizationUnit' });

export const Meeting = z
  .enum(['PHONE', 'VIDEO'])
  .describe('Patient and practitioner talk by phone or video; absent: they meet at the unit.');

export const Price = z
  .object({
    id: Id,
    name: ProviderText,
    amount: z.number().int().min(0),
    currency: z.string().length(3),
  })
  .meta({
    id: 'Price',
    description:
      "One line of a commercial service's price list. `amount` in the currency's smallest unit (grosz).",
  });
export type Price = z.infer<typeof Price>;
