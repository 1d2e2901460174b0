import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import { ENDED } from './merging.ts';

/** Tables of rows that were good for the account alone, and go with it. */
export const GONE = [
  ...ENDED,
  ...(['notifications', 'waiting_message_files', 'waiting_person_files', 'visit_reminders'] as const),
  ...(['mobile_apps', 'mobile_pins', 'age_notices'] as const),
  ...(['telehealth_choices', 'telehealth_guests'] as const),
] as const;
/** Links to patients: they end, and say since when. */
export const CLOSED = ['account_patients'] as const;
/**
 * Tables of rows that the unit keeps as the law says, with the empty row of the account (AP-11); of files those that no
 * visit has go.
 */
export const KEPT = [
  ...(['bookings', 'teleconsultations', 'attachments', 'message_recipients', 'account_consents'] as const),
  ...(['marketing_answers', 'person_files', 'corrections', 'correction_files'] as const),
  ...(['registration_consents', 'account_registration_consents', 'patient_consents'] as const),
  ...(['medical_cases', 'medical_case_notes', 'medical_case_files'] as const),
  ...(['telehealth_connections', 'chat_messages'] as const),
  ...(['declarations', 'hospital_declarations', 'declaration_data'] as const),
  ...(['invoices', 'payments', 'copy_requests', 'sign_in_events', 'audit', 'refusals'] as const),
];

const isPaid = sql<SqlBool>`exists (select 1 from booking_prices where booking_prices.system = bookings.system
  and booking_prices.system_id = bookings.system_id and booking_prices.paid = 1)`;

/** True where somebody else may act for the patient now: a link that waits or is blocked, and an account that is, is nobody. */
const hasOtherGuardian = sql<SqlBool>`exists (select 1 from account_patients as other
  inner join accounts on accounts.id = other.account_id where other.patient_id = own.patient_id
  and other.account_id <> own.account_id and other.role in ('CHILD', 'WARD') and other.link_state = 'C'
  and accounts.state <> 'USER_BLOCKED')`;

type OfAccount = { accountId: string; now: number };

/** The queries by which an account goes (A-78, AP-11). */
export const departureOf = (db: Kysely<Tables>) => ({
  /** Visits that are not over, or are paid for and have not been, of the own patient or made by the account (AP-65). */
  comingBookings: ({ accountId, now }: OfAccount) =>
    db
      .selectFrom('bookings')
      .select(['system', 'system_id', 'starts_at'])
      .where('status', 'in', ['SCHEDULED', 'REGISTERED'])
      .where(({ eb, or }) => or([eb('ends_at', '>', now), isPaid]))
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('account_id', '=', accountId),
          eb(
            'patient_id',
            'in',
            selectFrom('account_patients')
              .select('account_patients.patient_id')
              .where('account_patients.account_id', '=', accountId)
              .where('role', '=', 'PATIENT')
              .where('link_state', '<>', 'D'),
          ),
        ]),
      )
      .orderBy('starts_at')
      .execute(),

  /** Patients for whom the account acts as a parent, and nobody else does; of whatever age. */
  onlyChildrenOf: (accountId: string) =>
    db
      .selectFrom('account_patients as own')
      .innerJoin('patients', 'patients.id', 'own.patient_id')
      .select(['patients.id', 'patients.name', 'patients.last_name', 'patients.birth_date'])
      .where('own.account_id', '=', accountId)
      .where('own.role', '=', 'CHILD')
      .where('own.link_state', '=', 'C')
      .where(({ not }) => not(hasOtherGuardian))
      .orderBy('patients.birth_date')
      .execute(),

  /** Patients that the account is linked to, in one order for everybody who locks them. */
  async patientIdsOf(accountId: string) {
    const rows = await db
      .selectFrom('account_patients')
      .select('patient_id')
      .where('account_id', '=', accountId)
      .where('link_state', '<>', 'D')
      .orderBy('patient_id')
      .execute();
    return rows.map(({ patient_id }) => patient_id);
  },

  /** All of the account's goes or ends, and its row is empty. For a transaction that has locked it. */
  async empty({ accountId, now }: OfAccount) {
    for (const table of GONE) {
      await db
        .deleteFrom(table as 'sessions')
        .where('account_id', '=', accountId)
        .execute();
    }
    await db
      .deleteFrom('attachments')
      .where('account_id', '=', accountId)
      .where('system', 'is', null)
      .execute();
    await db
      .updateTable('account_patients')
      .set({
        link_state: 'D',
        ended_at: now,
        ended_by: 'ACCOUNT',
        changed_at: now,
        waits_for: null,
        typed: null,
      })
      .where('account_id', '=', accountId)
      .where('link_state', '<>', 'D')
      .execute();
    await db.updateTable('accounts').set({ merge_with: null }).where('merge_with', '=', accountId).execute();
    await db
      .updateTable('accounts')
      .set({
        username: `deleted ${accountId}`,
        password_hash: '',
        state: 'USER_BLOCKED',
        deleted_at: now,
        email: null,
        phone_number: null,
        phone_confirmed: 0,
        phone_required: 0,
        language: null,
        preferred_channel: 'PORTAL',
        reminder_days: null,
        blocked_until: null,
        merge_with: null,
        marketing_consent: 0,
        marketing_at: null,
        marketing_version: null,
      })
      .where('id', '=', accountId)
      .execute();
  },

  /** Nobody takes the name before; those whose time is over are forgotten. */
  async reserveName({ nameHash, until, now }: { nameHash: string; until: number; now: number }) {
    await db.deleteFrom('departed_names').where('reserved_until', '<=', now).execute();
    await db
      .insertInto('departed_names')
      .values({ name_hash: nameHash, reserved_until: until })
      .onConflict((conflict) => conflict.column('name_hash').doUpdateSet({ reserved_until: until }))
      .execute();
  },

  /** Tells whether a name is still that of an account which is gone. */
  async isReserved({ nameHash, now }: { nameHash: string; now: number }) {
    const row = await db
      .selectFrom('departed_names')
      .select('name_hash')
      .where('name_hash', '=', nameHash)
      .where('reserved_until', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Every version of a consent that the account was asked for, with its answer. */
  consentsOf: (accountId: string) =>
    db
      .selectFrom('account_consents')
      .innerJoin('consent_texts', (join) =>
        join
          .onRef('consent_texts.id', '=', 'account_consents.consent_id')
          .onRef('consent_texts.version', '=', 'account_consents.version'),
      )
      .select(['consent_texts.name', 'consent_texts.version', 'accepted', 'answered_at'])
      .where('account_consents.account_id', '=', accountId)
      .orderBy('consent_texts.id')
      .orderBy('consent_texts.version')
      .execute(),

  /** Yes and no to messages about what the unit offers, the oldest first. */
  marketingOf: (accountId: string) =>
    db
      .selectFrom('marketing_answers')
      .select(['is_given', 'version', 'at'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .orderBy('id')
      .execute(),

  linksOf: (accountId: string) =>
    db
      .selectFrom('account_patients')
      .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
      .select(['name', 'last_name', 'role', 'link_state', 'linked_at', 'ended_at'])
      .where('account_id', '=', accountId)
      .orderBy('linked_at')
      .orderBy('patients.id')
      .execute(),

  sessionsOf: ({ accountId, now }: OfAccount) =>
    db
      .selectFrom('sessions')
      .select(['token_hash', 'created_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('short_for', 'is', null)
      .orderBy('created_at', 'desc')
      .execute(),
});
