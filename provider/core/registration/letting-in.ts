import type { CallContext } from '#provider/core/context.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { addPeople } from './people.ts';
import type { RegistrationRow } from './kept.ts';

type LettingIn = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock' | 'portalOrigin' | 'requestId'>;
  /** As it is now; the transaction has locked it. */
  account: AccountRow;
  registration: RegistrationRow;
  /** The contact that was proved; null: none can be (C-115), or the unit has let it in. */
  by: 'PHONE' | 'EMAIL' | null;
  /** The moment, where it is that of another act; absent: now. */
  at?: number;
}>;

/** An address that waits since the registration: its link counts for the owner of the account alone (S-12). */
export const ASKED_BY_REGISTRATION = 'registration';

/** Until when the link to an address that is not proved yet may put it in force. */
const EMAIL_WAITS_MS = 24 * 60 * 60_000;

/** Lets the account of a registration in, and brings its people into the records: all of it or nothing, in the caller's transaction. */
export async function letIn({ store, context, account, registration, by, at }: LettingIn) {
  const { id } = account;
  const { email } = registration;
  const now = at ?? context.clock.now().getTime();
  const isOwnNumber = registration.is_number_proved === 1 && registration.is_contact_known === 0;
  const isNumberProved = by === 'PHONE' || isOwnNumber;
  await store.registration.letIn({
    id,
    state: 'ACTIVE',
    type: registration.is_identity_sure === 1 ? 'AUTHORIZED' : 'UNAUTHORIZED',
    phone_confirmed: isNumberProved ? 1 : 0,
    email: by === 'EMAIL' ? email : null,
    preferred_channel: channelAfter({ by, isNumberProved }),
  });
  if (email !== null && by !== 'EMAIL') {
    await store.contacts.putPending({
      account_id: id,
      kind: 'EMAIL',
      value: email,
      asked_at: now,
      valid_until: now + EMAIL_WAITS_MS,
      asked_by: ASKED_BY_REGISTRATION,
    });
    await store.oneTimeTokens.turn({ accountId: id, from: 'CONFIRM_EMAIL', to: 'CHANGE_EMAIL' });
  }
  await addPeople({ store, context, accountId: id, registration });
  await store.registration.change({
    id: registration.id,
    state: 'DONE',
    done_at: now,
    is_number_proved: isNumberProved ? 1 : 0,
  });
}

/** A-45, AP-73: SMS from the accepted code on, the mail once the address is proved, else the portal alone. */
const channelAfter = ({ by, isNumberProved }: Pick<LettingIn, 'by'> & { isNumberProved: boolean }) =>
  isNumberProved ? 'SMS' : by === 'EMAIL' ? 'EMAIL' : 'PORTAL';
