import { Hono } from 'hono';
import { html } from 'hono/html';
import { ADULT, isOfOwnConsent, OWN_CONSENT } from '#contract/people/reading/ages.ts';
import { OWN_CONSENT_TEXT } from '#provider/ages/consent.ts';
import { agesStore } from '#provider/ages/store.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { mover } from '#provider/bench/move.ts';
import { page } from '#provider/bench/page.ts';
import { problem, wantsPage } from '#provider/bench/problem.ts';
import { addMonths, localDay } from '#contract/days/reading/warsaw.ts';

const PATH = '/own-consents';
const MOST = 50;
const MOVES = ['give'] as const;

/** The child has said yes at the unit. */
const giveAtUnit = mover({
  area: 'ownConsents',
  moves: MOVES,
  byId: (trx, id) =>
    trx.selectFrom('patients').select(['id', 'birth_date']).where('id', '=', id).executeTakeFirst(),
  patientOf: ({ id }) => id,
  movesOf: () => MOVES,
  async make(_, { trx, row: { id, birth_date: birthDate }, at }) {
    if (!isOfOwnConsent({ birthDate, day: localDay(at.getTime()) })) return 409;
    const { version } = OWN_CONSENT_TEXT;
    await agesStore.ages(trx).giveConsent({ patient_id: id, version, by: 'UNIT', given_at: at.getTime() });
    return { id };
  },
});

/** GET /own-consents, and POST /own-consents/:id/give: the own consent of those of 16 and 17, given at the unit (B-43). */
export function ownConsentRoutes({ db, clock }: Pick<BenchParts, 'db' | 'clock'>) {
  return new Hono()
    .get(PATH, async (c) => {
      const today = localDay(clock.now().getTime());
      const born = (age: number) => addMonths({ day: today, months: -12 * age });
      const people = await agesStore
        .ages(db)
        .awaiting({ from: born(ADULT), to: born(OWN_CONSENT), limit: MOST });
      const notice = c.req.query('done') === undefined ? undefined : 'Zgoda jest zapisana.';
      const body =
        people.length === 0
          ? html`<p>Nikt nie czeka.</p>`
          : html`${people.map(
              ({ id, name, last_name: lastName, birth_date: birthDate }) =>
                html`<article aria-labelledby="${id}">
                  <h2 id="${id}">${name} ${lastName}</h2>
                  <p>${id}, ur. ${birthDate}. Zgoda osoby niepełnoletniej czeka.</p>
                  <form method="post" action="${PATH}/${encodeURIComponent(id)}/give">
                    <button type="submit" aria-describedby="${id}">Zapisz zgodę</button>
                  </form>
                </article>`,
            )}`;
      return c.html(page({ title: 'Zgody od 16 lat', path: PATH, notice, body }));
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await giveAtUnit({ db, clock, id, move, fields: null });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      return wantsPage(c) ? c.redirect(`${PATH}?done=${move}`, 303) : c.json({ done: move });
    });
}
