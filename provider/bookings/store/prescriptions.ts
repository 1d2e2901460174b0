import type { Kysely } from 'kysely';
import type { BookingPrescriptionRow, Tables } from '#provider/core/tables.ts';

/** What patients take often, and the prescriptions asked for with bookings. */
export const prescriptionsOf = (db: Kysely<Tables>) => ({
  takenDrugs: (patientId: string) =>
    db
      .selectFrom('taken_drugs')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('position')
      .execute(),

  keep: (row: BookingPrescriptionRow) => db.insertInto('booking_prescriptions').values(row).execute(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('booking_prescriptions')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),
});
