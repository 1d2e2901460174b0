import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { choice, faultChoices, page, textArea, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { CALLS, faultsAsked, kindNow, KINDS } from './faults.ts';
import { isProfile, PROFILES, rowsOf } from './profiles.ts';
import { formOf, TextsForm, TYPES } from './texts-form.ts';

const PATH = '/guest-registration';
const FRAME = { title: 'Rejestracja gości', path: PATH };
const REFUSED =
  'Podaj: od 1 do 20 plików, rozmiar w bajtach, choć jeden rodzaj pliku, a kraje po jednym w wierszu, na przykład „DE Niemcy”. Nic się nie zmieniło.';

type Parts = { db: Kysely<Tables>; clock: Clock; changed: () => void };

/** The settings of guests' registration, and the calls of it that fail, as the provider's staff sets it. */
export function guestRegistrationRoutes({ db, clock, changed }: Parts) {
  const { settings } = createStore(db);
  const save = async (rows: Record<string, object>, action: string) => {
    await changeSettings({ db, clock, rows, action });
    changed();
  };
  const done = (c: Parameters<typeof wantsPage>[0]) =>
    wantsPage(c) ? c.redirect(`${PATH}?done=yes`, 303) : c.json({ done: true });

  return new Hono()
    .get(PATH, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Zmieniono. Obowiązuje od teraz.';
      return c.html(page({ ...FRAME, notice, body: await bodyOf(db) }));
    })
    .post(`${PATH}/profile`, async (c) => {
      const { profile } = (await fieldsOf(c)) as { profile?: unknown };
      if (!isProfile(profile)) return problem({ c, status: 400, detail: 'Nie ma takiego profilu.' });
      const kept = { login: await settings.login(), registration: await settings.registration() };
      await save(rowsOf(profile, kept), 'bench.settings.registrationProfile');
      return done(c);
    })
    .post(`${PATH}/texts`, async (c) => {
      const { data } = TextsForm.safeParse(await fieldsOf(c));
      if (!data) {
        if (!wantsPage(c)) return problem({ c, status: 400, detail: REFUSED });
        return c.html(page({ ...FRAME, body: await bodyOf(db, REFUSED) }), 400);
      }
      const { fileUploadParams, registration } = data;
      const rows = {
        fileUploadParams,
        registration: { ...(await settings.registration()), ...registration },
      };
      await save(rows, 'bench.settings.registrationTexts');
      return done(c);
    })
    .post(`${PATH}/faults`, async (c) => {
      const fields = (await fieldsOf(c)) as Record<string, unknown>;
      const failing = faultsAsked(fields);
      await save({ registrationFaults: { failing } }, 'bench.settings.registrationFaults');
      return done(c);
    });
}

async function bodyOf(db: Kysely<Tables>, error?: string) {
  const { settings } = createStore(db);
  const [registration, files, failing] = await Promise.all([
    settings.registration(),
    settings.fileUploadParams(),
    settings.failingRegistrations(),
  ]);
  const now = formOf(registration, files);
  return html`<h2>Profile</h2>
    <form method="post" action="${PATH}/profile">
      ${Object.entries(PROFILES).map(
        ([name, profile]) =>
          html`<button type="submit" name="profile" value="${name}">${profile.name}</button> `,
      )}
    </form>
    <h2>Zgoda, pliki i kraje</h2>
    <form method="post" action="${PATH}/texts">
      ${error ? html`<p class="error">Błąd: ${error}</p>` : ''}
      ${textArea({ name: 'consentsPl', label: 'Zgoda przy zakładaniu konta (po polsku)', value: now.consentsPl })}
      ${textArea({ name: 'consentsEn', label: 'Zgoda przy zakładaniu konta (po angielsku)', value: now.consentsEn })}
      ${textField({ name: 'linkPl', label: 'Słowa linku (po polsku)', hint: 'Puste pole: bez linku', value: now.linkPl })}
      ${textField({ name: 'linkEn', label: 'Słowa linku (po angielsku)', hint: 'Puste pole: bez linku', value: now.linkEn })}
      ${textField({ name: 'linkDest', label: 'Adres linku', hint: 'Na przykład /legal/regulations', value: now.linkDest })}
      ${textField({ name: 'maxFiles', label: 'Ile plików', hint: 'Od 1 do 20', value: now.maxFiles })}
      ${textField({ name: 'maxFileSize', label: 'Największy plik w bajtach', hint: 'Na przykład 5242880. Gość może dodać razem najwyżej 25 MiB', value: now.maxFileSize })}
      <fieldset>
        <legend>Rodzaje plików</legend>
        ${TYPES.map(([name, label, type]) => choice({ name, value: 'on', label, isOn: files.fileTypes.includes(type) }))}
      </fieldset>
      ${textArea({ name: 'countries', label: 'Kraje, po jednym w wierszu', value: now.countries })}
      <button type="submit">Zapisz</button>
    </form>
    <h2>Awarie</h2>
    <form method="post" action="${PATH}/faults">
      ${faultChoices({ calls: CALLS, kinds: KINDS, kindOf: (call) => kindNow(call, failing) })}
      <button type="submit">Zapisz awarie</button>
    </form>`;
}
