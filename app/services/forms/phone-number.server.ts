import { z } from 'zod';
import { readPhone } from '#app/domain/patients/phone.ts';
import { issue, said } from './fields.ts';

/** A number that can be called and written to, however it is typed. */
export const PhoneForm = z.object({
  phoneNumber: z.string(said('booking-wizard:contactdata.fault.required')).transform((text, context) => {
    const read = readPhone(text);
    if ('phoneNumber' in read) return read.phoneNumber;
    issue(context, `booking-wizard:contactdata.fault.${read.fault}`);
    return z.NEVER;
  }),
});
