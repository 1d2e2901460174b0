import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import type { Clock } from '#provider/core/clock.ts';
import { keptBody } from '#provider/core/registration/kept.ts';
import { confirmOwner } from '#provider/core/registration/joining.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { createStore } from '#provider/core/store.ts';
import { dayInWords, timeInWords } from '#provider/core/words.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { doubtedOf, lastRegistrations } from '#provider/registration/staff-registrations.ts';

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
type Row = Awaited<ReturnType<typeof withRecords>>[number];

const NOTICES: Record<string, string> = {
  yes: 'Konto jest wpuszczone.',
  joined: 'Konto ma teraz kartotekę tej osoby i jest potwierdzone.',
};

/** The last registrations with what came, and the unit's own way to let an account in (C-113). */
export function registrationsRoutes({ db, clock, portalOrigin }: Parts) {
  return new Hono()
    .get(PATH, async (c) => {
      const rows = await withRecords(db);
      if (!wantsPage(c)) return c.json(rows.map((row) => ({ ...row, body: keptBody(row).sent })));
      const notice = NOTICES[c.req.query('done') ?? ''];
      return c.html(page({ ...FRAME, notice, body: listOf(rows) }));
    })
    .post(`${PATH}/let-in`, async (c) => {
      const { id } = (await fieldsOf(c)) as { id?: unknown };
      const isDone = typeof id === 'string' && (await letInByUnit({ db, clock, portalOrigin, id }));
      if (!isDone) return problem({ c, status: 409, detail: 'Ta rejestracja już nie czeka.' });
      return wantsPage(c) ? c.redirect(`${PATH}?done=yes`, 303) : c.json({ done: true });
    })
    .post(`${PATH}/join`, async (c) => {
      const { id } = (await fieldsOf(c)) as { id?: unknown };
      const isDone = typeof id === 'string' && (await joinByUnit({ db, clock, portalOrigin, id }));
      if (!isDone) return problem({ c, status: 409, detail: 'Nie ma czego połączyć.' });
      return wantsPage(c) ? c.redirect(`${PATH}?done=joined`, 303) : c.json({ done: true });
    });
}

/** The last registrations, each with the record of somebody who is known already, and is doubted (S-60). */
async function withRecords(db: Kysely<Tables>) {
  const { joining } = createStore(db);
  const rows = [];
  for (const row of await lastRegistrations(db)) {
    const doubted = await doubtedOf(db, row.account_id);
    rows.push({ ...row, record: doubted === null ? undefined : await joining.behind(doubted) });
  }
  return rows;
}

/** The unit has seen the papers: whoever registered is the person of the record. */
async function joinByUnit({ db, clock, portalOrigin, id }: Parts & { id: string }) {
  const [row] = await lastRegistrations(db, id);
  const accountId = row?.account_id;
  const patientId = await doubtedOf(db, accountId ?? null);
  if (!accountId || patientId === null) return false;
  return createStore(db).transaction(async (store) => {
    await store.accounts.lock(accountId);
    const link = await store.enrolment.linkOf({ accountId, patientId });
    if (link?.link_state !== 'C' || !(await store.joining.behind(patientId))) return false;
    const context = { clock, portalOrigin };
    const confirming = { store, context, accountId, patientId, by: 'UNIT' as const };
    const own = await confirmOwner({ ...confirming, isDocumentSeen: true });
    const entry = { at: clock.now(), accountId: null, patientId: own.patientId, object: accountId };
    await store.audit.add([{ ...entry, action: 'bench.registrations.join', requestId: 'bench' }]);
    return true;
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
            ${row.record ? joinForm(row, row.record) : ''}
          </section>`,
      )}`;

const letInForm = ({ id, username }: Row) =>
  html`<form method="post" action="${PATH}/let-in">
    <input type="hidden" name="id" value="${id}" />
    <button type="submit">Wpuść konto bez kodu: ${username ?? ''}</button>
  </form>`;

const joinForm = ({ id }: Row, { name, last_name, birth_date }: NonNullable<Row['record']>) =>
  html`<form method="post" action="${PATH}/join">
    <p>
      Osoba o tym numerze PESEL albo dokumencie ma już kartotekę: ${name} ${last_name}, ur. ${birth_date}.
      Połącz, gdy dokument tożsamości jest sprawdzony.
    </p>
    <input type="hidden" name="id" value="${id}" />
    <button type="submit">Połącz z kartoteką: ${name} ${last_name}</button>
  </form>`;
