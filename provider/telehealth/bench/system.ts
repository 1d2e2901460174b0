import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { inTransaction } from '#database/index.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { choice, faultChoices, page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { localDay, localTime } from '#contract/days/reading/warsaw.ts';
import { FAULTS, FAULTY_CALLS } from '#provider/core/telehealth/faults.ts';
import { staffTelehealthOf, type StaffConsultant } from '#provider/telehealth/store/staff.ts';
import { dutySaid, faultsSaid, IDENTITY, type SaidDuty } from './rules.ts';
import { moment } from './words.ts';

const DUTY = { title: 'Dyżury telekonsultacji', path: '/telehealth-duty' };
const FAULTY = { title: 'Błędy systemu telekonsultacji', path: '/telehealth-faults' };
const KNOWN = { title: 'Pacjenci w systemie telekonsultacji', path: '/telehealth-patients' };

const STATUSES = [
  ['1', 'ma dyżur'],
  ['0', 'nie ma go'],
  ['2', 'zajęty'],
  ['7', 'nieznana wartość (7)'],
] as const;

type Parts = Pick<BenchParts, 'db' | 'clock' | 'changed'>;
type Staff = ReturnType<typeof staffTelehealthOf>;

/** One transaction with its entry of the audit; kept answers are asked for anew. */
async function set({ db, clock, changed }: Parts, action: string, work: (staff: Staff) => Promise<unknown>) {
  await inTransaction(db, async (trx) => {
    await work(staffTelehealthOf(trx));
    const entry = { accountId: null, patientId: null, object: null, requestId: randomUUID() };
    await auditOf(trx).add([{ ...entry, at: clock.now(), action }]);
  });
  changed();
}

/** GET and POST /telehealth-duty: who is on duty, whether patients see it (C-100), and how many wait. */
export function dutyRoutes(parts: Parts) {
  const staff = staffTelehealthOf(parts.db);
  return new Hono()
    .get(DUTY.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Dyżury są zmienione.';
      return c.html(
        page({ ...DUTY, notice, body: dutyForm(await staff.consultants(), await staff.queues()) }),
      );
    })
    .post(DUTY.path, async (c) => {
      const fields = (await fieldsOf(c)) ?? {};
      const said = dutySaid(fields, { consultants: await staff.consultants(), queues: await staff.queues() });
      if (!said)
        return problem({ c, status: 400, detail: 'Podaj liczbę osób i dzień z godziną: 2026-11-27 08:00.' });
      await set(parts, 'bench.telehealth.duty', (into) => saveDuty(into, said));
      return wantsPage(c) ? c.redirect(`${DUTY.path}?done=duty`, 303) : c.json(said);
    });
}

async function saveDuty(staff: Staff, { consultants, queues }: SaidDuty) {
  for (const consultant of consultants) await staff.setConsultant(consultant);
  for (const queue of queues) await staff.setQueue(queue);
}

const fromField = (at: number | null) => (at === null ? '' : `${localDay(at)} ${localTime(at)}`);

const dutyForm = (consultants: readonly StaffConsultant[], queues: Awaited<ReturnType<Staff['queues']>>) =>
  html`<form method="post" action="${DUTY.path}">
    ${consultants.map(
      ({
        practitioner_id: id,
        degree,
        name,
        last_name,
        service_code,
        status,
        duty_from,
        duty_until,
        is_visible,
      }) =>
        html`<fieldset>
          <legend>
            ${[degree, name, last_name].filter(Boolean).join(' ')}${service_code ? `, ${service_code}` : ''}
          </legend>
          ${STATUSES.map(([value, label]) =>
            choice({ name: `status-${id}`, value, label, isOn: String(status) === value, type: 'radio' }),
          )}
          ${textField({
            name: `from-${id}`,
            label: 'Dyżur od',
            hint: 'Na przykład 2026-11-27 08:00; puste: nie wiadomo',
            value: fromField(duty_from),
          })}
          ${textField({
            name: `until-${id}`,
            label: 'Dyżur do',
            hint: 'Na przykład 2026-11-27 16:00; puste: do końca dnia',
            value: fromField(duty_until),
          })}
          ${
            is_visible === null
              ? ''
              : choice({
                  name: `visible-${id}`,
                  value: 'on',
                  label: 'Pacjenci widzą, czy ma dyżur',
                  isOn: is_visible === 1,
                })
          }
        </fieldset>`,
    )}
    ${queues.map(({ service_code, others }) =>
      textField({
        name: `others-${service_code}`,
        label: `Ile osób spoza portalu czeka: ${service_code}`,
        hint: 'Liczba od 0 do 999',
        value: String(others),
      }),
    )}
    <button type="submit">Zapisz</button>
  </form>`;

/** GET and POST /telehealth-faults: which calls fail, and how; whom the telehealth system does not take. */
export function faultRoutes(parts: Parts) {
  const staff = staffTelehealthOf(parts.db);
  return new Hono()
    .get(FAULTY.path, async (c) => {
      const notice = c.req.query('done') === undefined ? undefined : 'Błędy są ustawione.';
      const faults = await staff.faults();
      return c.html(page({ ...FAULTY, notice, body: faultForm(faults, await staff.patients()) }));
    })
    .post(FAULTY.path, async (c) => {
      const patientIds = (await staff.patients()).map(({ id }) => id);
      const rows = faultsSaid((await fieldsOf(c)) ?? {}, patientIds);
      await set(parts, 'bench.telehealth.faults', (into) => into.setFaults(rows));
      return wantsPage(c) ? c.redirect(`${FAULTY.path}?done=faults`, 303) : c.json(rows);
    });
}

type Faults = Awaited<ReturnType<Staff['faults']>>;
type Patients = Awaited<ReturnType<Staff['patients']>>;

function faultForm(faults: Faults, patients: Patients) {
  const kindOf = (call: string, whose = '') =>
    faults.find((one) => one.call === call && one.whose === whose)?.kind;
  return html`<form method="post" action="${FAULTY.path}">
    ${faultChoices({ calls: FAULTY_CALLS, kinds: FAULTS, kindOf: (call) => kindOf(call) ?? '' })}
    <fieldset>
      <legend>Kogo system nie zna i nie przyjmuje (404, dwa razy)</legend>
      ${patients.map(({ id, name, last_name }) =>
        choice({
          name: `unknown-${id}`,
          value: 'on',
          label: `${name} ${last_name}`,
          isOn: kindOf(IDENTITY, id) !== undefined,
        }),
      )}
    </fieldset>
    <button type="submit">Zapisz</button>
  </form>`;
}

/** GET /telehealth-patients: whom the telehealth system knows, and of whose consent it was told (B-88). */
export function patientRoutes({ db }: Pick<Parts, 'db'>) {
  return new Hono().get(KNOWN.path, async (c) => {
    const patients = await staffTelehealthOf(db).patients();
    return c.html(page({ ...KNOWN, body: html`${patients.map(patientArticle)}` }));
  });
}

const patientArticle = ({ id, name, last_name, identifiers, known_at, consent_at }: Patients[number]) =>
  html`<article aria-labelledby="${id}">
    <h2 id="${id}">${name} ${last_name}</h2>
    <dl>
      <dt>Tożsamość</dt>
      <dd>${known_at === null ? 'nieznana' : `${moment(known_at)}: ${identifiers ?? ''}`}</dd>
      <dt>Wiadomość o zgodzie</dt>
      <dd>${consent_at === null ? 'nie było' : moment(consent_at)}</dd>
    </dl>
  </article>`;
