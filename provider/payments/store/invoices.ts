import { sql, type Kysely } from 'kysely';
import { OPEN_STATES } from '#contract/payments/reading/states.ts';
import { lockWord } from '#provider/core/lock.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { InvoiceRefundRow, InvoiceRow } from '#provider/payments/tables.ts';

/** The key of an invoice, which says what it is of. */
export const keyOf = ({ kind, system = '', id }: { kind: string; system?: string; id: string }) =>
  `${kind}:${system}:${id}`;

/** The beginning of the numbers of invoices of bookings; the staff gives no such number by hand. */
export const BOOKED = 'FW/';

type Paid = Pick<InvoiceRow, 'paid_by' | 'paid_at' | 'paid_role'>;

type OfCopies = Pick<
  InvoiceRow,
  'patient_id' | 'account_id' | 'subject' | 'amount' | 'issued_on' | 'due_on'
> & {
  /** The request's id. */
  id: string;
};

/** Invoices; those of patients only by a Whose. */
export const invoicesOf = (db: Kysely<Tables>) => {
  const seen = (whose: Whose) => within(db.selectFrom('invoices').selectAll('invoices'), whose);
  return {
    /** Invoices that are due: the oldest due day first, without one last; equal days by their number. */
    due: (whose: Whose) =>
      seen(whose)
        .where('state', '=', 'DUE')
        .orderBy(sql`coalesce(due_on, '9999')`)
        .orderBy('ref_invoice')
        .execute(),

    /** The invoices that were due before a day, and nobody is paying now: the oldest due day first. */
    overdue: ({ whose, day }: { whose: Whose; day: string }) =>
      seen(whose)
        .where('invoices.state', '=', 'DUE')
        .where('due_on', '<', day)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.open_key', '=', 'invoices.ref_invoice')
                .where('payments.state', 'in', [...OPEN_STATES]),
            ),
          ),
        )
        .orderBy('due_on')
        .orderBy('ref_invoice')
        .execute(),

    byRef: ({ whose, ref }: { whose: Whose; ref: string }) =>
      seen(whose).where('ref_invoice', '=', ref).executeTakeFirst(),

    /** Invoices of payments that were found: whose they are has been decided. */
    ofPayments: async (refs: readonly string[]) =>
      refs.length === 0
        ? []
        : db.selectFrom('invoices').selectAll().where('ref_invoice', 'in', refs).execute(),

    /** As it is within a transaction that has locked its patient. */
    again: (ref: string) =>
      db.selectFrom('invoices').selectAll().where('ref_invoice', '=', ref).executeTakeFirst(),

    ofThing: (key: string) =>
      db.selectFrom('invoices').selectAll().where('of_key', '=', key).executeTakeFirst(),

    /** Issues the invoice of a request for copies, and answers its number: within a transaction. A request whose price changes has another. */
    async issueOfCopies({ id, ...row }: OfCopies) {
      const ref = await this.nextNumber(row.issued_on);
      await this.insert({
        ...row,
        ref_invoice: ref,
        state: 'DUE',
        of_kind: 'COPIES',
        of_system: null,
        of_id: id,
        of_key: keyOf({ kind: 'COPIES', system: ref, id }),
        unit_name: null,
        paid_by: null,
        paid_at: null,
        paid_role: null,
      });
      return ref;
    },

    insert: (row: InvoiceRow) => db.insertInto('invoices').values(row).execute(),

    markPaid: (ref: string, paid: Paid) =>
      db
        .updateTable('invoices')
        .set({ ...paid, state: 'PAID' })
        .where('ref_invoice', '=', ref)
        .where('state', '=', 'DUE')
        .execute(),

    changeAmount: (ref: string, amount: number) =>
      db
        .updateTable('invoices')
        .set({ amount })
        .where('ref_invoice', '=', ref)
        .where('state', '=', 'DUE')
        .execute(),

    changeDueDay: ({ key, day }: { key: string; day: string }) =>
      db
        .updateTable('invoices')
        .set({ due_on: day })
        .where('of_key', '=', key)
        .where('state', '=', 'DUE')
        .execute(),

    /** Nothing is due any more; what was paid stays paid. */
    cancel: (ref: string) =>
      db
        .updateTable('invoices')
        .set({ state: 'CANCELED' })
        .where('ref_invoice', '=', ref)
        .where('state', '=', 'DUE')
        .execute(),

    /** Puts on the list what was paid at the desk and goes back: an invoice is there once. */
    owe: (row: InvoiceRefundRow) =>
      db
        .insertInto('invoice_refunds')
        .values(row)
        .onConflict((conflict) => conflict.column('ref_invoice').doNothing())
        .execute(),

    /** The refund of an invoice that goes back at the desk. */
    refundOf: (ref: string) =>
      db.selectFrom('invoice_refunds').selectAll().where('ref_invoice', '=', ref).executeTakeFirst(),

    /** False: it is not on the list, or was paid back before. */
    async paidBack(ref: string, day: string) {
      const { numUpdatedRows } = await db
        .updateTable('invoice_refunds')
        .set({ done_on: day })
        .where('ref_invoice', '=', ref)
        .where('done_on', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** The next of the numbers that the portal's bookings get, "FW/11/2026/000001": within a transaction, which then has it alone. */
    async nextNumber(day: string) {
      await lockWord(db, 'invoices');
      const [year = '', month = ''] = day.split('-');
      const prefix = `${BOOKED}${month}/${year}/`;
      const { last } = await db
        .selectFrom('invoices')
        .select((row) => row.fn.max('ref_invoice').as('last'))
        .where('ref_invoice', 'like', `${prefix}%`)
        .executeTakeFirstOrThrow();
      const before = Number((last as string | null)?.slice(prefix.length) ?? 0);
      return prefix + String(before + 1).padStart(6, '0');
    },
  };
};
