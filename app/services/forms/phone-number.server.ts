import { z } from 'zod';
import { readPhone, type PhoneFault } from '#app/domain/patients/phone.ts';
import { phoneExample } from '#app/domain/patients/phone-example.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { issue, said } from './fields.ts';

/** The text about a fault, with an example that the country of the provider takes. */
export function phoneText(fault: PhoneFault, phones: string): ErrorText {
  const example = phoneExample(phones);
  return example === null
    ? `booking-wizard:contactdata.fault.${fault}`
    : withValues(`booking-wizard:contactdata.abroad.${fault}`, { example });
}

/** Reads a number however it is typed where the provider is in that country, or says which of its faults it has (C§5). */
const phoneNumberField = (phones: string) =>
  z.string(said(phoneText('required', phones))).transform((text, context) => {
    const read = readPhone(text, phones);
    if ('phoneNumber' in read) return read.phoneNumber;
    issue(context, phoneText(read.fault, phones));
    return z.NEVER;
  });

/** The same where it may be left out; fewer than four digits are as good as none, which `isTooFew` tells, so that it can be said. */
export const optionalPhoneField = (phones: string) =>
  z
    .string()
    .default('')
    .transform((text, context): string | undefined => {
      const read = readPhone(text, phones);
      if ('phoneNumber' in read) return read.phoneNumber;
      if (read.fault === 'required' || read.fault === 'tooFew') return undefined;
      issue(context, phoneText(read.fault, phones));
      return z.NEVER;
    });

export const isTooFew = (text: FormDataEntryValue | null, phones: string) => {
  const read = typeof text === 'string' ? readPhone(text, phones) : null;
  return read !== null && 'fault' in read && read.fault === 'tooFew';
};

/** A number that can be called and written to. */
export const phoneForm = (phones: string) => z.object({ phoneNumber: phoneNumberField(phones) });
export type PhoneForm = ReturnType<typeof phoneForm>;

/** The same, with the country that the provider has set. */
export const phoneFormOf = async (request: PortalRequest) => phoneForm(await phonesOf(request));

/** The country whose numbers are typed without its code. */
export const phonesOf = async (request: PortalRequest) =>
  (await registrationSettings(request)).systemInstallationSettings.phones;
