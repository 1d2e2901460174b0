import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, failures, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import { FAILING } from './faults.ts';
import { SETTINGS_PATH } from './menu.ts';
import { settingsSaid } from './rules.ts';

const FRAME = { title: 'Ustawienia wniosków o kopie', path: SETTINGS_PATH };

/** GET and POST /copy-settings: kinds, price list, both modules (B-15, B-100), and which calls fail. */
export function copySettingsRoutes({ db, clock, changed }: BenchParts) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Ustawienia wniosków są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await settingsNow(db)) }));
    })
    .post(FRAME.path, async (c) => {
      const said = settingsSaid((await fieldsOf(c)) ?? {});
      if (!said) return problem({ c, status: 400, detail: 'Tekst ma najwyżej 500 znaków.' });
      const { application } = await settingsNow(db);
      const rows = { copies: said.copies, application: { ...application, ...said.modules } };
      await changeSettings({ db, clock, rows, action: 'bench.settings.copies' });
      changed();
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=settings`, 303) : c.json(said);
    });
}

async function settingsNow(db: BenchParts['db']) {
  const { settings, copySettings } = createStore(db);
  const application = (await settings.get('application')) as Readonly<Record<string, unknown>>;
  return { application, copies: await copySettings.all() };
}

const form = ({ application, copies }: Awaited<ReturnType<typeof settingsNow>>) =>
  html`<form method="post" action="${FRAME.path}">
    ${textField({
      name: 'cdocTypes',
      label: 'Rodzaje wniosków',
      hint: 'COPY, EXTRACT, PERM, PERM_PERSON; puste: nie przyjmujemy wniosków',
      value: copies.cdocTypes.join(', '),
    })}
    <fieldset>
      <legend>Co jest włączone</legend>
      ${choice({ name: 'documentRequestsModule', value: 'on', label: 'Wnioski o kopie', isOn: application['documentRequestsModule'] !== false })}
      ${choice({ name: 'cdocScopeEnable', value: 'on', label: 'Wnioski o dokumenty z okresu', isOn: copies.cdocScopeEnable })}
      ${choice({ name: 'edmEnabled', value: 'on', label: 'Dokumenty EDM', isOn: application['edmEnabled'] !== false })}
    </fieldset>
    ${textField({ name: 'pricePl', label: 'Cennik po polsku', hint: 'Puste: cenę podaje placówka', value: copies.priceText?.pl ?? '' })}
    ${textField({ name: 'priceEn', label: 'Cennik po angielsku', hint: 'Czytają go pacjenci', value: copies.priceText?.en ?? '' })}
    ${failures({ calls: FAILING, failing: copies.failing })}
    <button type="submit">Zapisz</button>
  </form>`;
