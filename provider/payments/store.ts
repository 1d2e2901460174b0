import { sql, type Kysely } from 'kysely';
import { OPEN_STATES, type PaymentState } from '#contract/payments/reading/states.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { paymentSettingsOf } from './settings.ts';
import { invoicesOf } from './store/invoices.ts';
import { paymentOrdersOf } from './store/orders.ts';
import type { PaymentRow, PaymentStepRow } from './tables.ts';

type Part = Readonly<{
  whose: Whose;
  state: PaymentState | undefined;
  after: number;
  before: number;
}>;

const paymentsOf = (db: Kysely<Tables>) => {
  const seen = (whose: Whose, state?: PaymentState) => {
    const query = within(db.selectFrom('payments').selectAll('payments'), whose);
    return state ? query.where('state', '=', state) : query;
  };
  const inPart = ({ whose, state, after, before }: Part) =>
    seen(whose, state).where('started_at', '>=', after).where('started_at', '<', before);

  return {
    /** One page of those begun in a time, newest first. */
    page: ({ offset, limit, ...part }: Part & { offset: number; limit: number }) =>
      inPart(part).orderBy('started_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),

    /** The payments that were begun in a time by state: how many, how much, and how much of that was paid back. */
    sums: (part: Part) =>
      inPart(part)
        .clearSelect()
        .select(({ fn }) => [
          'state',
          fn.countAll<number>().as('count'),
          fn.sum<number>('amount').as('amount'),
          sql<number>`sum((select coalesce(sum(payment_refunds.amount), 0) from payment_refunds
            where payment_refunds.payment_id = payments.id and payment_refunds.done_on is not null))`.as(
            'paid_back',
          ),
        ])
        .groupBy('state')
        .execute(),

    /** The number that were begun before a time. */
    async older({ whose, state, after }: Omit<Part, 'before'>) {
      const { count } = await seen(whose, state)
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('started_at', '<', after)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    byId: ({ whose, id }: { whose: Whose; id: string }) =>
      seen(whose).where('id', '=', id).executeTakeFirst(),

    /** As it is within a transaction. */
    again: (id: string) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The one with which whoever presses goes on. */
    open: (ref: string) =>
      db.selectFrom('payments').selectAll().where('open_key', '=', ref).executeTakeFirst(),

    /** All that are under way of these invoices, the newest first; also those that are gone on with no more. */
    underWay: async (refs: readonly string[]) =>
      refs.length === 0
        ? []
        : db
            .selectFrom('payments')
            .selectAll()
            .where('ref_invoice', 'in', refs)
            .where('state', 'in', [...OPEN_STATES])
            .orderBy('started_at', 'desc')
            .execute(),

    insert: (row: PaymentRow) => db.insertInto('payments').values(row).execute(),

    change: (id: string, to: Partial<PaymentRow>) =>
      db.updateTable('payments').set(to).where('id', '=', id).execute(),

    /** Nobody goes on with what was begun: the invoice is withdrawn, or paid at the unit. */
    letGo: (ref: string) =>
      db.updateTable('payments').set({ open_key: null, address: null }).where('open_key', '=', ref).execute(),

    /** Payments of which the gateway is to be asked by now. */
    toAsk: ({ now, limit }: { now: number; limit: number }) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('next_ask_at', '<=', now)
        .orderBy('next_ask_at')
        .limit(limit)
        .execute(),

    /** Takes a question upon oneself; false: another process has. */
    async claimQuestion({ id, due, next, now }: { id: string; due: number; next: number; now: number }) {
      const { numUpdatedRows } = await db
        .updateTable('payments')
        .set({ next_ask_at: next, asked_at: now })
        .where('id', '=', id)
        .where('next_ask_at', '=', due)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    steps: (id: string) =>
      db.selectFrom('payment_steps').selectAll().where('payment_id', '=', id).orderBy('position').execute(),

    async addStep({ payment_id, ...step }: Omit<PaymentStepRow, 'position'>) {
      const { last } = await db
        .selectFrom('payment_steps')
        .select(({ fn }) => fn.max('position').as('last'))
        .where('payment_id', '=', payment_id)
        .executeTakeFirstOrThrow();
      const position = Number(last) + 1;
      await db
        .insertInto('payment_steps')
        .values({ ...step, payment_id, position })
        .execute();
    },
  };
};

export const paymentsStore = {
  invoices: invoicesOf,
  payments: paymentsOf,
  paymentOrders: paymentOrdersOf,
  paymentSettings: paymentSettingsOf,
};
