import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, page, textArea } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { changeSettings } from '#provider/settings/staff-settings.ts';
import { settingsStore } from '#provider/settings/store.ts';
import { LONGEST_TEXT, settingsSaid, SWITCHES } from './rules-of-settings.ts';

const FRAME = { title: 'Ustawienia telekonsultacji', path: '/telehealth-settings' };

const TEXTS = [
  ['pl', 'Jak potwierdzić konto, po polsku'],
  ['en', 'Jak potwierdzić konto, po angielsku'],
] as const;

/** GET and POST /telehealth-settings: whether there are teleconsultations (B-15), who cancels (A-84), and how an account is confirmed (B-66). */
export function settingRoutes({ db, clock, changed }: BenchParts) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice =
        c.req.query('done') === undefined ? undefined : 'Ustawienia telekonsultacji są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await settingsNow(db)) }));
    })
    .post(FRAME.path, async (c) => {
      const said = settingsSaid((await fieldsOf(c)) ?? {});
      if (!said) return problem({ c, status: 400, detail: `Tekst ma najwyżej ${LONGEST_TEXT} znaków.` });
      const { registerAccountDesc, cancelRegistered, ...modules } = said;
      const { application } = await settingsNow(db);
      const rows = {
        application: { ...application, ...modules },
        teleconsultations: { cancelRegistered },
        registerAccountDesc,
      };
      await changeSettings({ db, clock, rows, action: 'bench.settings.telehealth' });
      changed();
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=settings`, 303) : c.json(said);
    });
}

async function settingsNow(db: BenchParts['db']) {
  const settings = settingsStore.settings(db);
  const application = (await settings.get('application')) as Readonly<Record<string, unknown>>;
  return {
    application,
    // B-15: absent is on.
    telecommunicationModule: application['telecommunicationModule'] !== false,
    amtsEnabled: application['amtsEnabled'] !== false,
    cancelRegistered: await settings.areRegisteredCancelled(),
    registerAccountDesc: await settings.registerAccountDesc(),
  };
}

const form = (now: Awaited<ReturnType<typeof settingsNow>>) =>
  html`<form method="post" action="${FRAME.path}">
    <fieldset>
      <legend>Co jest włączone</legend>
      ${SWITCHES.map(([name, label]) => choice({ name, value: 'on', label, isOn: now[name] }))}
    </fieldset>
    <p>Telekonsultacje są, gdy włączone są moduł i system telekonsultacji.</p>
    ${TEXTS.map(([language, label]) =>
      textArea({ name: `text-${language}`, label, value: now.registerAccountDesc[language] }),
    )}
    <p>
      Ten tekst czyta osoba, której konta jednostka jeszcze nie potwierdziła. Puste: jednostka nic nie pisze.
    </p>
    <button type="submit">Zapisz</button>
  </form>`;
