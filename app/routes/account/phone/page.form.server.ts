import { z } from 'zod';
import { readPhone } from '#app/domain/patients/phone.ts';
import { issue } from '#app/services/forms/fields.ts';
import { phonesOf, phoneText } from '#app/services/forms/phone-number.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { isBlank } from '#app/domain/typed.ts';
import type { StateOfPhone } from './phone.server.ts';

const Typed = z.object({
  phoneNumber: z.string().default(''),
  /** The same once more, where nothing but this proves it. */
  again: z.string().optional(),
  version: z.coerce.number().int().optional().catch(undefined),
});

/** A new number, or null: none at all, where there may be none. */
export async function newPhoneForm(request: AccountRequest, state: StateOfPhone) {
  const phones = await phonesOf(request);
  return Typed.transform(({ phoneNumber: typed, again, version }, context) => {
    if (isBlank(typed) && state.isOptional) return { phoneNumber: null, version };
    const read = readPhone(typed, phones);
    if ('fault' in read) {
      issue(context, phoneText(read.fault, phones), 'phoneNumber');
      return z.NEVER;
    }
    const { phoneNumber } = read;
    // While another one waits, it says that this one is to stay.
    const isCurrent = phoneNumber === state.inForce;
    if (isCurrent && !state.isChanging) issue(context, 'account:ownPhone.current', 'phoneNumber');
    else if (!isCurrent && state.way === 'DIRECT') compare();
    return { phoneNumber, version };

    function compare() {
      if (isBlank(again ?? '')) {
        issue(context, 'account:ownPhone.again.required', 'again');
        return;
      }
      const other = readPhone(again ?? '', phones);
      const isSame = 'phoneNumber' in other && other.phoneNumber === phoneNumber;
      if (!isSame) issue(context, 'account:ownPhone.again.differs', 'again');
    }
  });
}
export type NewPhoneForm = Awaited<ReturnType<typeof newPhoneForm>>;
