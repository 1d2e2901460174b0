import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffReportsOf } from '#provider/legal/staff-reports.ts';
import { moveReport } from './moves.ts';
import { PATH, readPath, reportBody, reportList } from './pages.ts';

const MOST = 100;
const FRAME = { title: 'Dostępność', path: PATH };
const NOTICES: Record<string, string> = {
  answer: 'Odpowiedź jest zapisana; e-mail albo SMS jest w poczcie wychodzącej.',
  prolong: 'Termin jest przedłużony; powód poszedł do zgłaszającego, jeśli wybrał e-mail albo SMS.',
  close: 'Zgłoszenie jest zamknięte.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj treść odpowiedzi (SMS: najwyżej 600 znaków), powód, a przy przedłużeniu także dzień po siedmiu dniach i w ciągu dwóch miesięcy od zgłoszenia (RRRR-MM-DD).',
  404: 'Nie ma takiego zgłoszenia.',
  409: 'Tego nie da się zrobić ze zgłoszeniem w tym stanie.',
};

/** GET /accessibility and /accessibility/:id, POST /accessibility/:id/:move: what people say of pages that they cannot use. */
export function reportRoutes({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  const reports = staffReportsOf(db);
  return new Hono()
    .get(PATH, async (c) => {
      const [open, ended] = await Promise.all([reports.open(MOST), reports.ended(MOST)]);
      const body = reportList({ open, ended, now: clock.now().getTime() });
      return c.html(page({ ...FRAME, body }));
    })
    .get(`${PATH}/:id`, async (c) => {
      const row = await reports.byId(c.req.param('id'));
      if (!row) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      const notice = NOTICES[c.req.query('done') ?? ''];
      const body = reportBody({ row, now: clock.now().getTime() });
      return c.html(page({ title: `Zgłoszenie ${row.number}`, path: PATH, notice, body }));
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveReport({ db, clock, id, move, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      return wantsPage(c) ? c.redirect(`${readPath(id)}?done=${move}`, 303) : c.json(outcome);
    });
}
