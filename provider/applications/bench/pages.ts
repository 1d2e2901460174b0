import { html } from 'hono/html';
import type { WantedData } from '#contract/applications/schemas.ts';
import { textField } from '#provider/bench/page.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import { movesOf, type CorrectionMove } from '#provider/applications/rules.ts';
import type { StaffCorrection } from '#provider/applications/staff-corrections.ts';

export const PATH = '/corrections';
export const readPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const KINDS = {
  NAMES: 'imię i nazwisko',
  PESEL: 'PESEL',
  BIRTH_DATE: 'data urodzenia',
  GENDER: 'płeć',
  DOCUMENT: 'dokument',
  OTHER: 'coś innego',
};
const STATES = {
  SUBMITTED: 'złożono',
  TAKEN_UP: 'w trakcie',
  CORRECTED: 'poprawiono',
  REJECTED: 'odrzucono',
  WITHDRAWN: 'wycofano',
};
const PARTS: Record<keyof WantedData, readonly [label: string, hint: string]> = {
  name: ['Imię', 'Jak w dokumencie tożsamości'],
  lastName: ['Nazwisko', 'Jak w dokumencie tożsamości'],
  nationalIdentificationNumber: ['PESEL', 'Jedenaście cyfr; z numerem zmieni się data urodzenia i płeć'],
  birthDate: ['Data urodzenia', 'RRRR-MM-DD, na przykład 1954-03-14; taka jak w numerze PESEL'],
  gender: ['Płeć', 'MALE, FEMALE albo OTHER'],
  documentNumber: ['Numer dokumentu', 'Jak w dokumencie tożsamości'],
};

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;
const fact = (term: string, value: unknown) =>
  html`<dt>${term}</dt>
    <dd class="text">${value}</dd>`;

const partsOf = ({ wanted }: Pick<StaffCorrection, 'wanted'>) =>
  Object.entries(JSON.parse(wanted) as WantedData) as [keyof WantedData, string][];

export const correctionList = (rows: readonly StaffCorrection[]) =>
  rows.length === 0
    ? html`<p>Nikt nie prosi o poprawę danych.</p>`
    : html`<p>Najpierw te, na które trzeba odpowiedzieć najwcześniej.</p>
        ${rows.map(
          (row) =>
            html`<article aria-labelledby="${row.id}">
              <h2 id="${row.id}">
                <a href="${readPath(row.id)}">${row.name} ${row.last_name}: ${KINDS[row.kind]}</a>
              </h2>
              <dl>
                ${fact('Stan', STATES[row.state])} ${fact('Odpowiedź do', row.answer_by)}
                ${fact('Do', row.recipient_name)} ${fact('Kto prosi', row.username)}
              </dl>
            </article>`,
        )}`;

type Shown = { row: StaffCorrection; files: readonly { id: string; filename: string; size: number }[] };

/** A request whole, and what can be done with it. */
export const correctionBody = ({ row, files }: Shown) =>
  html`<dl>
      ${fact('Stan', STATES[row.state])} ${fact('Przyszło', moment(row.asked_at))}
      ${fact('Odpowiedź do', row.answer_by)} ${fact('Kto prosi', row.username)}
      ${fact('Pacjent', `${row.name} ${row.last_name}, ur. ${row.birth_date}, ${row.gender}`)}
      ${fact('PESEL', row.national_id ?? 'brak')} ${fact('Dokument', row.document_number ?? 'brak')}
      ${fact('Co jest źle', KINDS[row.kind])}
      ${partsOf(row).map(([part, value]) => fact(`Ma być: ${PARTS[part][0]}`, value))}
      ${row.text === null ? '' : fact('Słowa proszącego', row.text)}
      ${row.reason === null ? '' : fact('Powód odmowy', row.reason)}
    </dl>
    ${files.map(
      ({ id, filename, size }) =>
        html`<p><a href="${readPath(row.id)}/file/${id}">Pobierz plik ${filename}</a>, ${size} B</p>`,
    )}
    ${movesOf(row).map((move) => FORMS[move](row))}
    <p><a href="${PATH}">Wróć do próśb</a></p>`;

const FORMS: Record<CorrectionMove, (row: StaffCorrection) => ReturnType<typeof html>> = {
  'take-up': ({ id }) =>
    html`<form method="post" action="${readPath(id)}/take-up">
      <button type="submit">Przyjmij do załatwienia</button>
    </form>`,
  correct: (row) =>
    html`<form method="post" action="${readPath(row.id)}/correct">
      ${partsOf(row).map(([part, value]) => textField({ name: part, value, label: PARTS[part][0], hint: PARTS[part][1] }))}
      <button type="submit">Popraw dane</button>
    </form>`,
  reject: ({ id }) =>
    html`<form method="post" action="${readPath(id)}/reject">
      ${textField({ name: 'reason', label: 'Powód odmowy', hint: 'Przeczyta go osoba, która prosi' })}
      <button type="submit" class="outlined">Odmów</button>
    </form>`,
};
