import { SCOPES, scopeOf } from '#contract/people/reading/scope.ts';
import { html } from 'hono/html';
import { textField } from '#provider/bench/page.ts';
import type { staffLinksOf } from '#provider/guardians/staff-links.ts';
import { actsOf, linkId, type LinkAct } from './moves.ts';

export const PATH = '/links';

type Staff = ReturnType<typeof staffLinksOf>;
type Link = Awaited<ReturnType<Staff['list']>>[number];
type Person = Awaited<ReturnType<Staff['unconfirmed']>>[number];

const STATES = { C: 'potwierdzone', J: 'zablokowane', W: 'czeka na potwierdzenie', D: 'zakończone' } as const;
const ROLES = { PATIENT: 'własny pacjent', WARD: 'podopieczny', CHILD: 'dziecko' } as const;
const ACTS: Readonly<Record<LinkAct, string>> = {
  confirm: 'Potwierdź',
  wait: 'Cofnij do potwierdzenia',
  block: 'Zablokuj',
  end: 'Zakończ',
};

const lastDay = (link: Link) =>
  html`<form method="post" action="${PATH}/${linkId(link)}/until">
    ${textField({ name: 'until', id: `until-${linkId(link)}`, label: `Ostatni dzień: ${link.username} i ${link.name} ${link.last_name}`, hint: 'Na przykład 2027-03-31; puste pole: bez daty końca', value: link.acts_until ?? '' })}
    <button type="submit" class="outlined">
      Zapisz ostatni dzień: ${link.username} i ${link.name} ${link.last_name}
    </button>
  </form>`;

const SCOPE_WORDS = { ALL: 'wszystko', VISITS: 'wizyty i wiadomości', VIEW: 'tylko podgląd' } as const;

const scoping = (link: Link) => {
  const of = `${link.username} i ${link.name} ${link.last_name}`;
  const now = scopeOf(link.scope ?? undefined);
  return html`<form method="post" action="${PATH}/${linkId(link)}/scope">
    <label for="scope-${linkId(link)}">Zakres: ${of}</label>
    <select id="scope-${linkId(link)}" name="scope">
      ${SCOPES.map((scope) => html`<option value="${scope}" ${scope === now ? html` selected` : ''}>${SCOPE_WORDS[scope]}</option>`)}
    </select>
    <button type="submit" class="outlined">Zapisz zakres: ${of}</button>
  </form>`;
};

const card = (link: Link, now: Date) =>
  html`<article aria-labelledby="${linkId(link)}">
    <h2 id="${linkId(link)}">
      ${link.name} ${link.last_name}: ${link.account_name} ${link.account_last_name} (${link.username})
    </h2>
    <dl>
      <dt>Osoba</dt>
      <dd>${ROLES[link.role]}, ur. ${link.birth_date}, ${link.patient_id}</dd>
      <dt>Powiązanie</dt>
      <dd>${STATES[link.link_state]}${link.waits_for === 'UNIT' ? ', czeka na jednostkę' : ''}</dd>
    </dl>
    ${actsOf(link, now).map(
      (act) =>
        html`<form method="post" action="${PATH}/${linkId(link)}/${act}">
          <button type="submit" class="${act === 'confirm' ? '' : 'outlined'}">
            ${ACTS[act]}: ${link.username} i ${link.name} ${link.last_name}
          </button>
        </form>`,
    )}
    ${link.link_state === 'C' && link.role !== 'PATIENT' ? html`${lastDay(link)}${scoping(link)}` : ''}
  </article>`;

const person = ({ id, name, last_name: lastName, birth_date: born, username }: Person) =>
  html`<form method="post" action="${PATH}/people/${id}/confirm">
    <p>${name} ${lastName}, ur. ${born}${username === null ? '' : `, zarejestrowało konto ${username}`}</p>
    <button type="submit">Potwierdź osobę ${name} ${lastName}, ${id}</button>
  </form>`;

type Shown = { links: readonly Link[]; people: readonly Person[]; patient: string; now: Date };

/** Links that wait or are of one person, people to confirm, and accounts to block. */
export const linksPage = ({ links, people, patient, now }: Shown) =>
  html`<form method="get" action="${PATH}">
      ${textField({ name: 'patient', label: 'Osoba', hint: 'Imię i nazwisko, PESEL albo numer; puste pole: powiązania, które czekają', value: patient })}
      <button type="submit" class="outlined">Pokaż powiązania</button>
    </form>
    ${links.length === 0 ? html`<p>Nie ma takich powiązań.</p>` : links.map((link) => card(link, now))}
    <section aria-labelledby="people">
      <h2 id="people">Osoby, których tożsamości nikt nie sprawdził</h2>
      ${people.length === 0 ? html`<p>Nie ma takich osób.</p>` : people.map(person)}
    </section>
    <section aria-labelledby="accounts">
      <h2 id="accounts">Zablokuj albo wpuść konto</h2>
      <form method="post" action="${PATH}/accounts/block">
        ${textField({ name: 'username', id: 'blocked', label: 'Login konta do zablokowania', hint: 'Nikt nie będzie mógł się na nie zalogować ani z niego działać' })}
        <button type="submit" class="outlined">Zablokuj konto</button>
      </form>
      <form method="post" action="${PATH}/accounts/admit">
        ${textField({ name: 'username', id: 'admitted', label: 'Login konta do wpuszczenia', hint: 'Na przykład tomasz.lewandowski' })}
        <button type="submit">Wpuść konto</button>
      </form>
    </section>`;
