import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, failures, page } from '#provider/bench/page.ts';
import { fieldsOf, wantsPage } from '#provider/bench/problem.ts';
import { consentSettingsOf, OFFERED_DOCUMENTS } from '#provider/given-consents/settings.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
import { createStore } from '#provider/core/store.ts';
import { FAILING } from './faults.ts';
import { settingsOf } from './rules.ts';

const FRAME = { title: 'Ustawienia zgód', path: '/consent-settings' };

const KINDS = {
  CPAR: 'Zgoda dla partnera',
  CDPM: 'Zgoda dla osoby',
  CTEL: 'Zgoda na telekonsultacje',
  INFO: 'Zgoda informacyjna',
  OCCU: 'Zgoda medycyny pracy',
};

/** GET and POST /consent-settings: what is signed and offered (B-38, B-15, A-141, AP-47), and which calls fail. */
export function consentSettingsRoutes({ db, clock, changed }: BenchParts) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Ustawienia zgód są zmienione.';
      return c.html(page({ ...FRAME, notice, body: form(await settingsNow(db)) }));
    })
    .post(FRAME.path, async (c) => {
      const { consents, modules, identification } = settingsOf((await fieldsOf(c)) ?? {});
      const kept = await settingsNow(db);
      const rows = {
        consents,
        application: { ...kept.application, ...modules },
        identification: { ...kept.identification, ...identification },
      };
      await changeSettings({ db, clock, rows, action: 'bench.settings.consents' });
      changed();
      return wantsPage(c)
        ? c.redirect(`${FRAME.path}?done=settings`, 303)
        : c.json({ consents, modules, identification });
    });
}

async function settingsNow(db: BenchParts['db']) {
  const settings = consentSettingsOf(db);
  return {
    application: (await createStore(db).settings.get('application')) as object,
    giving: await settings.giving(),
    modules: await settings.modules(),
    identification: await settings.identification(),
  };
}

type Now = Awaited<ReturnType<typeof settingsNow>>;
const onOff = (name: string, label: string, isOn: boolean) => choice({ name, value: 'on', label, isOn });

const form = ({ giving, modules, identification }: Now) =>
  html`<form method="post" action="${FRAME.path}">
    <fieldset>
      <legend>Obowiązuje dopiero po podpisaniu</legend>
      ${Object.entries(giving.signatureRequired).map(([type, isOn]) =>
        onOff(`signed-${type}`, KINDS[type as keyof typeof KINDS], isOn),
      )}
    </fieldset>
    <fieldset>
      <legend>Co i za kogo można dać</legend>
      ${onOff('partnersModule', 'Moduł partnerów', modules.partners)}
      ${onOff('occupationalMedicineModule', 'Moduł medycyny pracy', modules.occupational)}
      ${onOff('occupational', 'Zgody medycyny pracy', giving.occupational)}
      ${onOff('guardianMayGive', 'Opiekun daje zgody za dziecko i podopiecznego', giving.guardianMayGive)}
    </fieldset>
    <fieldset>
      <legend>Kim jest osoba upoważniona</legend>
      ${onOff('nationalIdRequired', 'W Polsce wymagany jest PESEL', identification.nationalIdRequired)}
      ${OFFERED_DOCUMENTS.map(({ code, pl }) =>
        onOff(
          `document-${code}`,
          pl,
          identification.documents.some((each) => each.code === code),
        ),
      )}
    </fieldset>
    ${failures({ calls: FAILING, failing: giving.failing })}
    <button type="submit">Zapisz</button>
  </form>`;
