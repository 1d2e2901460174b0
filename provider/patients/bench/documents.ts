import { html } from 'hono/html';
import { mover } from '#provider/bench/move.ts';
import { createStore } from '#provider/core/store.ts';
import { staffDocumentsOf, type DoubtedPatient } from '#provider/patients/staff-documents.ts';

const MOVES = ['give', 'restore'] as const;

/**
 * The staff's act on a document that two people have: it is the one's who changed to it, and the other's no more; or what
 * stood there before comes back. 409 while nothing would be left by which one of them is known.
 */
export const moveDocument = mover<DoubtedPatient, (typeof MOVES)[number]>({
  area: 'documents',
  moves: MOVES,
  async byId(trx, id) {
    await createStore(trx).patients.lock(id);
    return staffDocumentsOf(trx).byId(id);
  },
  patientOf: ({ id }) => id,
  movesOf: () => MOVES,
  async make(move, { trx, row }) {
    const staff = staffDocumentsOf(trx);
    const { id } = row;
    const kept =
      move === 'give'
        ? { id, number: row.document_number, country: row.document_country }
        : { id, number: row.undoubted_number, country: row.undoubted_country };
    const holder = await staff.holder(kept);
    if (holder) {
      if (move === 'restore' || holder.national_id === null) return 409;
      await staff.settle({ id: holder.id, number: null, country: 'PL' });
    }
    await staff.settle(kept);
    return { id };
  },
});

export type Doubted = Readonly<{
  row: DoubtedPatient;
  holder: Awaited<ReturnType<ReturnType<typeof staffDocumentsOf>['holder']>>;
}>;

/** Documents that the staff is to clear; nothing where there are none. */
export const documentList = (doubted: readonly Doubted[]) =>
  doubted.length === 0
    ? ''
    : html`<section aria-labelledby="documents">
        <h2 id="documents">Dokumenty, które mają dwie osoby</h2>
        ${doubted.map(documentCard)}
      </section>`;

function documentCard({ row, holder }: Doubted) {
  const id = `document-${row.id}`;
  const path = `/patients/${encodeURIComponent(row.id)}/document`;
  const before = row.undoubted_number;
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}">${row.name} ${row.last_name}: ${row.document_number}, ${row.document_country}</h3>
    <dl>
      <dt>Ma go też</dt>
      <dd>${holder ? `${holder.name} ${holder.last_name}, ${holder.id}` : 'już nikt'}</dd>
      <dt>Przedtem</dt>
      <dd>${before === null ? 'bez dokumentu' : `${before}, ${row.undoubted_country}`}</dd>
    </dl>
    <form method="post" action="${path}/give">
      <button type="submit" aria-describedby="${id}">To jest dokument tej osoby</button>
    </form>
    <form method="post" action="${path}/restore">
      <button type="submit" class="outlined" aria-describedby="${id}">Przywróć to, co było przedtem</button>
    </form>
  </article>`;
}
