import { html } from 'hono/html';
import { textField } from '#provider/bench/page.ts';
import { uncoveredInWords } from '#provider/bench/uncovered.ts';
import type { staffAuthorizationsOf } from '#provider/account/store/staff-authorizations.ts';
import type { Signer } from '#provider/core/signatures/verdict.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';

export const PATH = '/to-confirm';

type Waiting = Awaited<ReturnType<ReturnType<typeof staffAuthorizationsOf>['waiting']>>[number];

const OUTCOMES = {
  VALID: 'prawidłowy; porównaj dane podpisującego',
  UNCHECKED: 'nie wiadomo, czy certyfikat nie został unieważniony, albo za kogo złożono podpis',
  NEGATIVE: 'nieprawidłowy',
} as const;

const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;

const fact = (term: string, value: string) =>
  html`<dt>${term}</dt>
    <dd class="text">${value}</dd>`;

/** "Jan Nowak, PESEL 80050512350": what the certificate says. */
function signerInWords(json: string | null) {
  const signer = json === null ? null : (JSON.parse(json) as Signer);
  if (!signer) return 'nie wiadomo';
  const names = [signer.name, signer.lastName].filter(Boolean).join(' ') || 'bez imienia i nazwiska';
  const born = signer.birthDate ? `, data urodzenia ${signer.birthDate}` : ', bez daty urodzenia';
  return `${names}, ${signer.pesel ? `PESEL ${signer.pesel}` : `bez numeru PESEL${born}`}`;
}

const card = (row: Waiting) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}">${row.username}: ${row.name} ${row.last_name}</h2>
    <dl>
      ${fact('Pacjent', `${row.name} ${row.last_name}, ur. ${row.birth_date}, ${row.national_id ? `PESEL ${row.national_id}` : 'bez numeru PESEL'}`)}
      ${fact('Podpis', OUTCOMES[row.outcome])} ${fact('Kto podpisał', signerInWords(row.signer))}
      ${fact('Przyszło', moment(row.at))}
    </dl>
    ${uncoveredInWords(row.uncovered)}
    <p><a href="${PATH}/${row.id}/file">Pobierz plik ${row.filename}</a></p>
    <form method="post" action="${PATH}/${row.id}/confirm">
      <button type="submit">Potwierdź konto ${row.username}</button>
    </form>
    <form method="post" action="${PATH}/${row.id}/refuse">
      ${textField({ name: 'reason', id: `reason-${row.id}`, label: 'Powód odmowy', hint: 'Zobaczy go właściciel konta' })}
      <button type="submit" class="outlined">Odrzuć podpis</button>
    </form>
  </article>`;

/** Accounts whose signatures wait, and what is done at the desk. */
export const waitingList = ({ rows, error }: { rows: readonly Waiting[]; error?: string }) =>
  html`${rows.length === 0 ? html`<p>Żaden podpis nie czeka.</p>` : rows.map(card)}
    <section aria-labelledby="desk">
      <h2 id="desk">Osoba jest w jednostce</h2>
      <form method="post" action="${PATH}">
        ${textField({ name: 'username', label: 'Login', hint: 'Na przykład piotr.zielinski; dokument tożsamości jest sprawdzony', error })}
        <button type="submit">Potwierdź konto</button>
      </form>
    </section>
    <section aria-labelledby="name">
      <h2 id="name">Popraw imię i nazwisko pacjenta</h2>
      <form method="post" action="${PATH}/name">
        ${textField({ name: 'username', id: 'renamed', label: 'Login', hint: 'Własny pacjent tego konta' })}
        ${textField({ name: 'name', label: 'Imię', hint: 'Jak w dokumencie tożsamości' })}
        ${textField({ name: 'lastName', label: 'Nazwisko', hint: 'Jak w dokumencie tożsamości' })}
        <button type="submit">Zapisz</button>
      </form>
    </section>`;
