import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { PATH } from './menu.ts';
import { answerWith, moveCarer } from './moves.ts';
import { carersPage } from './pages.ts';
import { staffCarersOf } from './staff-carers.ts';

const MOST = 100;
const NOTICES: Record<string, string> = {
  answers: 'Zapisano, jak system odpowiada.',
  end: 'Upoważnienie jest zakończone; jego historia zostaje.',
  remove: 'Upoważnienie usunięto.',
};
const Answers = z.object({ answers: z.enum(['WORKS', 'FAILS', 'REFUSES']) });

/** GET and POST /carer-authorizations with `answers`; POST …/:id/end and …/:id/remove. */
export function carerRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  const done = (c: Context, what: string) =>
    wantsPage(c) ? c.redirect(`${PATH}?done=${what}`, 303) : c.json({ done: what });

  return new Hono()
    .get(PATH, async (c) => {
      const staff = staffCarersOf(db);
      const [carers, answers] = await Promise.all([staff.newest(MOST), staff.answers()]);
      const body = carersPage({ carers, answers, today: localDay(clock.now().getTime()) });
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ title: 'Upoważnienia w szpitalu', path: PATH, notice, body }));
    })
    .post(PATH, async (c) => {
      const { data } = Answers.safeParse(await fieldsOf(c));
      if (!data) return problem({ c, status: 400, detail: 'Proszę wybrać jedną z odpowiedzi.' });
      await answerWith({ db, clock, ...data });
      return done(c, 'answers');
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveCarer({ db, clock, id, move, fields: null });
      return typeof outcome === 'number' ? problem({ c, status: outcome }) : done(c, move);
    });
}
