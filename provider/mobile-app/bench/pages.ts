import { html } from 'hono/html';
import { textField } from '#provider/bench/page.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import { PATH } from './menu.ts';
import type { StaffApp } from './staff-apps.ts';

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;

const fact = (term: string, value: string) =>
  html`<dt>${term}</dt>
    <dd>${value}</dd>`;

function card({ id, name, last_name: lastName, registered_at: since, unit_linked_at: unitSince }: StaffApp) {
  const isLinked = unitSince !== null;
  return html`<article aria-labelledby="${id}">
    <h2 id="${id}">${name} ${lastName}</h2>
    <dl>
      ${fact('Numer', id)} ${fact('PIN wpisano', moment(since))}
      ${fact('Jednostka', isLinked ? `połączona: ${moment(unitSince)}` : 'żadna')}
    </dl>
    <form method="post" action="${PATH}/${encodeURIComponent(id)}/${isLinked ? 'unlink' : 'link'}">
      <button type="submit" class="${isLinked ? 'outlined' : ''}" aria-describedby="${id}">
        ${isLinked ? 'Odłącz jednostkę' : 'Połącz z jednostką'}
      </button>
    </form>
  </article>`;
}

type Phone = Readonly<{ apps: readonly StaffApp[]; patientId?: string; error?: string | undefined }>;

/** The application on a phone: where the PIN is typed, and every patient's of which one was. */
export const phonePage = ({ apps, patientId = '', error }: Phone) =>
  html`<section aria-labelledby="pin-form">
      <h2 id="pin-form">Wpisz PIN w aplikacji</h2>
      <form method="post" action="${PATH}">
        ${textField({ name: 'patient', label: 'Numer pacjenta', hint: 'Na przykład patient-1003', value: patientId })}
        ${textField({ name: 'pin', label: 'PIN', hint: 'Osiem cyfr z portalu; odstępy nie przeszkadzają', error })}
        <button type="submit">Zarejestruj aplikację</button>
      </form>
    </section>
    ${apps.length === 0 ? html`<p>Żadna aplikacja nie jest zarejestrowana.</p>` : apps.map(card)}`;
