import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { endOfDay, today } from '#app/domain/dates/warsaw.ts';
import { byDueDay, daysOverdue } from '#app/domain/payments/due.ts';
import { payPath } from '#app/domain/payments/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { amountIn, moneyOf } from './view.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Invoices that are overdue and that nobody is paying just now. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const day = today(request.now);
  const nameOf = personNames(request, patients);
  const invoices = await request.provider.invoices.toPay(patientId === undefined ? {} : { patientId });
  const overdue = byDueDay(invoices.map((invoice) => ({ ...invoice, dueDay: invoice.dueOn }))).filter(
    (invoice) => daysOverdue(invoice, day) > 0 && invoice.payment === undefined,
  );
  if (overdue.length === 0) return [];
  const money = await moneyOf(request);
  return overdue.map((invoice) => {
    const patient = patients.find(({ id }) => id === invoice.patientId);
    const amount = amountIn(request, { ...money, amount: invoice.amount });
    return {
      kind: 'due' as const,
      icon: 'receipt' as const,
      href: payPath(invoice.refInvoice),
      label: amount === null ? request.t('payments:toDo.payIt') : request.t('payments:toDo.pay', { amount }),
      what: invoice.subject,
      who: patient && patients.length > 1 ? nameOf(patient) : null,
      when: invoice.refInvoice,
      // Its day is over: it stands with what ends today.
      until: endOfDay(invoice.dueDay ?? day),
      note: request.t('payments:toDo.note', {
        day: textIn(request.language).formatDate(invoice.dueDay ?? day),
      }),
      phone: null,
    };
  });
}
