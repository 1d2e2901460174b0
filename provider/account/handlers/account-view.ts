import type { Account } from '#contract/account/schemas.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import type { AccountNow } from '#provider/account/store/account-now.ts';
import type { AccountRow, ContactKind } from '#provider/account/tables.ts';

/** `has_…` absent: nobody has asked yet whether there are any. */
type Held = Partial<Pick<AccountNow, 'has_pending' | 'has_former'>>;
type Viewed = Pick<CallContext, 'clock'> & {
  store: Pick<StoreInTransaction, 'contacts'>;
  row: AccountRow & Held;
  /** The former contacts, where they are read already. */
  former?: Awaited<ReturnType<StoreInTransaction['contacts']['former']>>;
};

/** The view that the owner gets of the account of the session. */
export async function accountShown(context: CallContext) {
  const row = await context.accountNow();
  if (row.sentinel === 'OUTAGE') await context.outages.strike();
  return accountView({ ...context, row });
}

/** The view that the owner of an account gets of it, with what waits and what was there before. */
export async function accountView({ store, clock, row, former: known }: Viewed): Promise<Account> {
  const asked = { accountId: row.id, now: clock.now().getTime() };
  const { has_pending: hasPending = true, has_former: hasFormer = true } = row;
  const [pending, former] = await Promise.all([
    hasPending ? store.contacts.pending(asked) : [],
    known ?? (hasFormer ? store.contacts.former(asked) : []),
  ]);
  const waiting = (kind: ContactKind) => {
    const found = pending.find((one) => one.kind === kind);
    return found && { value: found.value, validUntil: new Date(found.valid_until).toISOString() };
  };
  const last = (kind: ContactKind) => former.find((one) => one.kind === kind)?.value;
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    lastName: row.last_name,
    type: row.type,
    contactData: {
      phoneConfirmed: row.phone_confirmed === 1,
      restoreEmail: last('EMAIL'),
      restorePhone: last('PHONE'),
      preferredCommunicationChannel: row.preferred_channel,
      pendingEmail: waiting('EMAIL'),
      pendingPhone: waiting('PHONE'),
      ...present({ email: row.email, phoneNumber: row.phone_number }),
    },
    settings: {
      marketingMessagesConsent: row.marketing_consent === 1,
      marketingAnsweredAt: row.marketing_at === null ? undefined : new Date(row.marketing_at).toISOString(),
      notifications: { reminderDays: row.reminder_days },
      ...present({ language: row.language }),
    },
    version: row.version,
    hasPassword: row.password_hash !== '',
  };
}
