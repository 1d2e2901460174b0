import { Hono } from 'hono';
import { html } from 'hono/html';
import type { BenchParts } from '#provider/bench/area.ts';
import { mover } from '#provider/bench/move.ts';
import { page } from '#provider/bench/page.ts';
import { problem, wantsPage } from '#provider/bench/problem.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore } from '#provider/core/store.ts';
import { GIVEN, teleconsultationStates } from '#provider/given-consents/teleconsultation-states.ts';
import {
  staffTeleconsultationsOf,
  type StaffTeleconsultation,
} from '#provider/given-consents/staff-consents.ts';

const FRAME = { title: 'Zgody na telekonsultacje', path: '/teleconsultation-consents' };

const MOVES = ['C', 'UNCHECKED', 'none'] as const;
type Move = (typeof MOVES)[number];
const WORDS: Record<Move, string> = { C: 'Potwierdzona', UNCHECKED: 'Niewymagana', none: 'Brak' };

const setState = mover<StaffTeleconsultation, Move>({
  area: 'givenConsents.teleconsultation',
  moves: MOVES,
  movesOf: () => MOVES,
  byId: (trx, id) => staffTeleconsultationsOf(trx).byId(id),
  patientOf: ({ id }) => id,
  async make(move, { trx, row: { id } }) {
    const store = createStore(trx);
    await store.patients.lock(id);
    await store.besideConsents.putTeleconsultation({ patientId: id, value: move === 'none' ? null : move });
    return { id };
  },
});

/** GET and POST /teleconsultation-consents/:id/:move: how it stands with the consent of a patient (A-104), which is no document. */
export function teleconsultationRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  return new Hono()
    .get(FRAME.path, async (c) => {
      const rows = await withConsents({ db, clock });
      const notice = c.req.query('done') === undefined ? undefined : 'Stan zgody jest zmieniony.';
      return c.html(page({ ...FRAME, notice, body: html`${rows.map(article)}` }));
    })
    .post(`${FRAME.path}/:id/:move`, async (c) => {
      const outcome = await setState({ db, clock, ...c.req.param(), fields: null });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return wantsPage(c) ? c.redirect(`${FRAME.path}?done=state`, 303) : c.json(outcome);
    });
}

/** Each patient, and how it stands by the patient's consents as well, as the patient's portal says it. */
async function withConsents({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  const staff = staffTeleconsultationsOf(db);
  const rows = await staff.all();
  const { signatureRequired } = await createStore(db).consentSettings.giving();
  const states = teleconsultationStates({
    states: rows.flatMap(({ id: patient_id, value }) => (value === null ? [] : [{ patient_id, value }])),
    consents: await staff.consents(rows.map(({ id }) => id)),
    day: localDay(clock.now().getTime()),
    signatureRequired,
  });
  const valueOf = new Map(states.map(({ patient_id, value }) => [patient_id, value]));
  return rows.map((row) => ({ ...row, value: valueOf.get(row.id) ?? null }));
}

/** A word of another system stays as it is. */
const wordsOf = (value: string | null) =>
  value === null
    ? WORDS.none
    : value === GIVEN
      ? 'Udzielona, obowiązuje'
      : (Object.entries(WORDS).find(([word]) => word === value)?.[1] ?? value);

const article = ({ id, name, last_name, value }: StaffTeleconsultation) =>
  html`<article aria-labelledby="${id}">
    <h2 id="${id}">${name} ${last_name}</h2>
    <p>${wordsOf(value)}</p>
    ${MOVES.map(
      (move) =>
        html`<form method="post" action="${FRAME.path}/${encodeURIComponent(id)}/${move}">
          <button type="submit" aria-describedby="${id}">${WORDS[move]}</button>
        </form>`,
    )}
  </article>`;
