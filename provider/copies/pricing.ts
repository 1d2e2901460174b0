import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { isYesAwaited } from './rules.ts';
import type { CopyRequestRow } from './tables.ts';

const DAYS_TO_PAY = 14;

type Changed = Readonly<{ store: StoreInTransaction; row: CopyRequestRow; at: Date }>;

/** Issues the invoice of a price that was agreed to (B-27); null: it costs nothing, or waits for a yes. */
async function invoiceOf({ store, row, at }: Changed) {
  const amount = row.price ?? 0;
  if (amount === 0 || isYesAwaited(row)) return null;
  const today = localDay(at.getTime());
  return store.invoices.issueOfCopies({
    id: row.id,
    patient_id: row.patient_id,
    account_id: row.account_id,
    subject: `Kopia dokumentacji, wniosek ${row.number}`,
    amount,
    issued_on: today,
    due_on: addDays({ day: today, days: DAYS_TO_PAY }),
  });
}

/**
 * Tells another price, in a transaction that has locked the patient: an invoice of the former one is withdrawn. False: that one is paid, or
 * somebody is paying it.
 */
export async function changePrice({ store, row, at, price }: Changed & { price: number }) {
  const { ref_invoice: ref } = row;
  if (price === row.price) return true;
  if (ref !== null) {
    const isPaid = (await store.invoices.again(ref))?.state === 'PAID';
    if (isPaid || (await store.payments.underWay([ref])).length > 0) return false;
    await store.invoices.cancel(ref);
    await store.payments.letGo(ref);
  }
  const changed = { ...row, price };
  await store.copies.change(row.id, { price, ref_invoice: await invoiceOf({ store, row: changed, at }) });
  return true;
}

/** Agrees to the price of a request, in such a transaction. */
export async function agree({ store, row, at }: Changed): Promise<CopyRequestRow> {
  const yes = { agreed_amount: row.price, agreed_at: at.getTime() };
  const to = { ...yes, ref_invoice: await invoiceOf({ store, row: { ...row, ...yes }, at }) };
  await store.copies.change(row.id, to);
  return { ...row, ...to };
}
