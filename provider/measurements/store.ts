import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { BookingMeasurementsRow } from '#provider/measurements/tables.ts';

/** The patient's own measurements that go with bookings. */
const measurementsOf = (db: Kysely<Tables>) => ({
  /** Instead of those that were attached before. */
  attach: ({ date_from, ...key }: BookingMeasurementsRow) =>
    db
      .insertInto('booking_measurements')
      .values({ ...key, date_from })
      .onConflict((conflict) => conflict.columns(['system', 'system_id']).doUpdateSet({ date_from }))
      .execute(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('booking_measurements')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** Which of these bookings have any. */
  async bookingsWithAny(systemIds: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('booking_measurements')
      .select('system_id')
      .where('system_id', 'in', systemIds)
      .execute();
    return rows.map(({ system_id }) => system_id);
  },
});

export const measurementsStore = { measurements: measurementsOf };
