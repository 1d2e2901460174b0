import { sql, type Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Invoices, money that goes back, and odd words of the gateway, of whomever they are: for the staff side alone. */
export const staffPaymentsOf = (db: Kysely<Tables>) => ({
  /** Invoices: those that are due first, then the newest. */
  invoices: (limit: number) =>
    db
      .selectFrom('invoices')
      .innerJoin('patients', 'patients.id', 'invoices.patient_id')
      .selectAll('invoices')
      .select(['patients.name', 'patients.last_name'])
      .orderBy(sql`case state when 'DUE' then 0 else 1 end`)
      .orderBy('issued_on', 'desc')
      .orderBy('ref_invoice', 'desc')
      .limit(limit)
      .execute(),

  /** The refunds still to be paid first, then the newest. */
  refunds: (limit: number) =>
    db
      .selectFrom('payment_refunds')
      .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
      .innerJoin('patients', 'patients.id', 'payments.patient_id')
      .selectAll('payment_refunds')
      .select(['payments.ref_invoice', 'payments.currency', 'patients.name', 'patients.last_name'])
      .orderBy(sql`case when done_on is null then 0 else 1 end`)
      .orderBy('made_at', 'desc')
      .limit(limit)
      .execute(),

  /** The refunds of what was paid at the desk: those still to be paid first, then the newest. */
  deskRefunds: (limit: number) =>
    db
      .selectFrom('invoice_refunds')
      .innerJoin('invoices', 'invoices.ref_invoice', 'invoice_refunds.ref_invoice')
      .innerJoin('patients', 'patients.id', 'invoices.patient_id')
      .selectAll('invoice_refunds')
      .select(['patients.name', 'patients.last_name'])
      .orderBy(sql`case when done_on is null then 0 else 1 end`)
      .orderBy('made_at', 'desc')
      .limit(limit)
      .execute(),

  oddities: (limit: number) =>
    db.selectFrom('payment_oddities').selectAll().orderBy('id', 'desc').limit(limit).execute(),

  order: (extId: string) =>
    db.selectFrom('payment_orders').selectAll().where('ext_id', '=', extId).executeTakeFirst(),
});

export type StaffInvoice = Awaited<ReturnType<ReturnType<typeof staffPaymentsOf>['invoices']>>[number];
export type StaffRefund = Awaited<ReturnType<ReturnType<typeof staffPaymentsOf>['refunds']>>[number];
export type StaffDeskRefund = Awaited<ReturnType<ReturnType<typeof staffPaymentsOf>['deskRefunds']>>[number];
