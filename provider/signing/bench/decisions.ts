import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Signer } from '#provider/core/signatures/verdict.ts';
import { uncoveredInWords } from '#provider/bench/uncovered.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import { staffSigningsOf } from '#provider/signing/staff-signings.ts';
import { moveSigning } from './moves.ts';

const PATH = '/signatures';
const FRAME = { title: 'Podpisy do sprawdzenia', path: PATH };
const MOST = 50;

const NOTICES: Record<string, string> = {
  accept: 'Podpis jest przyjęty; dokument jest podpisany.',
  refuse: 'Podpis jest odrzucony; pacjent zobaczy powód.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj powód odmowy.',
  404: 'Ten podpis na nic nie czeka.',
  409: 'Dokument zmieniono albo wycofano, więc tego podpisu nie można już przyjąć.',
};
const KINDS = { CONSENT: 'Zgoda', DECLARATION: 'Deklaracja wyboru' } as const;

/** GET /signatures, …/:id/file, POST …/:id/accept and …/refuse: signatures that could not be checked (AP-09). */
export function decisionRoutes({ db, clock, signables }: Pick<BenchParts, 'db' | 'clock' | 'signables'>) {
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await staffSigningsOf(db).waiting(MOST);
      const body = rows.length > 0 ? html`${rows.map(card)}` : html`<p>Żaden podpis nie czeka.</p>`;
      return c.html(page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body }));
    })
    .get(`${PATH}/:id/file`, async (c) => {
      const row = await staffSigningsOf(db).byId(c.req.param('id'));
      if (!row?.signed_content) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      return c.body(new Uint8Array(row.signed_content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="podpisany-dokument"',
      });
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveSigning({ db, clock, signables, id, move, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      return wantsPage(c) ? c.redirect(`${PATH}?done=${outcome}`, 303) : c.json({ done: outcome });
    });
}

type Waiting = Awaited<ReturnType<ReturnType<typeof staffSigningsOf>['waiting']>>[number];

const fact = (term: string, value: string) =>
  html`<dt>${term}</dt>
    <dd class="text">${value}</dd>`;

function signerInWords(json: string | null) {
  const signer = json === null ? null : (JSON.parse(json) as Signer);
  const names = [signer?.name, signer?.lastName].filter(Boolean).join(' ');
  const pesel = signer?.pesel ? `PESEL ${signer.pesel}` : 'bez numeru PESEL';
  return names ? `${names}, ${pesel}` : 'nie wiadomo';
}

const card = (row: Waiting) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}">${KINDS[row.kind]}: ${row.name} ${row.last_name}</h2>
    <dl>
      ${fact('Pacjent', `ur. ${row.birth_date}, ${row.national_id ? `PESEL ${row.national_id}` : 'bez numeru PESEL'}`)}
      ${fact('Konto', row.username)} ${fact('Kto podpisał', signerInWords(row.signer))}
      ${fact('Do podpisu od', `${dayInWords({ language: 'pl', at: row.started_at })}, ${timeInWords({ language: 'pl', at: row.started_at })}`)}
    </dl>
    ${uncoveredInWords(row.uncovered)}
    <p><a href="${PATH}/${row.id}/file">Pobierz podpisany plik: ${row.name} ${row.last_name}</a></p>
    <form method="post" action="${PATH}/${row.id}/accept">
      <button type="submit">Przyjmij podpis: ${row.name} ${row.last_name}</button>
    </form>
    <form method="post" action="${PATH}/${row.id}/refuse">
      ${textField({ name: 'reason', id: `reason-${row.id}`, label: 'Powód odmowy', hint: 'Zobaczy go pacjent' })}
      <button type="submit" class="outlined">Odrzuć podpis</button>
    </form>
  </article>`;
