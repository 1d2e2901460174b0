import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { applicationsStore } from '#provider/applications/store.ts';
import { staffCorrectionsOf } from '#provider/applications/staff-corrections.ts';
import { moveCorrection } from './moves.ts';
import { correctionBody, correctionList, PATH, readPath } from './pages.ts';

const MOST = 100;
const FRAME = { title: 'Sprostowania danych', path: PATH };
const NOTICES: Record<string, string> = {
  'take-up': 'Prośba jest w trakcie; nie można jej już wycofać.',
  correct: 'Dane są poprawione; proszący dostanie e-mail.',
  reject: 'Prośba jest odrzucona; proszący przeczyta powód.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj powód odmowy, a przy poprawie dane w podanej postaci.',
  404: 'Nie ma takiej prośby.',
  409: 'Tego nie da się zrobić z prośbą w tym stanie: mogła zostać wycofana.',
};
const PESEL_REFUSED = {
  TAKEN: 'Ten numer PESEL ma już inny pacjent.',
  FAULTY: 'W tym numerze PESEL jest błąd: nie zgadza się data urodzenia albo cyfra kontrolna.',
  OTHER_DAY:
    'PESEL tego pacjenta mówi o innej dacie urodzenia. Najpierw popraw PESEL: zmieni się też data urodzenia i płeć.',
};

/** GET /corrections, of one with its files; POST …/take-up, …/correct and …/reject (AP-21). */
export function correctionRoutes({ db, clock, portalOrigin }: BenchParts) {
  const staff = staffCorrectionsOf(db);
  const move = moveCorrection(portalOrigin);
  return new Hono()
    .get(PATH, async (c) => c.html(page({ ...FRAME, body: correctionList(await staff.open(MOST)) })))
    .get(`${PATH}/:id`, async (c) => {
      const { id } = c.req.param();
      const row = await staff.byId(id);
      if (!row) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      const notice = NOTICES[c.req.query('done') ?? ''];
      const body = correctionBody({ row, files: await staff.files(id) });
      return c.html(page({ title: `Sprostowanie: ${row.name} ${row.last_name}`, path: PATH, notice, body }));
    })
    .get(`${PATH}/:id/file/:fileId`, async (c) => {
      const { id: correctionId, fileId: id } = c.req.param();
      const row = await applicationsStore.corrections(db).file({ correctionId, id });
      if (!row) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      return c.body(new Uint8Array(row.content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.filename)}`,
      });
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move: name } = c.req.param();
      const outcome = await move({ db, clock, id, move: name, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      if ('refused' in outcome)
        return problem({ c, status: 409, detail: PESEL_REFUSED[outcome.refused.pesel] });
      return wantsPage(c) ? c.redirect(`${readPath(id)}?done=${name}`, 303) : c.json(outcome);
    });
}
