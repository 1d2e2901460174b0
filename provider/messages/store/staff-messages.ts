import { isAdult } from '#contract/people/reading/ages.ts';
import { sql, type Kysely } from 'kysely';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { hasEnded } from '#provider/core/access-rules.ts';

type Asked = { staffId: string; messageId: string };

/** Messages as the staff reads and writes them, for the staff side alone. */
export const staffMessagesOf = (db: Kysely<Tables>) => {
  /** Accounts that can sign in and are linked to patients. */
  const acting = () =>
    db
      .selectFrom('account_patients as link')
      .innerJoin('accounts', 'accounts.id', 'link.account_id')
      .innerJoin('patients', 'patients.id', 'link.patient_id')
      .select(['link.account_id as id', 'link.role', 'link.acts_until', 'patients.birth_date'])
      .where('link.link_state', '=', 'C')
      .where('accounts.state', '<>', 'USER_BLOCKED')
      .orderBy('link.account_id');

  return {
    /** Who of the staff has an inbox, with how many messages are in it and not read. */
    boxes: () =>
      db
        .selectFrom('staff_accounts as staff')
        .leftJoin('message_staff_recipients as got', 'got.staff_account_id', 'staff.id')
        .leftJoin('messages', (join) =>
          join.onRef('messages.id', '=', 'got.message_id').on('messages.deleted_at', 'is', null),
        )
        .selectAll('staff')
        .select([
          sql<number | string>`count(messages.id)`.as('all'),
          sql<number | string>`count(case when got.read_at is null then messages.id end)`.as('unread'),
        ])
        .groupBy('staff.id')
        .orderBy('staff.last_name')
        .orderBy('staff.name')
        .execute(),

    staff: (id: string) =>
      db.selectFrom('staff_accounts').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The latest first. */
    inbox: ({ staffId, limit }: { staffId: string; limit: number }) =>
      db
        .selectFrom('message_staff_recipients as got')
        .innerJoin('messages', 'messages.id', 'got.message_id')
        .innerJoin('accounts', 'accounts.id', 'messages.sender_account_id')
        .select(['messages.id', 'messages.title', 'messages.sent_at', 'got.read_at', 'accounts.username'])
        .where('got.staff_account_id', '=', staffId)
        .where('messages.deleted_at', 'is', null)
        .orderBy('messages.sent_at', 'desc')
        .orderBy('messages.id', 'desc')
        .limit(limit)
        .execute(),

    /** Undefined: it was not written to them, or its writer has deleted it. */
    message: ({ staffId, messageId }: Asked) =>
      db
        .selectFrom('messages')
        .innerJoin('message_staff_recipients as got', 'got.message_id', 'messages.id')
        .selectAll('messages')
        .select('got.read_at')
        .where('got.staff_account_id', '=', staffId)
        .where('messages.id', '=', messageId)
        .where('messages.deleted_at', 'is', null)
        .executeTakeFirst(),

    attachments: (messageId: string) =>
      db
        .selectFrom('message_attachments')
        .select(['filename', 'size'])
        .where('message_id', '=', messageId)
        .execute(),

    /** False when it is deleted, or was not written to them. From the first reader on it cannot be changed: this row and the change decide. */
    async markRead({ staffId, messageId, at }: Asked & { at: number }) {
      await db
        .updateTable('messages')
        .set({ first_read_at: at })
        .where('id', '=', messageId)
        .where('first_read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('message_staff_recipients')
              .select('message_id')
              .where('message_id', '=', messageId)
              .where('staff_account_id', '=', staffId),
          ),
        )
        .execute();
      const { numUpdatedRows } = await db
        .updateTable('message_staff_recipients')
        .set({ read_at: sql<number>`coalesce(read_at, ${at})` })
        .where('staff_account_id', '=', staffId)
        .where('message_id', '=', messageId)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('messages')
              .select('id')
              .where('id', '=', messageId)
              .where('first_read_at', 'is not', null)
              .where('deleted_at', 'is', null),
          ),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    accountByName: (username: string) =>
      db.selectFrom('accounts').select('id').where('username', '=', username.toLowerCase()).execute(),

    /** Who acts for patients that have had a visit of a service since then, or have one to come. */
    async accountsOfService({
      serviceCode,
      since,
      today,
    }: {
      serviceCode: string;
      since: number;
      today: Day;
    }) {
      const rows = await acting()
        .innerJoin('bookings', 'bookings.patient_id', 'link.patient_id')
        .where('bookings.service_code', '=', serviceCode)
        .where('bookings.starts_at', '>=', since)
        .execute();
      return actingOn(rows, today);
    },

    /** Who acts for a patient and may see their record. */
    async accountsOfPatient({ patientId, today }: { patientId: string; today: Day }) {
      const rows = await acting()
        .where('link.patient_id', '=', patientId)
        .where('accounts.type', '=', 'AUTHORIZED')
        .execute();
      return actingOn(rows, today);
    },
  };
};

type Acting = Readonly<{
  id: string;
  role: 'PATIENT' | 'WARD' | 'CHILD';
  birth_date: Day;
  acts_until: Day | null;
}>;

/** Accounts that act on a day: no link acts after its last day, and a parent's right ends with the child's majority, whatever the link says. */
function actingOn(rows: readonly Acting[], today: Day) {
  const still = rows.filter(
    ({ role, birth_date: birthDate, acts_until: actsUntil }) =>
      !hasEnded({ actsUntil, today }) && (role !== 'CHILD' || !isAdult({ birthDate, today })),
  );
  return [...new Set(still.map(({ id }) => id))].map((id) => ({ id }));
}

export type StaffBoxRow = Awaited<ReturnType<ReturnType<typeof staffMessagesOf>['boxes']>>[number];
