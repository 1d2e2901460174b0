import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { PaymentOddityRow, PaymentOrderRow, PaymentRefundRow } from '#provider/payments/tables.ts';

/** Orders at the gateway, money that goes back, and words that do not fit. */
export const paymentOrdersOf = (db: Kysely<Tables>) => ({
  insert: (row: PaymentOrderRow) => db.insertInto('payment_orders').values(row).execute(),

  taken: (extId: string, orderId: string) =>
    db.updateTable('payment_orders').set({ order_id: orderId }).where('ext_id', '=', extId).execute(),

  byExtId: (extId: string) =>
    db.selectFrom('payment_orders').selectAll().where('ext_id', '=', extId).executeTakeFirst(),

  /** The newest first. */
  ofPayment: (paymentId: string) =>
    db
      .selectFrom('payment_orders')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('at', 'desc')
      .orderBy('ext_id')
      .execute(),

  /** Puts the money of an order on the list, once; tells whether it was new. */
  async owe(row: PaymentRefundRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('payment_refunds')
      .values(row)
      .onConflict((conflict) => conflict.column('ext_id').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  refunds: async (paymentIds: readonly string[]) =>
    paymentIds.length === 0
      ? []
      : db
          .selectFrom('payment_refunds')
          .selectAll()
          .where('payment_id', 'in', paymentIds)
          .orderBy('made_at')
          .execute(),

  /** The refunds of the payments of an invoice. */
  refundsOf: (ref: string) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .selectAll('payment_refunds')
      .where('payments.ref_invoice', '=', ref)
      .orderBy('made_at')
      .execute(),

  refund: (extId: string) =>
    db.selectFrom('payment_refunds').selectAll().where('ext_id', '=', extId).executeTakeFirst(),

  /** False: it was paid back before. */
  async paidBack(extId: string, day: string) {
    const { numUpdatedRows } = await db
      .updateTable('payment_refunds')
      .set({ done_on: day })
      .where('ext_id', '=', extId)
      .where('done_on', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  noteOddity: (row: PaymentOddityRow) => db.insertInto('payment_oddities').values(row).execute(),
});
