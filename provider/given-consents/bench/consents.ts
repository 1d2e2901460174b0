import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page, textField } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { stateOf } from '#provider/given-consents/rules.ts';
import { staffConsentsOf, type StaffConsent } from '#provider/given-consents/staff-consents.ts';
import { consentSettingsOf } from '#provider/given-consents/settings.ts';
import { moveConsent } from './moves.ts';
import { movesOf, type StaffMove } from './rules.ts';

const PATH = '/given-consents';
const MOST = 100;

const TYPES = {
  CPAR: 'dla partnera',
  CDPM: 'dla osoby',
  CTEL: 'na telekonsultacje',
  INFO: 'informacyjna',
  OCCU: 'medycyny pracy',
};
const STATES: Record<ConsentState, string> = {
  IN_FORCE: 'obowiązuje',
  AHEAD: 'jeszcze nie obowiązuje',
  AWAITS_SIGNATURE: 'czeka na podpis',
  AWAITS_OWN_CONSENT: 'czeka na zgodę osoby niepełnoletniej',
  ENDED: 'zakończona',
  CANCELLED: 'wycofana',
  ON_ACCOUNT: 'z ustawień konta',
  UNKNOWN: 'nieznany stan',
};
const MOVES: Record<StaffMove, string> = {
  accept: 'Przyjmij podpisany papier',
  refuse: 'Nie przyjmuj',
  withdraw: 'Wycofaj',
  number: 'Zapisz numer',
};
const NOTICES: Record<string, string> = {
  accept: 'Zgoda jest podpisana.',
  refuse: 'Zgoda nie jest przyjęta i nie obowiązuje.',
  withdraw: 'Zgoda jest wycofana.',
  number: 'Numer od partnera jest zapisany.',
};

/** GET /given-consents, POST /given-consents/:id/:move: consents that patients gave, and the papers that they sign at the unit. */
export function consentRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await staffConsentsOf(db).standing(MOST);
      const { signatureRequired } = await consentSettingsOf(db).giving();
      const day = localDay(clock.now().getTime());
      const body =
        rows.length === 0
          ? html`<p>Nie ma żadnej zgody.</p>`
          : html`${rows.map((row) => article(row, stateOf(row, { day, signatureRequired })))}`;
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ title: 'Zgody pacjentów', path: PATH, notice, body }));
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveConsent({ db, clock, id, move, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return wantsPage(c) ? c.redirect(`${PATH}?done=${move}`, 303) : c.json(outcome);
    });
}

const article = (row: StaffConsent, state: ConsentState) =>
  html`<article aria-labelledby="${row.id}">
    <h2 id="${row.id}">${row.patient_name} ${row.patient_last_name}: zgoda ${TYPES[row.type]}</h2>
    <dl>
      <dt>Komu</dt>
      <dd>${nameOf(row) || 'przychodni'}</dd>
      <dt>Od</dt>
      <dd>${row.valid_from}</dd>
      <dt>Do</dt>
      <dd>${row.valid_to ?? 'wycofania'}</dd>
      <dt>Stan</dt>
      <dd>${STATES[state]}</dd>
      <dt>Numer u partnera</dt>
      <dd>${row.system_id ?? 'nie ma'}</dd>
    </dl>
    ${movesOf(row).map(
      (move) =>
        html`<form method="post" action="${PATH}/${encodeURIComponent(row.id)}/${move}">
          ${
            move === 'number'
              ? textField({
                  name: 'systemId',
                  id: `number-${row.id}`,
                  label: 'Numer u partnera',
                  hint: 'Jak podał go system partnera',
                })
              : ''
          }
          <button type="submit" aria-describedby="${row.id}">${MOVES[move]}</button>
        </form>`,
    )}
  </article>`;

const nameOf = ({ partner_name, personnel_name, personnel_last_name, name, last_name }: StaffConsent) =>
  [partner_name, personnel_name, personnel_last_name, name, last_name].filter(Boolean).join(' ');
