import type { Kysely } from 'kysely';
import type { ApplicationSettings, PortalSettings } from '#contract/settings/schemas.ts';
import type { Clock } from '#provider/core/clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { Log } from '#provider/core/log.ts';
import { visitReminder, visitReminderBySms } from '#provider/core/outbox/mails.ts';
import { startRounds } from '#provider/core/rounds.ts';
import { createStore, type Store, type StoreInTransaction } from '#provider/core/store.ts';
import { addressNow } from '#provider/core/outbox/address-now.ts';
import { isOfAge } from '#provider/core/links/of-age.ts';
import { sendFromStaff } from '#provider/messages/sending.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { reminderNow } from './rules/reminders.ts';
import type { ReminderCandidate } from './store/visit-reminders.ts';
import type { AccountRow } from './tables.ts';

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };

const EVERY_MS = 20_000;
const AT_ONCE = 100;
/** Messages about visits. */
const REMINDERS = 'P';

/** Reminds accounts of their visits in the background (AP-12); what fails is tried again in the next round. `stop` waits for what is under way. */
export function startReminding({ log, ...parts }: Parts & { log: Log }) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      remindDue(parts).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'visits not reminded of');
      }),
  });
}

/** Does with every reminder that is due what is to be done, once, also where several processes do it. */
export async function remindDue(parts: Parts) {
  const store = createStore(parts.db);
  await store.visitReminders.forgetBefore(parts.clock.now().getTime());
  for (;;) {
    const now = parts.clock.now().getTime();
    const candidates = await store.visitReminders.candidates({ now, limit: AT_ONCE });
    const decided = candidates.map((visit) => ({ visit, answer: answerTo({ visit, now }) }));
    const due = decided.filter(({ answer }) => answer !== 'WAIT');
    for (const { visit, answer } of due) await settle({ ...parts, store, visit, isSent: answer === 'SEND' });
    if (due.length < AT_ONCE) return;
  }
}

/** A parent's right to act ends with the child's majority, whatever the link says. */
function answerTo({ visit, now }: { visit: ReminderCandidate; now: number }) {
  if (isOfAge(visit, now)) return 'NONE';
  const madeAt = visit.sequence > 0 ? visit.updated_at : visit.created_at;
  return reminderNow({ startsAt: visit.starts_at, madeAt, days: visit.reminder_days ?? 0, now });
}

type Settling = Parts & { store: Store; visit: ReminderCandidate; isSent: boolean };

/** Sends a reminder, or notes that there is none, if nobody else has and the visit stands as it was read. */
async function settle({ store: whole, visit, isSent, clock, portalOrigin }: Settling) {
  const at = clock.now();
  const { account_id: accountId, system, system_id, starts_at } = visit;
  await whole.transaction(async (store) => {
    await store.accounts.lock(accountId);
    const account = await store.accounts.byId(accountId);
    if (
      account.reminder_days === null ||
      !(await store.visitReminders.isStill({ ...visit, today: localDay(at.getTime()) }))
    )
      return;
    const row = { account_id: accountId, system, system_id, starts_at, at: at.getTime() };
    const isFirst = await store.visitReminders.claim({ ...row, is_sent: isSent ? 1 : 0 });
    if (isFirst && isSent) await remind({ store, account, visit, at, portalOrigin });
  });
}

type Reminding = {
  store: StoreInTransaction;
  account: AccountRow;
  visit: ReminderCandidate;
  at: Date;
  portalOrigin: string;
};

/** Says when the visit is, and where to say that one comes; no doctor, no kind of unit, nobody's name (S-45). */
async function remind({ store, account, visit, at, portalOrigin }: Reminding) {
  const language = account.language ?? 'pl';
  const link = `${portalOrigin}/bookings/confirm/${visit.system}/${visit.system_id}`;
  const { system, system_id: systemId, starts_at: startsAt } = visit;
  const isFromAfar = await store.consultations.isFromAfar({ system, systemId });
  const words = { language, startsAt, isFromAfar, link };
  const { messagesModule } = (await store.settings.get('application')) as ApplicationSettings;
  const to = await addressOf({ store, account, hasInbox: messagesModule });
  if (to) {
    const message = to.channel === 'SMS' ? visitReminderBySms(words) : visitReminder(words);
    await store.outbox.queue({ ...to, ...message, at });
    return;
  }
  if (!messagesModule) return;
  const { providerName } = (await store.settings.get('portal')) as PortalSettings;
  const { subject: title, text } = visitReminder(words);
  const message = {
    staff: { id: null, name: providerName, last_name: '' },
    category: REMINDERS,
    title,
    text,
    language,
    accountIds: [account.id],
    file: null,
    answered: null,
    notice: { patientId: visit.patient_id },
    mayBeAnswered: false,
    mustBeConfirmed: false,
  };
  await sendFromStaff({ store, message, at, portalOrigin });
}

/** Null: in the portal alone. Where it has no inbox, and where no SMS goes out, it is by what else reaches the account. */
function addressOf({
  store,
  account,
  hasInbox,
}: Pick<Reminding, 'store' | 'account'> & { hasInbox: boolean }) {
  const { preferred_channel: preferred, state } = account;
  const reached = {
    ...account,
    preferred_channel: preferred === 'PORTAL' && !hasInbox ? ('EMAIL' as const) : preferred,
    email: state === 'MUST_CONFIRM_EMAIL' ? null : account.email,
  };
  return addressNow({ store, account: reached });
}
