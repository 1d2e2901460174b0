import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffDeclarationsOf, type StaffDeclaration } from '#provider/declarations/staff-declarations.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import { moveDeclaration } from './moves.ts';
import { FAILING } from './faults.ts';
import { failingOf, movesOf, type StaffMove } from './rules.ts';

const PATH = '/declarations';
const MOST = 100;

const TYPES = { GP: 'lekarz', NURSE: 'pielęgniarka', MIDWIFE: 'położna' };
const STATES = { REGISTERED: 'niepodpisana', SUBMITTED: 'złożona', CANCELED: 'zakończona' };
const MOVES: Record<StaffMove, string> = {
  accept: 'Przyjmij podpisany papier',
  lose: 'Zakończ w systemie przychodni',
  withdraw: 'Wycofaj w portalu',
};
const NOTICES: Record<string, string> = {
  accept: 'Deklaracja jest złożona i obowiązuje w obu systemach.',
  lose: 'Deklaracja jest zakończona w systemie przychodni.',
  withdraw: 'Deklaracja jest wycofana w portalu.',
  failing: 'Zapisano, które wywołania się nie udają.',
};

/** GET /declarations, POST /declarations/:id/:move, and POST /declarations-failing: what fails from now on. */
export function declarationRoutes({ db, clock, changed }: BenchParts) {
  const staff = staffDeclarationsOf(db);
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await staff.live(MOST);
      const failing = await createStore(db).settings.failingDeclarations();
      const notice = NOTICES[c.req.query('done') ?? ''];
      const body = html`${rows.map(article)} ${failingForm(failing)}`;
      return c.html(page({ title: 'Deklaracje wyboru', path: PATH, notice, body }));
    })
    .post(`${PATH}-failing`, async (c) => {
      const failing = failingOf((await fieldsOf(c)) ?? {});
      const rows = { declarations: { failing } };
      await changeSettings({ db, clock, rows, action: 'bench.settings.declarations' });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=failing`, 303) : c.json({ failing });
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveDeclaration({ db, clock, id, move, fields: null });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return wantsPage(c) ? c.redirect(`${PATH}?done=${move}`, 303) : c.json(outcome);
    });
}

const article = (row: StaffDeclaration) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}">${row.name} ${row.last_name}: ${TYPES[row.type]}</h2>
    <dl>
      <dt>Wybrana osoba</dt>
      <dd>${row.practitioner_name} ${row.practitioner_last_name}</dd>
      <dt>W portalu</dt>
      <dd>${STATES[row.state]}, ${row.date_of_submission}</dd>
      <dt>W systemie przychodni</dt>
      <dd>${row.hospital_state === null ? 'nie ma' : STATES[row.hospital_state]}</dd>
    </dl>
    ${movesOf(row).map(
      (move) =>
        html`<form method="post" action="${PATH}/${encodeURIComponent(row.id)}/${move}">
          <button type="submit" aria-describedby="${row.id}">${MOVES[move]}</button>
        </form>`,
    )}
  </article>`;

const failingForm = (failing: readonly string[]) =>
  html`<h2>Co się teraz nie udaje</h2>
    <form method="post" action="${PATH}-failing">
      ${Object.entries(FAILING).map(([name, label]) =>
        choice({ name, value: 'on', label, isOn: failing.includes(name) }),
      )}
      <button type="submit">Zapisz</button>
    </form>`;
