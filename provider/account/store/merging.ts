import { sql, type Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

type Two = Readonly<{ from: string; to: string }>;

/** Tables whose rows go over whole. */
export const MOVED = [
  'bookings',
  'teleconsultations',
  'attachments',
  'notifications',
  'sign_in_events',
  'waiting_message_files',
  'waiting_person_files',
  'person_files',
  'corrections',
  'correction_files',
  'marketing_answers',
  'mobile_apps',
  'mobile_pins',
  'patient_consents',
  'declarations',
  'hospital_declarations',
  'declaration_data',
  'medical_cases',
  'medical_case_notes',
  'medical_case_files',
  'invoices',
  'payments',
  'copy_requests',
  'telehealth_connections',
  'telehealth_guests',
  'chat_messages',
] as const;
/** Columns of other names that say which account did something. */
export const NAMED_OTHERWISE = {
  messages: 'sender_account_id',
  payments: 'payer_id',
  patients: 'registered_by',
  telehealth_lives: 'seat_account_id',
} as const;
/** Tables of which both accounts may have the same thing, by its other keys: where both do, the one that stays keeps its own. */
export const MOVED_ONCE = {
  account_patients: ['patient_id'],
  message_recipients: ['message_id'],
  account_consents: ['consent_id', 'version'],
  age_notices: ['patient_id', 'age', 'days'],
  visit_reminders: ['system', 'system_id', 'starts_at'],
  registration_consents: ['patient_id', 'version'],
  account_registration_consents: ['kind'],
  telehealth_choices: [],
} as const;
/** Tables of rows that were good for one account, and are void with it. */
export const ENDED = [
  ...([
    'sessions',
    'slot_holds',
    'teleconsultations_asked_now',
    'calendar_feeds',
    'phone_codes',
    'phone_code_sends',
  ] as const),
  ...(['one_time_tokens', 'entry_codes', 'account_usage', 'contact_changes', 'former_contacts'] as const),
  ...(['authorization_documents', 'signed_files', 'look_ups', 'signings'] as const),
  ...(['registrations'] as const),
];
/** Tables that say who did something then, and never change. */
export const LEFT = ['audit', 'refusals'] as const;

/** Two accounts of one person become one. */
export const mergingOf = (db: Kysely<Tables>) => {
  /** A link that is deleted or waits is no reason to lose one that is confirmed; one that is blocked stays so. */
  const dropWeakerLinks = ({ from, to }: Two) =>
    db
      .deleteFrom('account_patients')
      .where('account_id', '=', to)
      .where('link_state', 'in', ['D', 'W'])
      .where('patient_id', 'in', ({ selectFrom }) =>
        selectFrom('account_patients as theirs')
          .select('theirs.patient_id')
          .where('theirs.account_id', '=', from)
          .where('theirs.link_state', '=', 'C'),
      )
      .execute();

  async function moveOnce({ table, keys, from, to }: Two & { table: string; keys: readonly string[] }) {
    const same = sql.join(
      [
        sql`there.account_id = ${to}`,
        ...keys.map((key) => sql`${sql.ref(`there.${key}`)} = ${sql.ref(`${table}.${key}`)}`),
      ],
      sql` and `,
    );
    await sql`update ${sql.table(table)} set account_id = ${to} where account_id = ${from}
      and not exists (select 1 from ${sql.table(table)} as there where ${same})`.execute(db);
    await sql`delete from ${sql.table(table)} where account_id = ${from}`.execute(db);
  }

  return {
    /** An account as it is now; undefined when it has gone into another one. */
    accountOf: (id: string) => db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The counts of what goes over: patients for whom the staying account cannot act yet, bookings, messages: those that it has not got, and those sent. */
    async counts({ from, to }: Two) {
      const all = sql<number | string>`count(*)`.as('count');
      const patients = db
        .selectFrom('account_patients')
        .select(all)
        .where('account_id', '=', from)
        .where('link_state', '=', 'C')
        .where('patient_id', 'not in', ({ selectFrom }) =>
          selectFrom('account_patients as there')
            .select('there.patient_id')
            .where('there.account_id', '=', to)
            .where('there.link_state', 'in', ['C', 'J']),
        );
      const bookings = db.selectFrom('bookings').select(all).where('account_id', '=', from);
      const messages = db
        .selectFrom('message_recipients')
        .select(all)
        .where('account_id', '=', from)
        .where('message_id', 'not in', ({ selectFrom }) =>
          selectFrom('message_recipients as there')
            .select('there.message_id')
            .where('there.account_id', '=', to),
        );
      const sent = db.selectFrom('messages').select(all).where('sender_account_id', '=', from);
      const countOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ count: number | string }> }) =>
        Number((await query.executeTakeFirstOrThrow()).count);
      return {
        patients: await countOf(patients),
        bookings: await countOf(bookings),
        messages: (await countOf(messages)) + (await countOf(sent)),
      };
    },

    /** Everything of the one goes to the other or ends, and the one is gone. For a transaction that has locked both. */
    async mergeInto({ from, to }: Two) {
      for (const table of ENDED) {
        await db
          .deleteFrom(table as 'sessions')
          .where('account_id', 'in', [from, to])
          .execute();
      }
      for (const table of MOVED) {
        await db
          .updateTable(table as 'bookings')
          .set({ account_id: to })
          .where('account_id', '=', from)
          .execute();
      }
      for (const [table, column] of Object.entries(NAMED_OTHERWISE)) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
          db,
        );
      }
      await dropWeakerLinks({ from, to });
      for (const [table, keys] of Object.entries(MOVED_ONCE)) await moveOnce({ table, keys, from, to });
      await db
        .updateTable('accounts')
        .set({ merge_with: null })
        .where((account) =>
          account.or([account('merge_with', 'in', [from, to]), account('id', 'in', [from, to])]),
        )
        .execute();
      await db.deleteFrom('accounts').where('id', '=', from).execute();
    },
  };
};
