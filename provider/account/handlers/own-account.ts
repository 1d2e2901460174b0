import { os, type CallContext } from '#provider/core/context.ts';
import type { ChangedAccount } from '#contract/account/calls/own-account.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { newId } from '#provider/core/ids.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { accountView } from './account-view.ts';
import { channelsNow } from './contact-changed.ts';
import { changeOfEmail } from './email-change.ts';
import { changeOfPhone } from './own-phone.ts';

type Changing = {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  input: ChangedAccount;
};

/** Each part is looked at before any is written; what was learned of others' contacts stays counted, so that refusals are thrown after the transaction. */
const update = os.account.update.handler(async ({ input, context, errors }) => {
  await context.account();
  const { refusal, row } = await context.store.transaction(async (store) => {
    const account = await context.lockedAccount(store);
    if (account.version !== input.version)
      return { refusal: { code: 'STALE_VERSION' } as const, row: account };
    const changing = { store, context, account, input };
    const settings = await changeOfSettings(changing);
    if (settings.refusal) return { refusal: settings.refusal, row: account };
    const { email, phoneNumber } = input.contactData ?? {};
    const phone = await changeOfPhone({ ...changing, phoneNumber });
    if (phone.refusal) return { refusal: phone.refusal, row: account };
    const mail = await changeOfEmail({ ...changing, email });
    if (mail.refusal) return { refusal: mail.refusal, row: account };
    for (const { write } of [settings, phone, mail]) await write();
    return { refusal: null, row: await store.accounts.byId(account.id) };
  });

  if (!refusal) return accountView({ ...context, row });
  if (refusal.code === 'TOO_MANY_IN_USE') throw errors.TOO_MANY_IN_USE({ data: { until: refusal.until } });
  if (refusal.code === 'TOO_MANY_LINKS') throw errors.TOO_MANY_LINKS({ data: { until: refusal.until } });
  throw errors[refusal.code]();
});

/** Which text of the consent the portal shows: another one gets another number. */
const MARKETING_TEXT = '1';

/** Language, consent, reminders and channel; the channel must be one that the account has (AP-53). */
async function changeOfSettings({ store, context, account, input }: Changing) {
  const { language, marketingMessagesConsent: consent, notifications } = input.settings ?? {};
  const channel = input.contactData?.preferredCommunicationChannel;
  if (channel && channel !== account.preferred_channel) {
    const channels = await channelsNow(store, account);
    if (!channels.includes(channel)) return { refusal: { code: 'CHANNEL_NOT_THERE' } as const };
  }
  const at = context.clock.now();
  const isConsentNew = consent !== undefined && consent !== (account.marketing_consent === 1);
  const changed = {
    ...(language ? { language } : {}),
    ...(channel ? { preferred_channel: channel } : {}),
    ...(isConsentNew
      ? {
          marketing_consent: consent ? (1 as const) : (0 as const),
          marketing_at: at.getTime(),
          marketing_version: MARKETING_TEXT,
        }
      : {}),
    ...(notifications ? { reminder_days: notifications.reminderDays } : {}),
  };
  const write = async () => {
    if (isConsentNew) {
      await store.contacts.addMarketingAnswer({
        id: newId(at),
        account_id: account.id,
        at: at.getTime(),
        is_given: consent ? 1 : 0,
        version: MARKETING_TEXT,
      });
    }
    if (Object.keys(changed).length > 0) await store.contacts.save({ id: account.id, ...changed });
  };
  return { refusal: null, write };
}

export const ownAccount = { update };
