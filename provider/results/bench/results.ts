import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffPatientsOf } from '#provider/patients/staff-patients.ts';
import { resultsStore } from '#provider/results/store.ts';
import { staffResultsOf } from '#provider/results/staff-results.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import { moveResult, type RefusedValue } from './moves.ts';
import { noNumber, resultBody, resultList, searchForm, settingsForm } from './result-pages.ts';

const MOST = 50;
const Name = z.string().trim().max(100).catch('');
const Switch = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const Words = z.string().trim().min(1).max(500);
const SettingsForm = z.object({
  viewResultsAsText: Switch,
  explanations: Switch,
  extendedPrintout: Switch,
  viewer: Switch,
  imageImport: Switch,
  criticalPl: Words,
  criticalEn: Words,
});

const FRAME = { title: 'Wyniki badań', path: '/results' };
const NOTICES: Record<string, string> = {
  publish: 'Wynik jest opublikowany.',
  withhold: 'Wynik jest wstrzymany.',
  correct: 'Wynik jest poprawiony; poprzednia wersja zostaje do wglądu.',
  settings: 'Ustawienia wyników są zmienione.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj discussedOn (RRRR-MM-DD, od dzisiaj) albo position i value, i flag, jeżeli ma być inny niż według zakresu.',
};

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string; changed: () => void };

/** GET /results and /results/:id, POST /results/:id/publish, /withhold, /correct (B-07), and /results/settings (B-04). */
export function resultRoutes({ db, clock, portalOrigin, changed }: Parts) {
  return new Hono()
    .get('/results', async (c) => c.html(await listPage({ db, c })))
    .post('/results/settings', async (c) => {
      const { data: wanted } = SettingsForm.safeParse(await fieldsOf(c));
      if (!wanted) return problem({ c, status: 400, detail: 'Podaj criticalPl i criticalEn.' });
      await saveSettings({ db, clock, wanted });
      changed();
      return wantsPage(c) ? c.redirect('/results?done=settings', 303) : c.json(wanted);
    })
    .get('/results/:id', async (c) => {
      const notice = NOTICES[c.req.query('done') ?? ''];
      const shown = await resultPage({ db, id: c.req.param('id'), notice });
      return shown ? c.html(shown) : problem({ c, status: 404 });
    })
    .post('/results/:id/:move', async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveResult({
        db,
        clock,
        portalOrigin,
        id,
        move,
        fields: await fieldsOf(c),
      });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      if ('refused' in outcome) return refusal({ db, c, id, refused: outcome.refused });
      if (!wantsPage(c)) return c.json(outcome);
      return c.redirect(
        `/results/${encodeURIComponent(outcome.id)}?${new URLSearchParams({ done: move })}`,
        303,
      );
    });
}

type Shown = { db: Kysely<Tables>; id: string; notice?: string | undefined; refused?: RefusedValue };

async function resultPage({ db, id, notice, refused }: Shown) {
  const row = await staffResultsOf(db).byId(id);
  if (!row) return null;
  const body = resultBody({ row, values: await staffResultsOf(db).values(row.id), refused });
  return page({ title: row.name, path: FRAME.path, notice, body });
}

/** The reason, and for people the page as it was, with what they have typed. */
async function refusal({
  c,
  ...refused
}: {
  c: Context;
  db: Kysely<Tables>;
  id: string;
  refused: RefusedValue;
}) {
  const shown = wantsPage(c) ? await resultPage(refused) : null;
  return shown ? c.html(shown, 400) : problem({ c, status: 400, detail: noNumber(refused.refused) });
}

async function listPage({ db, c }: { db: Kysely<Tables>; c: Context }) {
  const patient = Name.parse(c.req.query('patient'));
  const found = patient ? await staffPatientsOf(db).list({ patient, limit: MOST }) : undefined;
  const patientIds = found?.map(({ id }) => id);
  const results = patientIds?.length === 0 ? [] : await staffResultsOf(db).list({ patientIds, limit: MOST });
  const flagged = await resultsStore.results(db).marked(results.map(({ id }) => id));
  const settings = await createStore(db).settings.results();
  const body = html`${searchForm({ patient })} ${resultList(results, flagged)} ${settingsForm(settings)}`;
  return page({ ...FRAME, notice: NOTICES[c.req.query('done') ?? ''], body });
}

type Saving = Pick<Parts, 'db' | 'clock'> & { wanted: z.output<typeof SettingsForm> };

async function saveSettings({ db, clock, wanted }: Saving) {
  const { imageImport: isImportOn, criticalPl: pl, criticalEn: en, ...switches } = wanted;
  const now = await createStore(db).settings.results();
  const imageImport = { ...now.imageImport, enabled: isImportOn };
  const results = { ...now, ...switches, imageImport, criticalText: { pl, en } };
  await changeSettings({ db, clock, rows: { results }, action: 'bench.settings.results' });
}
