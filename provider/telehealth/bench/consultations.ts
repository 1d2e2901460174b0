import { Hono, type Context } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffTelehealthOf } from '#provider/telehealth/store/staff.ts';
import { CASES_PATH, caseList, consultationList, consultationPage, PATH } from './consultation-pages.ts';
import { moveConsultation } from './moves.ts';

const NOTICES: Record<string, string> = {
  take: 'Telekonsultacja trwa.',
  note: 'Notatka jest zapisana.',
  end: 'Telekonsultacja jest zakończona.',
  cancel: 'Telekonsultacja jest odwołana.',
};

/** GET /telehealth, one of them, POST /telehealth/:id/:move and /telehealth/next: what doctors do. */
export function consultationRoutes({
  db,
  clock,
  portalOrigin,
}: Pick<BenchParts, 'db' | 'clock' | 'portalOrigin'>) {
  const staff = staffTelehealthOf(db);
  const move = async (c: Context, { id, name }: { id: string; name: string }) => {
    const outcome = await moveConsultation({
      db,
      clock,
      portalOrigin,
      id,
      move: name,
      fields: await fieldsOf(c),
    });
    if (typeof outcome === 'number') return problem({ c, status: outcome });
    const path = `${PATH}/${encodeURIComponent(id)}?done=${name}`;
    return wantsPage(c) ? c.redirect(path, 303) : c.json(outcome);
  };
  return new Hono()
    .get(PATH, async (c) => {
      const body = consultationList(await staff.consultations(), await staff.consultants());
      return c.html(page({ title: 'Telekonsultacje', path: PATH, body }));
    })
    .post(`${PATH}/next`, async (c) => {
      const next = await staff.next();
      if (!next) return problem({ c, status: 409, detail: 'Nikt teraz nie czeka.' });
      return move(c, { id: next.id, name: 'take' });
    })
    .get(`${PATH}/:id`, async (c) => {
      const { id } = c.req.param();
      const row = await staff.consultation(id);
      if (!row) return problem({ c, status: 404, detail: 'Nie ma takiej telekonsultacji.' });
      const of = [row.medical_case_id];
      const [notes, files, kept, consultants] = await Promise.all([
        staff.notesIn(of),
        staff.filesIn(of),
        staff.notesOf(id),
        staff.consultants(),
      ]);
      const title = `Telekonsultacja: ${row.patient_name} ${row.patient_last_name}`;
      const notice = NOTICES[c.req.query('done') ?? ''];
      const body = consultationPage({ row, sent: { notes, files }, kept, consultants });
      return c.html(page({ title, path: PATH, notice, body }));
    })
    .post(`${PATH}/:id/:move`, (c) => move(c, { id: c.req.param('id'), name: c.req.param('move') }));
}

/** GET /telehealth-cases, and a file: to be saved, never opened as a page of ours (S-35). */
export function caseRoutes({ db }: Pick<BenchParts, 'db'>) {
  const staff = staffTelehealthOf(db);
  return new Hono()
    .get(CASES_PATH, async (c) => {
      const cases = await staff.cases();
      const ids = cases.map(({ id }) => id);
      const [notes, files] = await Promise.all([staff.notesIn(ids), staff.filesIn(ids)]);
      const body = caseList(cases, { notes, files });
      return c.html(page({ title: 'Sprawy medyczne', path: CASES_PATH, body }));
    })
    .get(`${CASES_PATH}/file/:id`, async (c) => {
      const file = await staff.file(c.req.param('id'));
      if (!file) return problem({ c, status: 404, detail: 'Nie ma takiego pliku.' });
      return c.body(new Uint8Array(file.content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      });
    });
}
