import { Hono, type Context } from 'hono';
import { inTransaction, isUniqueViolation } from '#database/index.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { staffTelehealthOf } from '#provider/telehealth/store/staff.ts';
import { addScenes } from '#provider/telehealth-live/scenes.ts';
import { staffLivesOf } from '#provider/telehealth-live/store/staff.ts';
import { doctorRoutes } from './doctor.ts';
import { LIVE_MOVES, moveLive, type LiveMove } from './moves.ts';
import { liveList, livePage, PATH, pathOf } from './pages.ts';
import { createPlans, isPlan } from './plans.ts';

const NONE = 'Nie ma takiej telekonsultacji.';
const TITLE = 'Telekonsultacje na żywo';

/** The area's part of the staff side: the doctor's room. */
export function bench(parts: BenchParts) {
  const { db, clock, portalOrigin } = parts;
  const staff = staffLivesOf(db);
  const plans = createPlans();
  const now = () => clock.now().getTime();
  const make = (id: string, move: string, fields: unknown) =>
    moveLive({ db, clock, portalOrigin, id, move, fields });
  const answer = (c: Context, { id, done, body }: { id: string; done: string; body: object }) =>
    wantsPage(c) ? c.redirect(`${pathOf(id)}?done=${done}`, 303) : c.json(body);

  return new Hono()
    .get(PATH, async (c) =>
      c.html(page({ title: TITLE, path: PATH, body: liveList(await staff.list(), now()) })),
    )
    .post(`${PATH}/scenes`, async (c) => {
      const isAdded = await addedOnce(() => inTransaction(db, (trx) => addScenes(trx, now())));
      if (!isAdded) return problem({ c, status: 409, detail: 'W tej minucie są już dodane.' });
      return wantsPage(c) ? c.redirect(PATH, 303) : c.json({ added: true });
    })
    .route('/', doctorRoutes(parts))
    .get(`${PATH}/:id`, async (c) => {
      const { id } = c.req.param();
      const row = await staff.one(id);
      if (!row) return problem({ c, status: 404, detail: NONE });
      const [lines, connections, guest, consultants] = await Promise.all([
        staff.lines(id),
        staff.connections(id),
        staff.guest(id),
        staffTelehealthOf(db).consultants(),
      ]);
      if (!wantsPage(c) && c.req.header('accept')?.includes('json'))
        return c.json({ row, lines, connections });
      const title = `Gabinet lekarza: ${row.patient_name} ${row.patient_last_name}`;
      const notice = LIVE_MOVES[c.req.query('done') as LiveMove] as string | undefined;
      const body = livePage({ row, lines, connections, guest, consultants, now: now() });
      return c.html(page({ title, path: PATH, notice, body }));
    })
    .post(`${PATH}/:id/plan`, async (c) => {
      const { id } = c.req.param();
      const name = (await fieldsOf(c))?.['plan'];
      if (!isPlan(name)) return problem({ c, status: 400 });
      if (!(await staff.one(id))) return problem({ c, status: 404, detail: NONE });
      plans.begin({ id, name, make: (move, fields) => make(id, move, fields) });
      return answer(c, { id, done: 'plan', body: { plan: name } });
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await make(id, move, await fieldsOf(c));
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return answer(c, { id, done: move, body: outcome });
    });
}

/** False when a unique constraint refused it. */
async function addedOnce(add: () => Promise<unknown>) {
  try {
    await add();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
