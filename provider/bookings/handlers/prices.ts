import type { z } from 'zod';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Price } from '#contract/bookings/schemas/clinic.ts';
import type { CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingPriceRow } from '#provider/bookings/tables/prices.ts';

/** Today's price list of a bookable thing; none for what costs nothing, and when no list is valid. */
export async function currentPrices({
  context,
  store,
  availability: { row, service },
}: {
  context: CallContext;
  store: StoreInTransaction;
  availability: Availability;
}): Promise<z.input<typeof Price>[]> {
  if (row.commercial !== 1) return [];
  const day = localDay(context.clock.now().getTime());
  const rows = await store.prices.current({ serviceCode: service.code, day });
  return rows.map(({ id, name, amount, currency }) => ({ id, name, amount, currency }));
}

/** booked first, paid afterwards, by its invoice. */
export const paymentView = (row: BookingPriceRow | undefined, invoice?: BookingInvoice) =>
  row && {
    name: row.name,
    amount: row.amount,
    currency: row.currency,
    isPaid: row.paid === 1,
    ...invoice,
  };

/** The facts of a booking's invoice; none of one that has no invoice. */
export type BookingInvoice = Partial<
  Pick<NonNullable<z.input<typeof Booking>['payment']>, 'refInvoice' | 'isUnderWay' | 'refunds'>
>;
