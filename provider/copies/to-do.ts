import { instant, type AreaToDo } from '#provider/core/waiting.ts';
import { isYesAwaited, standingOf } from './rules.ts';

/** Prices that wait for a yes, of those for whom the account may say it, and copies that can be fetched. */
export const toDo: AreaToDo = async ({ context: { store }, seen, record, now }) => {
  const open = { isUncompleted: true, after: undefined, before: undefined };
  const asked = await store.copies.list({ whose: await seen('copies.acceptPrice'), ...open });
  const made = await store.copies.list({ whose: await record('copies.attachment'), ...open });
  const prepared = made.filter(
    ({ state, delivery_format: format }) => state === 'PREPARED' && format === 'DOWNLOAD',
  );
  const refs = prepared.flatMap(({ ref_invoice: ref }) => (ref === null ? [] : [ref]));
  const invoices = refs.length > 0 ? await store.invoices.ofPayments(refs) : [];
  return [
    ...asked
      .filter((row) => row.state === 'ACCEPTED' && isYesAwaited(row))
      .map(({ id, patient_id: patientId, price }) => ({
        kind: 'price',
        ref: { id },
        patientId,
        urgency: 'due' as const,
        ...(price !== null && { amount: price }),
      })),
    ...prepared.flatMap((row) => {
      const invoice = invoices.find(({ ref_invoice: ref }) => ref === row.ref_invoice);
      const { isFetchable, until } = standingOf({ row, invoice, now });
      if (!isFetchable || until === null) return [];
      const { id, patient_id: patientId } = row;
      return [{ kind: 'files', ref: { id }, patientId, urgency: 'due' as const, until: instant(until) }];
    }),
  ];
};
