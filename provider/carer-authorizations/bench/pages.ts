import { html } from 'hono/html';
import { choice } from '#provider/bench/page.ts';
import type { CarerSystemAnswers } from '#provider/carer-authorizations/tables.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import { dateInWords } from '#provider/core/words.ts';
import { PATH } from './menu.ts';
import { movesOf } from './moves.ts';
import type { StaffCarer } from './staff-carers.ts';

const ANSWERS: readonly (readonly [CarerSystemAnswers, string])[] = [
  ['WORKS', 'Działa'],
  ['FAILS', 'Nie odpowiada'],
  ['REFUSES', 'Odmawia zapisu'],
];
const WORDS = { end: 'Zakończ dzisiaj', remove: 'Usuń' } as const;

const fact = (term: string, value: string | null) =>
  value === null
    ? ''
    : html`<dt>${term}</dt>
        <dd>${value}</dd>`;

const day = (value: string | null) => value && dateInWords({ language: 'pl', day: value });

function stateOf(carer: StaffCarer, today: Day) {
  if (carer.system_id === null) return 'Zakończone';
  if (carer.awaits_signature === 1) return 'Czeka na podpis zgody';
  return carer.date_from > today ? 'Jeszcze nie obowiązuje' : 'Obowiązuje';
}

function card(carer: StaffCarer, today: Day) {
  const { id, document_number: document, document_country: country } = carer;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${carer.name} ${carer.last_name}</h2>
    <dl>
      ${fact('Pacjent', `${carer.patient_name} ${carer.patient_last_name}, ${carer.patient_id}`)}
      ${fact('Stan', stateOf(carer, today))} ${fact('Zgoda', carer.consent_id)}
      ${fact('Rodzaj dokumentu', carer.type)} ${fact('PESEL', carer.national_id)}
      ${fact('Dokument', document && `${document}, ${country ?? ''}`)}
      ${fact('Jest pacjentem', carer.carer_patient_id)} ${fact('Od', day(carer.date_from))}
      ${fact('Do', day(carer.date_to))} ${fact('Podpisany dokument', carer.url)}
      ${fact('Identyfikator w systemie', carer.system_id)}
      ${fact('Poprzedni identyfikator', carer.former_system_id)}
    </dl>
    ${movesOf(carer, today).map(
      (move) =>
        html`<form method="post" action="${PATH}/${encodeURIComponent(id)}/${move}">
          <button type="submit" class="outlined" aria-describedby="${id}">${WORDS[move]}</button>
        </form>`,
    )}
  </article>`;
}

type Carers = Readonly<{ carers: readonly StaffCarer[]; answers: CarerSystemAnswers; today: Day }>;

/** The page of how the hospital's system answers, and of its authorizations, also ended ones. */
export const carersPage = ({ carers, answers, today }: Carers) =>
  html`<section aria-labelledby="answers">
      <h2 id="answers">Jak system odpowiada na zapis</h2>
      <form method="post" action="${PATH}">
        ${ANSWERS.map(([value, label]) =>
          choice({ name: 'answers', value, label, isOn: value === answers, type: 'radio' }),
        )}
        <button type="submit">Zapisz</button>
      </form>
    </section>
    ${
      carers.length === 0
        ? html`<p>Nie ma żadnych upoważnień.</p>`
        : carers.map((carer) => card(carer, today))
    }`;
