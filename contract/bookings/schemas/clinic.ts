import { z } from 'zod';
import { Address, CodeAndName, Day, Id, ProviderText } from '#contract/primitives.ts';

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

/** "8:00" or "08:00" of Warsaw's clock; "24:00" is the end of a day. */
const HourOfDay = z.string().regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/);

export const OpeningHours = z
  .object({
    week: z
      .array(
        z.object({
          weekday: z.number().int().min(1).max(7).describe('1 is Monday, 7 is Sunday.'),
          from: HourOfDay,
          to: HourOfDay,
        }),
      )
      .describe('Several of one weekday: a break lies between them. None of a weekday: closed on it.'),
    closed: z
      .array(z.object({ dateFrom: Day, dateTo: Day, reason: ProviderText.optional() }))
      .default([])
      .describe('Days, the last included, on which the unit is closed whatever the week says: holidays.'),
  })
  .meta({ id: 'OpeningHours', description: 'Ours (C-21). Hours of Warsaw’s clock, each day’s on that day.' });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const CatalogUnit = OrganizationUnit.extend({
  parentId: Id.optional().describe(
    'Ours (C-21). The unit that this one is a part of. One that is not listed, or in a circle, is none.',
  ),
  openingHours: OpeningHours.optional().describe('Absent: nothing is said of hours.'),
  access: ProviderText.optional().describe(
    'Ours (C-21). How to get in with a wheelchair. Absent: nothing is said of it.',
  ),
}).meta({ id: 'CatalogUnit', description: 'B§7. A unit as everybody may read of it.' });
export type CatalogUnit = z.infer<typeof CatalogUnit>;

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
