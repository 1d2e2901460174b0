import { daysBetween, type Day } from '#app/domain/dates/calendar.ts';

/** Days are Warsaw's: an invoice is overdue from the midnight after its due day, and one without such a day never is. */

type Due = Readonly<{ refInvoice: string; dueDay?: Day | undefined }>;

/** The number of days that it is overdue; 0: it is not. */
export function daysOverdue({ dueDay }: Pick<Due, 'dueDay'>, today: Day) {
  return dueDay === undefined ? 0 : Math.max(0, daysBetween({ from: dueDay, to: today }));
}

export const isOverdue = (invoice: Pick<Due, 'dueDay'>, today: Day) => daysOverdue(invoice, today) > 0;

/** Comes after every day that there is. */
const LAST = '9999-12-31';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The oldest due day first, those without one last; of equal days by their numbers, which are never equal. */
export const byDueDay = <Invoice extends Due>(invoices: readonly Invoice[]): Invoice[] =>
  [...invoices].sort(
    (one, other) =>
      compare(one.dueDay ?? LAST, other.dueDay ?? LAST) || compare(one.refInvoice, other.refInvoice),
  );
