import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { choice, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';

const PATH = '/registration-settings';
const FRAME = { title: 'Wymagania kont', path: PATH };

const SWITCHES = [
  ['emailIsRequired', 'E-mail jest wymagany'],
  ['phoneIsRequired', 'Telefon jest wymagany'],
  ['phoneConfirmationEnabled', 'Telefon potwierdza się kodem SMS'],
  ['confIdentQualifiedCert', 'Podpis kwalifikowany lub zaufany potwierdza tożsamość od razu'],
  ['requirePatientConsent', 'Zgoda pacjenta jest wymagana przy zakładaniu konta'],
  ['passwordByLink', 'Hasło ustawia się przez link z wiadomości, nie w formularzu'],
  ['addressVisible', 'Przy zakładaniu konta można podać adres'],
  ['addressRequired', 'Przy zakładaniu konta adres jest wymagany'],
  ['attachmentsVisible', 'Przy zakładaniu konta można dodać pliki'],
  ['attachmentsRequired', 'Przy zakładaniu konta pliki są wymagane'],
  ['patientNamesDisabled', 'Imiona i nazwiska pacjentów zmienia tylko przychodnia'],
  ['linkConsentChecked', 'Zgoda przy prośbie o powiązanie jest od razu zaznaczona'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

const OnOff = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const switches = Object.fromEntries(SWITCHES.map(([name]) => [name, OnOff])) as Record<Switch, typeof OnOff>;
/** A-66: the age that an account needs where nobody says one. */
const GROWN_UP = 18;
const Form = z.object({
  ...switches,
  usernamePromptMode: z.enum(['LOGIN', 'E_MAIL']),
  userMinAge: z.preprocess(
    (typed) => (typed === '' ? GROWN_UP : typed),
    z.coerce.number().int().min(0).max(120),
  ),
  phoneIsRequiredSince: z.iso.date().or(z.literal('')).default(''),
  phones: z.string().regex(/^[a-z]{2}$/),
  region: z.string().regex(/^[A-Z]{2}$/),
});
type Settings = z.output<typeof Form>;

const REFUSED = {
  form: 'Podaj: wiek od 0 do 120, kraj telefonów dwiema małymi literami, region dwiema dużymi, dzień w postaci 2026-01-01.',
  pair: 'Gdy loguje się e-mailem, e-mail musi być wymagany (A-46). Nic się nie zmieniło.',
};

type Parts = { db: Kysely<Tables>; clock: Clock; changed: () => void };

/** GET and POST /registration-settings: what an account must have, as the provider's staff sets it (A§3, C§3). */
export function registrationRoutes({ db, clock, changed }: Parts) {
  const settings = createStore(db).settings;
  const refuse = async (c: Parameters<typeof wantsPage>[0], error: string) =>
    wantsPage(c)
      ? c.html(page({ ...FRAME, body: form(await settingsNow(db), error) }), 400)
      : problem({ c, status: 400, detail: error });

  return new Hono()
    .get(PATH, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Wymagania kont są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await settingsNow(db)) }));
    })
    .post(PATH, async (c) => {
      const { data: wanted } = Form.safeParse(await fieldsOf(c));
      if (!wanted) return refuse(c, REFUSED.form);
      if (wanted.usernamePromptMode === 'E_MAIL' && !wanted.emailIsRequired) return refuse(c, REFUSED.pair);
      const { usernamePromptMode, phones, region, phoneIsRequiredSince, ...kept } = wanted;
      const since = phoneIsRequiredSince || (kept.phoneIsRequired ? localDay(clock.now().getTime()) : null);
      const rows = {
        login: { ...(await settings.login()), usernamePromptMode },
        installation: { phones, region },
        registration: { ...(await settings.registration()), ...kept, phoneIsRequiredSince: since },
      };
      await changeSettings({ db, clock, rows, action: 'bench.settings.registration' });
      changed();
      return wantsPage(c) ? c.redirect(`${PATH}?done=settings`, 303) : c.json(wanted);
    });
}

async function settingsNow(db: Kysely<Tables>): Promise<Settings> {
  const settings = createStore(db).settings;
  const [kept, login, installation] = await Promise.all([
    settings.registration(),
    settings.login(),
    settings.get('installation') as Promise<{ phones: string; region: string }>,
  ]);
  return {
    ...kept,
    ...installation,
    phoneIsRequiredSince: kept.phoneIsRequiredSince ?? '',
    usernamePromptMode: login.usernamePromptMode === 'E_MAIL' ? 'E_MAIL' : 'LOGIN',
  };
}

const MODE = { name: 'usernamePromptMode', type: 'radio' } as const;

const form = (now: Settings, error?: string) =>
  html`<form method="post" action="${PATH}">
      ${error ? html`<p class="error">Błąd: ${error}</p>` : ''}
      <fieldset>
        <legend>Czym się loguje</legend>
        ${choice({ ...MODE, value: 'LOGIN', label: 'Login', isOn: now.usernamePromptMode === 'LOGIN' })}
        ${choice({ ...MODE, value: 'E_MAIL', label: 'E-mail', isOn: now.usernamePromptMode === 'E_MAIL' })}
      </fieldset>
      <fieldset>
        <legend>Czego wymaga konto</legend>
        ${SWITCHES.map(([name, label]) => choice({ name, value: 'on', label, isOn: now[name] }))}
      </fieldset>
      ${textField({
        name: 'phoneIsRequiredSince',
        label: 'Od którego dnia telefon jest wymagany',
        hint: 'Na przykład 2026-01-01. Od kont, które są starsze, numeru nikt nie wymaga. Puste pole: od dzisiaj.',
        value: now.phoneIsRequiredSince,
      })}
      ${textField({
        name: 'userMinAge',
        label: 'Od ilu lat można mieć konto',
        hint: 'Na przykład 16. Puste pole: 18.',
        value: String(now.userMinAge),
      })}
      ${textField({
        name: 'phones',
        label: 'Kraj telefonów bez kierunkowego',
        hint: 'Na przykład pl',
        value: now.phones,
      })}
      ${textField({ name: 'region', label: 'Kraj adresów i dokumentów', hint: 'Na przykład PL', value: now.region })}
      <button type="submit">Zapisz</button>
    </form>
    <p>
      Zgoda, pliki, kraje, profile i lista ostatnich rejestracji:
      <a href="/guest-registration">Rejestracja gości</a>.
    </p>
    <p>Portal, który działa jako osobny proces, pokaże zmianę najpóźniej po 30 sekundach.</p>`;
