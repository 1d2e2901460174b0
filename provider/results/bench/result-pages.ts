import { html } from 'hono/html';
import type { ResultsSettings } from '#contract/results/schemas.ts';
import { choice, textField } from '#provider/bench/page.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { readingInWords } from '#contract/results/reading/in-words.ts';
import { isCriticalMark, marksOf } from '#contract/results/reading/marks.ts';
import { readingOf, type Measured } from '#contract/results/reading/standing.ts';
import { speakerOf } from '#provider/results/printout.ts';
import { movesOf } from '#provider/results/rules.ts';
import type { StaffResultRow } from '#provider/results/staff-results.ts';
import type { TestValueRow } from '#provider/results/tables.ts';
import type { RefusedValue } from './moves.ts';

const STATUSES = { FINAL: 'ostateczny', PRELIMINARY: 'wstępny', CORRECTED: 'poprawiony' };
const dayOf = (at: number) => localDay(at).split('-').reverse().join('-');

function stateOf(row: StaffResultRow) {
  if (row.is_withheld === 1) return 'wstrzymany, lekarz omówi go na wizycie';
  if (row.published_at === null) return 'nieopublikowany';
  return row.corrected_by === null ? 'opublikowany' : 'zastąpiony poprawionym';
}

export const searchForm = ({ patient }: { patient: string }) =>
  html`<form method="get" action="/results">
    ${textField({
      name: 'patient',
      label: 'Pacjent',
      hint: 'Nazwisko, imię i nazwisko, PESEL albo identyfikator, dokładnie tak, jak w kartotece. Puste pole: wyniki, których pacjenci nie widzą.',
      value: patient,
    })}
    <button type="submit">Pokaż</button>
  </form>`;

/** A value of a result that has a mark, with what the mark may not agree with. */
type Flagged = Measured & Pick<TestValueRow, 'result_id' | 'flag'>;

export const resultList = (results: readonly StaffResultRow[], flagged: readonly Flagged[]) =>
  results.length === 0
    ? html`<p>Nie ma takich wyników.</p>`
    : html`${results.map(
        (row) =>
          html`<article aria-labelledby="${row.id}">
            <h2 id="${row.id}">
              <a href="/results/${encodeURIComponent(row.id)}">${row.name}, ${dayOf(row.collected_at)}</a>
            </h2>
            ${factsOf(row)} ${marksInWords(flagged.filter(({ result_id: id }) => id === row.id))}
          </article>`,
      )}`;

/** Says that a value is critical, or marked with what nobody knows, or with what is denied. */
function marksInWords(values: readonly Flagged[]) {
  const denied = values.flatMap((value) => (readingOf(value).contradicted ? (value.flag ?? '').trim() : []));
  const unknown = values.flatMap(({ flag }) => (marksOf(flag).includes(null) && flag ? flag.trim() : []));
  return html`${values.some(({ flag }) => isCriticalMark(flag)) ? html`<p><strong>Wymaga pilnej rozmowy</strong></p>` : ''}
  ${unknown.length > 0 ? html`<p>Znaki, których nie znamy: ${unknown.join(', ')}</p>` : ''}
  ${denied.length > 0 ? html`<p>Znaki niezgodne z zakresem albo ze sobą: ${denied.join(', ')}</p>` : ''}`;
}

const factsOf = (row: StaffResultRow) =>
  html`<dl>
    <dt>Pacjent</dt>
    <dd>${row.patient_name} ${row.patient_last_name}</dd>
    <dt>Rodzaj</dt>
    <dd>${STATUSES[row.status]}</dd>
    <dt>Stan</dt>
    <dd>${stateOf(row)}</dd>
    <dt>Numer</dt>
    <dd>${row.id}</dd>
  </dl>`;

type ShownResult = {
  row: StaffResultRow;
  values: readonly TestValueRow[];
  refused?: RefusedValue | undefined;
};

export function resultBody({ row, values, refused }: ShownResult) {
  const moves = movesOf(row);
  const action = `/results/${encodeURIComponent(row.id)}`;
  return html`${factsOf(row)} ${marksInWords(values)}
  ${
    moves.includes('publish')
      ? html`<form method="post" action="${action}/publish">
          <button type="submit">
            ${row.status === 'PRELIMINARY' && row.published_at !== null ? 'Opublikuj jako ostateczny' : 'Opublikuj'}
          </button>
        </form>`
      : ''
  }
  ${
    moves.includes('withhold')
      ? html`<form method="post" action="${action}/withhold">
          ${textField({ name: 'discussedOn', label: 'Dzień wizyty, na której lekarz omówi wynik', hint: 'Od dzisiaj, na przykład 2026-12-15' })}
          <button type="submit" class="danger">Wstrzymaj</button>
        </form>`
      : ''
  }
  ${values.map((value) => valueCard({ value, action, isOpen: moves.includes('correct'), refused }))}`;
}

/** Why a value is not taken. */
export const noNumber = ({ value }: RefusedValue) =>
  `Wartość „${value}” nie jest liczbą. Wpisz samą liczbę, bez jednostki, na przykład 6,9, albo granicę, na przykład <0,01 lub >90.`;

/** A value in words, as the patient reads it, and the mark itself. */
function valueInWords(value: TestValueRow) {
  const { value: amount, said, range, contradiction } = readingInWords(value, speakerOf('pl'));
  const words = `${[amount, said.join('; ')].filter(Boolean).join(': ')}. ${range}`;
  return [words, contradiction, `Zakres: ${value.range_text ?? 'brak'}, znak: ${value.flag ?? 'brak'}.`]
    .filter(Boolean)
    .join(' ');
}

type ShownValue = { value: TestValueRow; action: string; isOpen: boolean; refused: RefusedValue | undefined };

function valueCard({ value, action, isOpen, refused }: ShownValue) {
  const id = `value-${value.position}`;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${value.name}</h2>
    <p>${valueInWords(value)}</p>
    ${isOpen ? correctForm({ id, value, action, refused }) : ''}
  </article>`;
}

/** The form of a correction; one that was refused keeps what was typed, and says why. */
function correctForm({ id, value, action, refused }: Omit<ShownValue, 'isOpen'> & { id: string }) {
  const typed = refused?.position === value.position ? refused : null;
  return html`<form method="post" action="${action}/correct">
    <input type="hidden" name="position" value="${value.position}" />
    <p>
      <label for="${id}-value">Poprawna wartość</label>
      ${typed ? html`<span class="error" id="${id}-error">Błąd: ${noNumber(typed)}</span>` : ''}
      <input
        type="text"
        id="${id}-value"
        name="value"
        value="${typed?.value ?? value.value}"
        autocomplete="off"
        ${typed ? html`aria-invalid="true" aria-describedby="${id}-error"` : ''}
      />
    </p>
    <p>
      <label for="${id}-flag">Znak laboratorium (puste pole: według zakresu)</label>
      <input type="text" id="${id}-flag" name="flag" value="${typed?.flag ?? ''}" autocomplete="off" />
    </p>
    <button type="submit" aria-describedby="${id}">Popraw</button>
  </form>`;
}

const SWITCHES = [
  ['viewResultsAsText', 'Wartości na stronach portalu, a nie tylko pliki'],
  ['explanations', 'Wyjaśnienia „Co to znaczy”'],
  ['extendedPrintout', 'Wydruk z zakresami i wcześniejszymi wartościami'],
  ['viewer', 'Przeglądarka obrazów'],
  ['imageImport', 'Przesyłanie obrazów przez pacjenta'],
] as const;

export const settingsForm = (now: ResultsSettings) =>
  html`<section aria-labelledby="settings">
    <h2 id="settings">Ustawienia wyników</h2>
    <form method="post" action="/results/settings">
      <fieldset>
        <legend>Co jest włączone</legend>
        ${SWITCHES.map(([name, label]) =>
          choice({
            name,
            value: 'on',
            label,
            isOn: name === 'imageImport' ? now.imageImport.enabled : now[name],
          }),
        )}
      </fieldset>
      ${textField({ name: 'criticalPl', label: 'Co mówimy najpierw przy wyniku krytycznym, po polsku', hint: 'Gdy poradnia nie ma własnego tekstu', value: now.criticalText.pl })}
      ${textField({ name: 'criticalEn', label: 'To samo po angielsku', hint: 'Gdy poradnia nie ma własnego tekstu', value: now.criticalText.en })}
      <button type="submit">Zapisz</button>
    </form>
  </section>`;
