import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { BookingPrescriptionRow } from '#provider/bookings/tables/prescriptions.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** The drugs that patients take often, and the prescriptions asked for with bookings. */
export const prescriptionsOf = (db: Kysely<Tables>) => ({
  takenDrugs: (whose: Whose) =>
    withinPatients(db.selectFrom('taken_drugs').selectAll(), whose).orderBy('position').execute(),

  /** Instead of one that was asked for before. */
  keep: ({ reason, drugs, ...key }: BookingPrescriptionRow) =>
    db
      .insertInto('booking_prescriptions')
      .values({ ...key, reason, drugs })
      .onConflict((conflict) => conflict.columns(['system', 'system_id']).doUpdateSet({ reason, drugs }))
      .execute(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('booking_prescriptions')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),
});
