import { taggedPdfNow } from '#provider/core/printouts/tagged-pdf.ts';
import type { EncounterDocumentRow } from './tables.ts';

type SeedDocument = Omit<EncounterDocumentRow, 'id' | 'encounter_id' | 'size'>;

const PDF = 'application/pdf';
const made = new Map<string, Uint8Array>();

/** Made once a process: the letters of a document take longer than all the rest of the clinic. */
function pdf({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  const known = made.get(title);
  if (known) return known;
  const bytes = taggedPdfNow({
    title,
    language: 'pl',
    letterhead: 'Przychodnia pod Lipami, 81 555 01 00',
    head: [],
    at: new Date(0),
    facts: facts.map(([term, value]) => ({ term, value })),
  });
  made.set(title, bytes);
  return bytes;
}

const SUMMARY = { type: '00.20', type_name: 'Karta wizyty' };
const ADVICE = { type: '03.10', type_name: 'Zalecenia po wizycie' };
const CERTIFICATE = { type: '05.10', type_name: 'Zaświadczenie lekarskie' };
const FINDINGS = { type: '06.10', type_name: 'Wyniki badań' };

const ADVICE_WORDS = `Zalecenia po wizycie

1. Leki proszę przyjmować bez zmian.
2. Ciśnienie proszę mierzyć rano i wieczorem przez dwa tygodnie i zapisywać.
3. Kontrola za trzy miesiące albo wcześniej, jeżeli coś niepokoi.
`;

const summary = (): SeedDocument => ({
  ...SUMMARY,
  file_name: 'karta-wizyty.pdf',
  media_type: PDF,
  content: pdf({
    title: 'Karta wizyty',
    facts: [
      ['Wywiad', 'Bez nowych dolegliwości.'],
      ['Badanie', 'Ciśnienie 135/85 mmHg, tętno 72 na minutę, miarowe.'],
      ['Postępowanie', 'Leczenie bez zmian, kontrola za trzy miesiące.'],
    ],
  }),
});

const advice = (): SeedDocument => ({
  ...ADVICE,
  file_name: 'zalecenia.txt',
  media_type: 'text/plain',
  content: Buffer.from(ADVICE_WORDS),
});

const certificate = (name: string): SeedDocument => ({
  ...CERTIFICATE,
  file_name: name,
  media_type: PDF,
  content: pdf({
    title: 'Zaświadczenie lekarskie',
    facts: [['Zaświadcza się', 'Pacjent był w poradni w dniu wizyty.']],
  }),
});

const findings = (): SeedDocument => ({
  ...FINDINGS,
  file_name: 'ekg-opis.pdf',
  media_type: PDF,
  content: pdf({
    title: 'Opis badania EKG',
    facts: [['Opis', 'Rytm zatokowy miarowy 72 na minutę. Zapis w granicach normy.']],
  }),
});

/** The documents that are kept of a visit: none, advice, or all kinds, two of them of one type. */
export const DOCUMENTS = {
  none: () => [],
  advice: () => [advice()],
  summary: () => [summary(), advice()],
  all: () => [
    summary(),
    advice(),
    certificate('zaświadczenie-dla-pracodawcy.pdf'),
    certificate('zaświadczenie-dla-szkoły.pdf'),
    findings(),
  ],
} satisfies Record<string, () => SeedDocument[]>;
