import { Hono } from 'hono';
import { html } from 'hono/html';
import { inTransaction } from '#database/index.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { failures, page, select } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { unitRows } from '#provider/bookings/seed/unit-rows.ts';
import { CATALOGUE_FAULTS, catalogueOf } from '#provider/bookings/store/catalogue.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { FAILING } from './faults.ts';
import { UNITS_PATH } from './menu.ts';

const FRAME = { title: 'Katalog poradni', path: UNITS_PATH };

/** Hosts that say more or less of their units. */
const SHAPES = {
  keep: 'Taki, jaki jest',
  whole: 'Pełny: części, godziny, wejście',
  flat: 'Bez części, godzin i wejścia',
  circle: 'Poradnia, która jest częścią swojej części',
} as const;
type Shape = keyof typeof SHAPES;
const isShape = (shape: unknown): shape is Shape => typeof shape === 'string' && shape in SHAPES;

/** GET and POST /units: what the catalogue says of units, and how it fails. */
export function unitRoutes({ db, clock, changed }: Pick<BenchParts, 'db' | 'clock' | 'changed'>) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Katalog poradni jest zmieniony.';
      return c.html(page({ ...FRAME, notice, body: form(await catalogueOf(db).failing()) }));
    })
    .post(FRAME.path, async (c) => {
      const fields = (await fieldsOf(c)) ?? {};
      const { shape = 'keep' } = fields;
      if (!isShape(shape)) return problem({ c, status: 400, detail: 'Nie ma takiego katalogu.' });
      const failing = Object.keys(FAILING).filter((call) => fields[call] === 'on');
      if (shape !== 'keep') await reshape({ db, clock, shape });
      await changeSettings({
        db,
        clock,
        rows: { [CATALOGUE_FAULTS]: failing },
        action: 'bench.settings.units',
      });
      changed();
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=settings`, 303) : c.json({ shape, failing });
    });
}

/** Units as the seed has them, without what is new of them, or in a circle. */
async function reshape({ db, clock, shape }: Pick<BenchParts, 'db' | 'clock'> & { shape: Shape }) {
  await inTransaction(db, async (trx) => {
    for (const { id, ...row } of unitRows(localDay(clock.now().getTime()))) {
      const isFirst = id === 'unit-family';
      const said = shape === 'flat' ? NOTHING : row;
      const parent = shape === 'circle' && isFirst ? 'unit-vaccination' : said.parent_id;
      const { opening_hours, access } = said;
      const values = { parent_id: parent, opening_hours, access };
      await trx.updateTable('units').set(values).where('id', '=', id).execute();
    }
  });
}

const NOTHING = { parent_id: null, opening_hours: null, access: null };

const form = (failing: readonly string[]) =>
  html`<form method="post" action="${FRAME.path}">
    ${select({ name: 'shape', label: 'Co mówi o poradniach', choices: Object.entries(SHAPES) })}
    ${failures({ calls: FAILING, failing })}
    <button type="submit">Zapisz</button>
  </form>`;
