import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { choice, page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { settingsStore } from '#provider/settings/store.ts';

const FRAME = { title: 'Ustawienia kartoteki', path: '/record' };

const SWITCHES = [
  ['questionnaires', 'Ankiety po wizycie'],
  ['documents', 'Dokumenty wizyty'],
  ['copies', 'Zamawianie kopii dokumentacji'],
  ['consentDocButton', 'Udostępnianie dokumentów partnerom'],
] as const;
const Switch = z.enum(['on', 'off']).transform((value) => value === 'on');
const Form = z
  .record(z.string(), z.unknown())
  .transform((fields) => Object.fromEntries(SWITCHES.map(([name]) => [name, fields[name] ?? 'off'])))
  .pipe(z.object({ questionnaires: Switch, documents: Switch, copies: Switch, consentDocButton: Switch }));

type Parts = { db: Kysely<Tables>; clock: Clock; changed: () => void };

/** GET and POST /record: what of a patient's record is offered (B-04), and whether it can be shared (B§2). */
export function recordRoutes({ db, clock, changed }: Parts) {
  return new Hono()
    .get('/record', async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Ustawienia kartoteki są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await settingsNow(db)) }));
    })
    .post('/record', async (c) => {
      const { data: wanted } = Form.safeParse(await fieldsOf(c));
      if (!wanted) return problem({ c, status: 400, detail: 'Każde pole: on albo off.' });
      const { consentDocButton, ...encounters } = wanted;
      const rows = { encounters, partners: { consentDocButton } };
      await changeSettings({ db, clock, rows, action: 'bench.settings.record' });
      changed();
      return wantsPage(c) ? c.redirect('/record?done=settings', 303) : c.json(wanted);
    });
}

async function settingsNow(db: Kysely<Tables>) {
  const settings = settingsStore.settings(db);
  return { ...(await settings.encounters()), consentDocButton: await settings.isSharingOn() };
}

const form = (now: Awaited<ReturnType<typeof settingsNow>>) =>
  html`<form method="post" action="/record">
    <fieldset>
      <legend>Co jest włączone</legend>
      ${SWITCHES.map(([name, label]) => choice({ name, value: 'on', label, isOn: now[name] }))}
    </fieldset>
    <p>Ankiety są wyłączone także wtedy, gdy wyłączony jest ich moduł.</p>
    <button type="submit">Zapisz</button>
  </form>`;
