import { sql, type Kysely, type SqlBool } from 'kysely';
import type { VisitReminderRow } from '#provider/account/tables.ts';
import { REMINDER_DAYS } from '#provider/account/rules/reminders.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A day in which the clocks change has an hour more or less. */
const SLACK_MS = HOUR_MS;

/** Written out for the index of starts: the account that is the patient's own or has made the visit; where neither may act, all that may. */
const isReminded = sql<SqlBool>`(link.role = 'PATIENT' or link.account_id = bookings.account_id or not exists (
  select 1 from account_patients as nearer where nearer.patient_id = bookings.patient_id and nearer.link_state = 'C'
    and (nearer.role = 'PATIENT' or nearer.account_id = bookings.account_id)))`;

/** True where the account may see the visit. */
const isSeen = sql<SqlBool>`(link.account_id = bookings.account_id or (accounts.type = 'AUTHORIZED' and patients.authorized = 1))`;

const isDone = sql<SqlBool>`exists (select 1 from visit_reminders as done where done.system = bookings.system
  and done.system_id = bookings.system_id and done.account_id = link.account_id and done.starts_at = bookings.starts_at)`;

/** Reminders of visits (AP-12), each once for an account and a time. */
export const visitRemindersOf = (db: Kysely<Tables>) => ({
  /** Visits to come of which somebody may have to be reminded now, who, and what is done with of none; those that wait longest first. */
  candidates: ({ now, limit }: { now: number; limit: number }) =>
    db
      .selectFrom('bookings')
      .innerJoin('account_patients as link', 'link.patient_id', 'bookings.patient_id')
      .innerJoin('accounts', 'accounts.id', 'link.account_id')
      .innerJoin('patients', 'patients.id', 'bookings.patient_id')
      .select(['bookings.system', 'bookings.system_id', 'bookings.starts_at', 'bookings.created_at'])
      .select(['bookings.updated_at', 'bookings.sequence', 'bookings.patient_id', 'patients.birth_date'])
      .select(['link.account_id', 'link.role', 'accounts.reminder_days'])
      .where('bookings.starts_at', '>', now)
      .where('bookings.starts_at', '<=', now + REMINDER_DAYS.most * DAY_MS + SLACK_MS)
      .where('bookings.status', 'in', ['SCHEDULED', 'REGISTERED'])
      .where('link.link_state', '=', 'C')
      .where('accounts.state', '<>', 'USER_BLOCKED')
      .where('accounts.reminder_days', 'is not', null)
      .where(sql<SqlBool>`bookings.starts_at - accounts.reminder_days * ${DAY_MS} <= ${now + SLACK_MS}`)
      .where(isReminded)
      .where(isSeen)
      .where(({ not }) => not(isDone))
      .orderBy(sql`bookings.starts_at - accounts.reminder_days * ${DAY_MS}`)
      .limit(limit)
      .execute(),

  /** Who follows a visit, whatever its state: those that would be reminded of it, reminders or not. */
  followersOf: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('bookings')
      .innerJoin('account_patients as link', 'link.patient_id', 'bookings.patient_id')
      .innerJoin('accounts', 'accounts.id', 'link.account_id')
      .innerJoin('patients', 'patients.id', 'bookings.patient_id')
      .select(['link.account_id', 'link.role', 'patients.birth_date'])
      .where('bookings.system_id', '=', systemId)
      .where('bookings.system', '=', system)
      .where('link.link_state', '=', 'C')
      .where(isReminded)
      .where(isSeen)
      .orderBy('link.account_id')
      .execute(),

  /** Tells whether the visit is still to come at that time, and the account still acts for its patient; for the transaction that reminds of it. */
  async isStill({
    system,
    system_id,
    starts_at,
    account_id: accountId,
    today,
  }: Pick<VisitReminderRow, 'system' | 'system_id' | 'starts_at' | 'account_id'> & { today: Day }) {
    const row = await db
      .selectFrom('bookings')
      .innerJoin('account_patients', 'account_patients.patient_id', 'bookings.patient_id')
      .select('system_id')
      .where('account_patients.account_id', '=', accountId)
      .where('link_state', '=', 'C')
      .where(({ eb, or }) => or([eb('acts_until', 'is', null), eb('acts_until', '>=', today)]))
      .where('system', '=', system)
      .where('system_id', '=', system_id)
      .where('starts_at', '=', starts_at)
      .where('status', 'in', ['SCHEDULED', 'REGISTERED'])
      .executeTakeFirst();
    return row !== undefined;
  },

  /** True for who does it first; false for every other, in whatever process. */
  async claim(row: VisitReminderRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('visit_reminders')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['system', 'system_id', 'account_id', 'starts_at']).doNothing(),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Forgets the reminders of visits before `instant`. */
  forgetBefore: (instant: number) =>
    db.deleteFrom('visit_reminders').where('starts_at', '<', instant).execute(),
});
export type ReminderCandidate = Awaited<
  ReturnType<ReturnType<typeof visitRemindersOf>['candidates']>
>[number];
