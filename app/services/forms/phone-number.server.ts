import { z } from 'zod';
import { readPhone } from '#app/domain/patients/phone.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { issue, said } from './fields.ts';

/** A number that can be called and written to, however it is typed where the provider is in that country. */
const phoneForm = (phones: string) =>
  z.object({
    phoneNumber: z.string(said('booking-wizard:contactdata.fault.required')).transform((text, context) => {
      const read = readPhone(text, phones);
      if ('phoneNumber' in read) return read.phoneNumber;
      issue(context, `booking-wizard:contactdata.fault.${read.fault}`);
      return z.NEVER;
    }),
  });
export type PhoneForm = ReturnType<typeof phoneForm>;

/** The same, with the country that the provider has set. */
export const phoneFormOf = async (request: PortalRequest) => phoneForm(await phonesOf(request));

/** The country whose numbers are typed without its code. */
export const phonesOf = async (request: PortalRequest) =>
  (await registrationSettings(request)).systemInstallationSettings.phones;
