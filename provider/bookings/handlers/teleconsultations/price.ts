import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keepPrice as keepWithInvoice } from '#provider/payments/of-bookings.ts';
import { currentPrices } from '#provider/bookings/handlers/prices.ts';
import type { FoundSlot } from '#provider/bookings/handlers/find-slot.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';

type Priced = { context: CallContext; store: StoreInTransaction; slot: FoundSlot; row: BookingRow };

/**
 * Keeps with the booking what a commercial one costs, where the list of the day has one price: it is paid by an invoice. Nobody is asked to
 * choose among several (144): which of them it is, the invoice says.
 */
export async function keepPrice({ context, store, slot: { availability }, row }: Priced) {
  const [price, ...others] = await currentPrices({ context, store, availability });
  if (!price || others.length > 0) return;
  const { name, amount, currency } = price;
  const kept = { system: row.system, system_id: row.system_id, name, amount, currency, paid: 0 } as const;
  await keepWithInvoice({ store, context, row, price: kept, unitName: availability.unit.name });
}
