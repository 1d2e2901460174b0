import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { failures, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { depositSettingsOf, type PayoutSettings } from '#provider/deposits/settings.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { SETTINGS_PATH } from './menu.ts';
import { FAILING } from './faults.ts';
import { settingsOf } from './rules.ts';

const FRAME = { title: 'Ustawienia depozytów', path: SETTINGS_PATH };
const WRONG = 'Kwoty pisze się na przykład tak: 150,50. Liczba wypłat jest liczbą większą od zera.';

/** GET and POST /deposit-settings: limits of payouts, where the money goes (B-29), and which calls fail. */
export function depositSettingsRoutes({ db, clock, changed }: BenchParts) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Ustawienia depozytów są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await depositSettingsOf(db).payouts()) }));
    })
    .post(FRAME.path, async (c) => {
      const deposits = settingsOf((await fieldsOf(c)) ?? {});
      if (!deposits) return problem({ c, status: 400, detail: WRONG });
      await changeSettings({ db, clock, rows: { deposits }, action: 'bench.settings.deposits' });
      changed();
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=settings`, 303) : c.json(deposits);
    });
}

/** "150,50"; nothing where there is no limit. */
function zloty(grosze: number | null) {
  if (grosze === null) return '';
  const digits = String(grosze).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const form = ({ least, most, perMonth, paidTo, failing }: PayoutSettings) =>
  html`<form method="post" action="${FRAME.path}">
    ${textField({ name: 'least', label: 'Najmniejsza wypłata', hint: 'W złotych; puste: bez granicy', value: zloty(least) })}
    ${textField({ name: 'most', label: 'Największa wypłata', hint: 'W złotych; puste: bez granicy', value: zloty(most) })}
    ${textField({
      name: 'perMonth',
      label: 'Liczba wypłat w miesiącu',
      hint: 'Puste: bez granicy',
      value: perMonth === null ? '' : String(perMonth),
    })}
    ${textField({ name: 'paidToPl', label: 'Dokąd trafiają pieniądze', hint: 'Po polsku', value: paidTo.pl })}
    ${textField({ name: 'paidToEn', label: 'To samo po angielsku', hint: 'Czytają to pacjenci', value: paidTo.en })}
    ${failures({ calls: FAILING, failing })}
    <button type="submit">Zapisz</button>
  </form>`;
