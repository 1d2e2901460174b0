import { endOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo } from '#provider/core/waiting.ts';

/** Invoices that are overdue, that nobody is paying just now and that the account may pay. Their day is over: they stand with what ends today. */
export const toDo: AreaToDo = async ({ context: { store }, today: day, seen }) => {
  const rows = await store.invoices.overdue({ whose: await seen('payments.start'), day });
  return rows.map(({ ref_invoice: id, patient_id: patientId, subject, amount, due_on: dueOn }) => ({
    kind: 'overdue',
    ref: { id },
    patientId,
    urgency: 'due',
    until: instant(endOfDay(dueOn ?? day) - 1),
    name: subject,
    amount,
  }));
};
