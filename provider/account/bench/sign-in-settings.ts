import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { choice, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import { accountsOf } from '#provider/account/store/accounts.ts';
import { staffAccountsOf } from '#provider/account/store/staff-accounts.ts';
import { userNameOf } from '#provider/core/user-name.ts';

const Switch = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const SettingsForm = z.object({
  usernamePromptMode: z.enum(['LOGIN', 'E_MAIL']),
  me: Switch,
  ward: Switch,
  child: Switch,
  eGovernment: Switch,
  sms: Switch,
});
const PhoneForm = z.object({
  username: z.string().max(200).transform(userNameOf),
  required: z.enum(['on', 'off']),
});
type Settings = z.output<typeof SettingsForm>;

const FRAME = { title: 'Logowanie', path: '/sign-in' };
const NOTICES: Record<string, string> = {
  settings: 'Ustawienia logowania są zmienione.',
  phone: 'Zmieniono, czy to konto musi mieć potwierdzony telefon.',
};

type Parts = { db: Kysely<Tables>; clock: Clock; isRemotePortal: boolean; changed: () => void };

/** GET and POST /sign-in, and POST /sign-in/phone: the settings of sign-in, as the provider's staff has them. */
export function signInRoutes({ db, clock, isRemotePortal, changed }: Parts) {
  const show = async (notice?: string, error?: string, refusal?: string) =>
    page({
      ...FRAME,
      notice,
      body: html`${refusal ? html`<p class="error">Błąd: ${refusal}</p>` : ''}
      ${form(await settingsNow(db), isRemotePortal)} ${phoneForm(error)}`,
    });
  const note = (trx: Kysely<Tables>, action: string, accountId: string | null) =>
    auditOf(trx).add([
      { at: clock.now(), accountId, patientId: null, action, object: null, requestId: randomUUID() },
    ]);

  return new Hono()
    .get('/sign-in', async (c) => c.html(await show(NOTICES[c.req.query('done') ?? ''])))
    .post('/sign-in', async (c) => {
      const { data: wanted } = SettingsForm.safeParse(await fieldsOf(c));
      if (!wanted) return problem({ c, status: 400, detail: 'Podaj usernamePromptMode: LOGIN albo E_MAIL.' });
      const { emailIsRequired } = await createStore(db).settings.registration();
      if (wanted.usernamePromptMode === 'E_MAIL' && !emailIsRequired) {
        const detail = 'Najpierw włącz na stronie „Wymagania kont”, że e-mail jest wymagany (A-46).';
        return wantsPage(c)
          ? c.html(await show(undefined, undefined, detail), 400)
          : problem({ c, status: 400, detail });
      }
      await changeSettings({ db, clock, rows: rowsOf(wanted), action: 'bench.settings.signIn' });
      changed();
      return wantsPage(c) ? c.redirect('/sign-in?done=settings', 303) : c.json(wanted);
    })
    .post('/sign-in/phone', async (c) => {
      const { data: wanted } = PhoneForm.safeParse(await fieldsOf(c));
      const account = wanted && (await accountsOf(db).byUsername(wanted.username));
      if (!account) {
        const detail = 'Nie ma takiego konta. Wpisz login, na przykład jan.nowak.';
        const status = wanted ? 404 : 400;
        return wantsPage(c) ? c.html(await show(undefined, detail), status) : problem({ c, status, detail });
      }
      await inTransaction(db, async (trx) => {
        const isRequired = wanted.required === 'on';
        await staffAccountsOf(trx).requirePhone({ id: account.id, isRequired });
        await note(trx, 'bench.accounts.phoneRequired', account.id);
      });
      return wantsPage(c) ? c.redirect('/sign-in?done=phone', 303) : c.json(wanted);
    });
}

async function settingsNow(db: Kysely<Tables>): Promise<Settings> {
  const settings = createStore(db).settings;
  const login = await settings.login();
  return {
    usernamePromptMode: login.usernamePromptMode === 'E_MAIL' ? 'E_MAIL' : 'LOGIN',
    me: login.showLinkToCreateAccountForMe,
    ward: login.showLinkToCreateAccountForWard,
    child: login.showLinkToCreateAccountForChild,
    eGovernment: await settings.isEGovernmentOn(),
    sms: await settings.isSmsEnabled(),
  };
}

/** The settings as they stand in the store, by the key of their row. */
const rowsOf = ({ usernamePromptMode, me, ward, child, eGovernment, sms }: Settings) => ({
  login: {
    usernamePromptMode,
    showLinkToCreateAccountForMe: me,
    showLinkToCreateAccountForWard: ward,
    showLinkToCreateAccountForChild: child,
  },
  eGovernment: { isOn: eGovernment },
  smsConfirmation: { smsEnabled: sms },
});

const SWITCHES = [
  ['me', 'Odsyłacz do zakładania konta dla siebie'],
  ['ward', 'Odsyłacz do zakładania konta dla podopiecznego'],
  ['child', 'Odsyłacz do zakładania konta dla dziecka'],
  ['eGovernment', 'Logowanie przez ePUAP (profil zaufany)'],
  ['sms', 'Kody SMS: bez nich nikt nie potwierdza numeru telefonu'],
] as const;

const form = (now: Settings, isRemotePortal: boolean) =>
  html`<form method="post" action="/sign-in">
      <fieldset>
        <legend>O co pyta pierwsze pole</legend>
        ${choice({ ...MODE, value: 'LOGIN', label: 'Login', isOn: now.usernamePromptMode === 'LOGIN' })}
        ${choice({ ...MODE, value: 'E_MAIL', label: 'E-mail', isOn: now.usernamePromptMode === 'E_MAIL' })}
      </fieldset>
      <fieldset>
        <legend>Co jest włączone</legend>
        ${SWITCHES.map(([name, label]) => choice({ name, value: 'on', label, isOn: now[name] }))}
      </fieldset>
      <button type="submit">Zapisz</button>
    </form>
    <p>
      ${
        isRemotePortal
          ? 'Portal działa jako osobny proces: zmianę pokaże najpóźniej po 30 sekundach i jednym odświeżeniu strony.'
          : 'Portal pokazuje zmianę od razu.'
      }
    </p>
    <p>
      Reguły hasła są stałe: co najmniej 12 znaków albo 8, jeśli nie używa go wiele osób, i bez loginu w
      środku. Po 5 złych hasłach z rzędu logowanie jest zablokowane na 15 minut.
    </p>`;

const MODE = { name: 'usernamePromptMode', type: 'radio' } as const;

const phoneForm = (error?: string) =>
  html`<section aria-labelledby="phone">
    <h2 id="phone">Wymagany telefon</h2>
    <form method="post" action="/sign-in/phone">
      ${textField({ name: 'username', label: 'Login', hint: 'Na przykład jan.nowak', error })}
      <button type="submit" name="required" value="on">Wymagaj telefonu</button>
      <button type="submit" class="outlined" name="required" value="off">Nie wymagaj</button>
    </form>
    <p>Portal dowie się o tym przy następnym logowaniu, a w trwającej sesji najpóźniej po 5 minutach.</p>
  </section>`;
