import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import { keptBody } from '#provider/core/registration/kept.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { createStore } from '#provider/core/store.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { lastRegistrations } from '#provider/registration/staff-registrations.ts';

const PATH = '/registrations';
const FRAME = { title: 'Ostatnie rejestracje', path: PATH };

const STATES = {
  WAITS: 'czeka na potwierdzenie kontaktu',
  PROVED: 'kontakt potwierdzony, czeka na dalszy krok',
  DONE: 'konto działa',
  REPLACED: 'zastąpiona przez następną',
  OVER: 'nikt jej nie potwierdził w ciągu 7 dni',
} as const;

type Parts = { db: Kysely<Tables>; clock: Clock; portalOrigin: string };
type Row = Awaited<ReturnType<typeof lastRegistrations>>[number];

/** The last registrations with what came, and the unit's own way to let an account in (C-113). */
export function registrationsRoutes({ db, clock, portalOrigin }: Parts) {
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await lastRegistrations(db);
      if (!wantsPage(c)) return c.json(rows.map((row) => ({ ...row, body: keptBody(row).sent })));
      const notice = c.req.query('done') === undefined ? undefined : 'Konto jest wpuszczone.';
      return c.html(page({ ...FRAME, notice, body: listOf(rows) }));
    })
    .post(`${PATH}/let-in`, async (c) => {
      const { id } = (await fieldsOf(c)) as { id?: unknown };
      const isDone = typeof id === 'string' && (await letInByUnit({ db, clock, portalOrigin, id }));
      if (!isDone) return problem({ c, status: 409, detail: 'Ta rejestracja już nie czeka.' });
      return wantsPage(c) ? c.redirect(`${PATH}?done=yes`, 303) : c.json({ done: true });
    });
}

/** The unit has seen who it is: the account is let in without a code. */
async function letInByUnit({ db, clock, portalOrigin, id }: Parts & { id: string }) {
  const [row] = await lastRegistrations(db, id);
  const accountId = row?.account_id;
  if (!accountId) return false;
  return createStore(db).transaction(async (store) => {
    await store.accounts.lock(accountId);
    const registration = await store.registration.openOf({ accountId, now: clock.now().getTime() });
    if (!registration) return false;
    const account = await store.accounts.byId(accountId);
    const context = { clock, portalOrigin, requestId: 'bench' };
    await letIn({ store, context, account, registration, by: null });
    return true;
  });
}

const listOf = (rows: readonly Row[]) =>
  rows.length === 0
    ? html`<p>Nikt się jeszcze nie rejestrował.</p>`
    : html`${rows.map(
        (row) =>
          html`<section>
            <h2>
              ${dayInWords({ language: 'pl', at: row.created_at })},
              ${timeInWords({ language: 'pl', at: row.created_at })}
            </h2>
            <p>Stan: ${STATES[row.state]}. Login: ${row.username ?? 'brak'}.</p>
            <pre>${JSON.stringify(keptBody(row).sent, null, 2)}</pre>
            ${row.state === 'WAITS' || row.state === 'PROVED' ? letInForm(row) : ''}
          </section>`,
      )}`;

const letInForm = ({ id, username }: Row) =>
  html`<form method="post" action="${PATH}/let-in">
    <input type="hidden" name="id" value="${id}" />
    <button type="submit">Wpuść konto bez kodu: ${username ?? ''}</button>
  </form>`;
