import type { Scope } from '#contract/people/reading/scope.ts';
import type { CallContext } from '#provider/core/context.ts';
import { startOfDay, type Day } from '#contract/days/reading/warsaw.ts';
import { limitMail, scopeMail, type OfLimit } from '#provider/core/outbox/link-mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import { isReached } from '#provider/core/outbox/reached.ts';

type Context = Pick<CallContext, 'clock' | 'portalOrigin'>;
type Pair = Readonly<{ accountId: string; patientId: string }>;
type MailTo = (whom: OfLimit) => ReturnType<typeof limitMail>;

/**
 * Tells both sides by mail what a link allows now, as part of the caller's transaction: the represented person reads who acts, the one
 * who acts reads of nobody (S-45).
 */
async function tellBoth(
  { clock, portalOrigin }: Context,
  store: StoreInTransaction,
  { accountId, patientId, mailTo }: Pair & { mailTo: MailTo },
) {
  const guardian = await store.accounts.byId(accountId);
  const send = async (account: AccountRow, to: 'person' | 'guardian') => {
    if (!isReached(account)) return;
    const mail = mailTo({
      language: account.language ?? 'pl',
      to,
      name: `${guardian.name} ${guardian.last_name}`,
      link: portalOrigin + (to === 'person' ? '/account/warden' : '/account/ward'),
    });
    await store.outbox.queue({ channel: 'EMAIL', recipient: account.email, at: clock.now(), ...mail });
  };
  for (const account of await store.links.ownAccounts(patientId)) await send(account, 'person');
  await send(guardian, 'guardian');
}

/** Until when a link acts. */
export function tellOfLimit(
  context: Context,
  store: StoreInTransaction,
  { until, ...pair }: Pair & { until: Day | null },
) {
  const first = until === null ? null : startOfDay(until);
  return tellBoth(context, store, { ...pair, mailTo: (whom) => limitMail({ ...whom, until: first }) });
}

/** Tells both of the part of everything that it allows. */
export const tellOfScope = (
  context: Context,
  store: StoreInTransaction,
  { scope, ...pair }: Pair & { scope: Scope },
) => tellBoth(context, store, { ...pair, mailTo: (whom) => scopeMail({ ...whom, scope }) });
