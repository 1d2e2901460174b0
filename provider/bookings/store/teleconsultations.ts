import type { Kysely } from 'kysely';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import type { AskedNowRow } from '#provider/bookings/tables/bookings.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TeleconsultationRow } from '#provider/core/rows.ts';

type Key = { system: string; systemId: string };
type Ended = { at: number };

/** Consultations that belong to bookings: both are written in one transaction (B-55). */
export const consultationsOf = (db: Kysely<Tables>) => {
  const ofBooking = ({ system, systemId }: Key) =>
    db.updateTable('teleconsultations').where('system_id', '=', systemId).where('system', '=', system);

  const idOf = ({ system, systemId }: Key) =>
    db
      .selectFrom('teleconsultations')
      .select('id')
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst();

  return {
    /** @throws a unique violation when the booking has one already. */
    add: (row: TeleconsultationRow) => db.insertInto('teleconsultations').values(row).execute(),

    /** Tells whether a visit is given from afar: a teleconsultation, or a service by phone or video (decision 194). */
    async isFromAfar({ system, systemId }: Key) {
      const { meeting } = await db
        .selectFrom('bookings')
        .innerJoin('services', 'services.code', 'bookings.service_code')
        .select('services.meeting')
        .where('bookings.system_id', '=', systemId)
        .where('bookings.system', '=', system)
        .executeTakeFirstOrThrow();
      return meeting !== null || (await idOf({ system, systemId })) !== undefined;
    },

    /** Teleconsultations of a patient that are given now, which no doctor has ended and nobody has cancelled. */
    openNow: (patientId: string): Promise<TeleconsultationRow[]> =>
      db
        .selectFrom('teleconsultations')
        .innerJoin('bookings', (join) =>
          join
            .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
            .onRef('bookings.system', '=', 'teleconsultations.system'),
        )
        .selectAll('teleconsultations')
        .where('bookings.patient_id', '=', patientId)
        .where('teleconsultations.is_now', '=', 1)
        .where('teleconsultations.state', 'in', ['WAITING', 'STARTED'])
        .execute(),

    /** Consultations of bookings, all of which the account may see. */
    ofBookings: (systemIds: readonly string[]): Promise<TeleconsultationRow[]> =>
      systemIds.length === 0
        ? Promise.resolve([])
        : db.selectFrom('teleconsultations').selectAll().where('system_id', 'in', systemIds).execute(),

    /** False when a doctor has taken it, or it is over. */
    async cancel({ at, ...key }: Key & Ended) {
      const { numUpdatedRows } = await ofBooking(key)
        .set({ state: 'CANCELED', ended_at: at })
        .where('state', '=', 'WAITING')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Its booking has moved to another time, of another doctor perhaps. */
    move: ({ practitionerId, ...key }: Key & { practitionerId: string }) =>
      ofBooking(key).set({ practitioner_id: practitionerId }).execute(),

    /** Carries over to the consultation what the staff has done with the booking. Returns the id of one that is over by that. */
    async follow({ status, at, ...key }: Key & Ended & { status: BookingStatus }) {
      if (status !== 'CANCELED' && status !== 'EXECUTED') return undefined;
      const live = await idOf(key);
      const { numUpdatedRows } = await ofBooking(key)
        .set({ state: status === 'CANCELED' ? 'CANCELED' : 'ENDED', ended_at: at })
        .where('state', 'in', ['WAITING', 'STARTED'])
        .executeTakeFirst();
      return numUpdatedRows > 0n ? live?.id : undefined;
    },
  };
};

/** The requests sent for teleconsultations "now", whose ids stand before their bookings do (B-87). */
export const askedNowOf = (db: Kysely<Tables>) => ({
  byKey: ({ accountId, key }: { accountId: string; key: string }): Promise<AskedNowRow | undefined> =>
    db
      .selectFrom('teleconsultations_asked_now')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('draft_key', '=', key)
      .executeTakeFirst(),

  byId: ({ accountId, id }: { accountId: string; id: string }): Promise<AskedNowRow | undefined> =>
    db
      .selectFrom('teleconsultations_asked_now')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** Tells whether all of these are files or descriptions of the case that belong to no teleconsultation yet. */
  async areOfCase({ ids, caseId, patientId }: { ids: readonly string[]; caseId: string; patientId: string }) {
    if (ids.length === 0) return true;
    const counts = await Promise.all(
      (['medical_case_notes', 'medical_case_files'] as const).map((table) =>
        db
          .selectFrom(table)
          .select(db.fn.countAll<number>().as('count'))
          .where('id', 'in', ids)
          .where('case_id', '=', caseId)
          .where('patient_id', '=', patientId)
          .where('teleconsultation_id', 'is', null)
          .executeTakeFirstOrThrow(),
      ),
    );
    return counts.reduce((sum, { count }) => sum + count, 0) === new Set(ids).size;
  },

  add: (row: AskedNowRow) => db.insertInto('teleconsultations_asked_now').values(row).execute(),

  /** The patient has gone back and said something else; the id stays. */
  change: ({ id, ...said }: Pick<AskedNowRow, 'id' | 'patient_id' | 'payload' | 'asked_at'>) =>
    db.updateTable('teleconsultations_asked_now').set(said).where('id', '=', id).execute(),
});
