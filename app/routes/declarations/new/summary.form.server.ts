import { z } from 'zod';
import type { DeclarationData } from '#contract/declarations/schemas.ts';
import { insurerOf } from '#contract/declarations/reading/insurers.ts';
import { readPhone } from '#app/domain/patients/phone.ts';
import { isBlank } from '#app/domain/typed.ts';
import { addressFields } from '#app/services/forms/address.ts';
import { issue, line } from '#app/services/forms/fields.ts';
import { phoneText } from '#app/services/forms/phone-number.server.ts';

/** The parts of what a declaration says of the patient, in which it is mended (B-46). */
export const DATA_PARTS = ['familyName', 'address', 'phone', 'insurer'] as const;
export type DataPart = (typeof DATA_PARTS)[number];

/** A field of each part: where a form has it, the part is read. */
const FIELD_OF = {
  familyName: 'familyName',
  address: 'houseNumber',
  phone: 'phoneNumber',
  insurer: 'insurerCode',
} as const satisfies Record<DataPart, string>;

/** Returns what is missing of the data. */
export function missingParts({ familyName, address, phoneNumber, insurance }: DeclarationData): DataPart[] {
  const isMissing = {
    familyName: !familyName,
    address: !address.houseNumber || !address.postalCode || !address.city,
    phone: !phoneNumber,
    insurer: insurerOf(insurance.insurerCode) === null,
  };
  return DATA_PARTS.filter((part) => isMissing[part]);
}

/** Returns the parts that a form has sent. */
export const partsSent = (form: FormData) => DATA_PARTS.filter((part) => form.has(FIELD_OF[part]));

type Rules = Readonly<{
  parts: readonly DataPart[];
  stored: DeclarationData;
  /** The country whose numbers are typed without its code. */
  phones: string;
}>;

const anything = z.string().optional();

/** The empty choice leaves it as it is; what is none of the list is no choice. */
const insurerField = z
  .string()
  .optional()
  .transform((code) => insurerOf(code) ?? undefined);

/** A number that may be left out while there is none. */
const phoneField = (phones: string, isNeeded: boolean) =>
  z
    .string()
    .default('')
    .transform((text, context): string | undefined => {
      if (isBlank(text) && !isNeeded) return undefined;
      const read = readPhone(text, phones);
      if ('phoneNumber' in read) return read.phoneNumber;
      issue(context, phoneText(read.fault, phones));
      return z.NEVER;
    });

/** The data that are mended with the declaration: an address is whole; what else nobody knows may be left out. */
export function dataForm({ parts, stored, phones }: Rules) {
  const isAsked = (part: DataPart) => parts.includes(part);
  const address = addressFields(stored.address.countryCode);
  return z.object({
    familyName: isAsked('familyName') ? line({ most: 80 }) : anything,
    street: isAsked('address') ? address.street : anything,
    houseNumber: isAsked('address') ? address.houseNumber : anything,
    apartmentNumber: isAsked('address') ? address.apartmentNumber : anything,
    postalCode: isAsked('address') ? address.postalCode : anything,
    city: isAsked('address') ? address.city : anything,
    phoneNumber: isAsked('phone') ? phoneField(phones, stored.phoneNumber !== undefined) : anything,
    insurerCode: isAsked('insurer') ? insurerField : anything,
  });
}
export type DataForm = ReturnType<typeof dataForm>;
