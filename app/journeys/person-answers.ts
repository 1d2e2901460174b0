import { z } from 'zod';
import type { FileType } from '#contract/bookings/schemas/attachments.ts';

/** The answers about a person that every registration keeps alike: below an account, and of a guest. */

const text = z.string().max(400);

/** A file that waits with the provider until the person is registered. */
export const WaitingFile = z.object({
  id: text,
  filename: text,
  type: z.custom<FileType>((type) => typeof type === 'string'),
  size: z.number(),
  addedAt: text,
});
export type WaitingFile = z.infer<typeof WaitingFile>;

export const NamesAnswer = z.object({ name: text, middleName: text, lastName: text });

/** The means by which somebody is known: a document, with or without a PESEL; or the PESEL alone. */
export const KnownByAnswer = z.object({ isForeigner: z.boolean(), pesel: text.optional() });
export type KnownByAnswer = z.infer<typeof KnownByAnswer>;

export const PersonAnswer = NamesAnswer.extend(KnownByAnswer.shape);

export const DocumentAnswer = z.object({
  documentNumber: text,
  documentCountry: text,
  birthDate: text,
  gender: z.enum(['FEMALE', 'MALE', 'OTHER']),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

export const AddressAnswer = z.object({
  country: text,
  street: text.optional(),
  houseNumber: text,
  apartmentNumber: text.optional(),
  postalCode: text,
  city: text,
});
export type AddressAnswer = z.infer<typeof AddressAnswer>;
