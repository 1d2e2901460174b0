import { taggedPdfNow } from '#provider/core/printouts/tagged-pdf.ts';
import type { ResultDocumentRow } from '#provider/results/tables.ts';
import type { SeedOrder } from './orders.ts';

type File = Omit<ResultDocumentRow, 'id' | 'result_id' | 'held_under' | 'size'>;

const REPORT = { type: 'LAB', type_name: 'Sprawozdanie z badania' };
const DESCRIPTION = { type: 'OPIS', type_name: 'Opis lekarza' };
const WORDS = 'Opis: obraz krwi bez zmian w porównaniu z poprzednim badaniem.\n';

let made: Uint8Array | undefined;

/** Made once a process: the letters of a document take longer than all the rest of the clinic. */
const pdf = () =>
  (made ??= taggedPdfNow({
    title: 'Sprawozdanie z badania',
    language: 'pl',
    at: new Date(0),
    letterhead: 'Przychodnia pod Lipami, 81 555 01 00',
    head: [],
    facts: [{ term: 'Wynik', value: 'Wartości są w portalu i w systemie laboratorium.' }],
  }));

const report = (name: string): File => ({
  ...REPORT,
  file_name: name,
  media_type: 'application/pdf',
  content: pdf(),
});

/** The files of an order. */
export function filesOf({ files = 'first' }: SeedOrder): File[] {
  if (files === 'none') return [];
  if (files !== 'several') return [report('wynik.pdf')];
  const described = { file_name: 'opis.txt', media_type: 'text/plain', content: Buffer.from(WORDS) };
  return [report('morfologia.pdf'), report('ob.pdf'), { ...DESCRIPTION, ...described }];
}
