import { mover, type AskedMove, type Moved, type MoveOutcome } from '#provider/bench/move.ts';
import { newId } from '#provider/core/ids.ts';
import { createStore } from '#provider/core/store.ts';
import { changePrice } from '#provider/copies/pricing.ts';
import { staffCopiesOf, type StaffCopyRequest } from '#provider/copies/staff-copies.ts';
import type { CopyRequestRow } from '#provider/copies/tables.ts';
import { tellOfCopies } from '#provider/copies/telling.ts';
import { plainPdf } from '#provider/seed/files.ts';
import { COPY_MOVES, movesOf, Prepared, Price, Refusal, type CopyMove } from './rules.ts';

type Parts = Moved<StaffCopyRequest> & Readonly<{ portalOrigin: string; row: CopyRequestRow }>;

/** The staff's act on a request; whoever may see it is told, but of its end. */
export const moveCopies = ({ portalOrigin, ...asked }: AskedMove & { portalOrigin: string }) =>
  mover<StaffCopyRequest, CopyMove>({
    area: 'copies',
    moves: COPY_MOVES,
    movesOf,
    byId: (trx, id) => staffCopiesOf(trx).byId(id),
    patientOf: ({ patient_id: patientId }) => patientId,
    async make(move, moved) {
      const { copies, patients } = createStore(moved.trx);
      await patients.lock(moved.row.patient_id);
      // As it is by now: the patient may have agreed meanwhile.
      const row = await copies.again(moved.row.id);
      if (!row || !movesOf(row).includes(move)) return 409;
      return MAKERS[move]({ ...moved, row: { ...moved.row, ...row }, portalOrigin });
    },
  })(asked);

const storeOf = ({ trx }: Parts) => createStore(trx);
const tell = (parts: Parts, news: Parameters<typeof tellOfCopies>[0]['news']) =>
  tellOfCopies({ ...parts, store: storeOf(parts), news });

const MAKERS: Record<CopyMove, (parts: Parts) => Promise<MoveOutcome>> = {
  async accept(parts) {
    const { row, at } = parts;
    await storeOf(parts).copies.change(row.id, { state: 'ACCEPTED', accepted_at: at.getTime() });
    await tell(parts, 'accepted');
    return { id: row.id };
  },

  async price(parts) {
    const { row, at, fields } = parts;
    const { data } = Price.safeParse(fields);
    if (!data) return 400;
    if (!(await changePrice({ store: storeOf(parts), row, at, ...data }))) return 409;
    await tell(parts, 'priced');
    return { id: row.id };
  },

  async prepare(parts) {
    const { row, at, fields } = parts;
    const { copies } = storeOf(parts);
    if (row.delivery_format === 'DOWNLOAD') {
      const file = Prepared.safeParse(fields).data?.file;
      const isGiven = file !== undefined && file.size > 0;
      const content = isGiven
        ? Buffer.from(await file.arrayBuffer())
        : plainPdf(['Przychodnia pod Lipami', row.number]);
      await copies.addFile({
        id: newId(at),
        request_id: row.id,
        file_name: isGiven ? file.name : 'kopia-dokumentacji.pdf',
        media_type: (isGiven && file.type) || 'application/pdf',
        size: content.length,
        content,
      });
    }
    await copies.change(row.id, { state: 'PREPARED', prepared_at: at.getTime() });
    await tell(parts, 'prepared');
    return { id: row.id };
  },

  async complete(parts) {
    const { row, at } = parts;
    await storeOf(parts).copies.change(row.id, { state: 'COMPLETED', completed_at: at.getTime() });
    return { id: row.id };
  },

  async reject(parts) {
    const { row, at, fields } = parts;
    const { data } = Refusal.safeParse(fields ?? {});
    if (!data) return 400;
    // Nothing is due any more; what is paid, or being paid, is first paid back.
    if (!(await changePrice({ store: storeOf(parts), row, at, price: 0 }))) return 409;
    const to = { state: 'REJECTED', rejected_at: at.getTime(), price: row.price, ...data } as const;
    await storeOf(parts).copies.change(row.id, to);
    await tell(parts, 'rejected');
    return { id: row.id };
  },
};
