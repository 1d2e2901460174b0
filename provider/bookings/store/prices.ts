import type { Kysely } from 'kysely';
import type { BookingPriceRow } from '#provider/bookings/tables/prices.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Price lists of commercial services, and the prices of bookings. */
export const pricesOf = (db: Kysely<Tables>) => ({
  /** The list that is valid on that day, in order; none: there is no current one. */
  current: ({ serviceCode, day }: { serviceCode: string; day: string }) =>
    db
      .selectFrom('prices')
      .selectAll()
      .where('service_code', '=', serviceCode)
      .where('valid_from', '<=', day)
      .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>=', day)]))
      .orderBy('position')
      .execute(),

  keep: (row: BookingPriceRow) => db.insertInto('booking_prices').values(row).execute(),

  /** Its invoice is paid. */
  markPaid: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .updateTable('booking_prices')
      .set({ paid: 1 })
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .execute(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('booking_prices')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),
});
