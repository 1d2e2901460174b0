import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { accountsOf } from '#provider/account/store/accounts.ts';
import { staffAuthorizationsOf } from '#provider/account/store/staff-authorizations.ts';
import { userNameOf } from '#provider/core/user-name.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { confirmOwner } from '#provider/core/registration/joining.ts';
import { createStore } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { moveFile } from './moves.ts';
import { PATH, waitingList } from './pages.ts';

const MOST = 50;
const FRAME = { title: 'Konta do potwierdzenia', path: PATH };
const NOTICES: Record<string, string> = {
  confirm: 'Tożsamość jest potwierdzona; konto ma od razu pełny dostęp.',
  refuse: 'Podpis jest odrzucony; właściciel konta zobaczy powód.',
  desk: 'Konto jest potwierdzone.',
  name: 'Imię i nazwisko pacjenta są poprawione.',
};
const DETAILS: Record<number, string> = {
  400: 'Podaj powód odmowy.',
  404: 'Nie ma takiego pliku.',
  409: 'O tym pliku już zdecydowano.',
};
const NO_ACCOUNT =
  'Nie ma takiego konta albo nie ma ono własnego pacjenta. Wpisz login, na przykład piotr.zielinski.';

const Login = z.object({ username: z.string().max(200).transform(userNameOf) });
const Name = z.string().trim().min(1).max(100);
const Renaming = Login.extend({ name: Name, lastName: Name });

/** GET /to-confirm, POST /to-confirm/:id/confirm and …/refuse, POST /to-confirm and /to-confirm/name: who is who (A-77, AP-09). */
export function toConfirmRoutes({
  db,
  clock,
  portalOrigin,
}: Pick<BenchParts, 'db' | 'clock' | 'portalOrigin'>) {
  const show = async ({ notice, error }: { notice?: string | undefined; error?: string }) => {
    const rows = await staffAuthorizationsOf(db).waiting(MOST);
    return page({ ...FRAME, notice, body: waitingList({ rows, ...(error === undefined ? {} : { error }) }) });
  };
  const done = (c: Context, what: string) =>
    wantsPage(c) ? c.redirect(`${PATH}?done=${what}`, 303) : c.json({ done: what });

  /** Changes what belongs to an account's own patient, with an entry in the audit; null: there is no such account. */
  const change = (username: string, { action, make }: Changing) =>
    inTransaction(db, async (trx) => {
      const account = await accountsOf(trx).byUsername(username);
      const patient = account && (await staffAuthorizationsOf(trx).ownPatient(account.id));
      if (!account || !patient) return null;
      await make({ trx, accountId: account.id, patientId: patient.id });
      const entry = { at: clock.now(), accountId: null, patientId: patient.id, object: account.id };
      await auditOf(trx).add([{ ...entry, action, requestId: randomUUID() }]);
      return account.id;
    });

  const noAccount = async (c: Context, status: 400 | 404) =>
    wantsPage(c)
      ? c.html(await show({ error: NO_ACCOUNT }), status)
      : problem({ c, status, detail: NO_ACCOUNT });

  return new Hono()
    .get(PATH, async (c) => c.html(await show({ notice: NOTICES[c.req.query('done') ?? ''] })))
    .get(`${PATH}/:id/file`, async (c) => {
      const row = await staffAuthorizationsOf(db).byId(c.req.param('id'));
      if (!row?.content) return problem({ c, status: 404, detail: DETAILS[404] ?? '' });
      return c.body(new Uint8Array(row.content), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.filename)}`,
      });
    })
    .post(PATH, async (c) => {
      const { data: given } = Login.safeParse(await fieldsOf(c));
      const id = given && (await change(given.username, atDesk({ clock, portalOrigin })));
      return id ? done(c, 'desk') : noAccount(c, given ? 404 : 400);
    })
    .post(`${PATH}/name`, async (c) => {
      const { data: given } = Renaming.safeParse(await fieldsOf(c));
      const id = given && (await change(given.username, renaming(given)));
      return id ? done(c, 'name') : noAccount(c, given ? 404 : 400);
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveFile({ db, clock, portalOrigin, id, move, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      return done(c, move);
    });
}

type Changing = Readonly<{
  action: string;
  make: (asked: { trx: Kysely<Tables>; accountId: string; patientId: string }) => Promise<unknown>;
}>;

const atDesk = (context: Pick<BenchParts, 'clock' | 'portalOrigin'>): Changing => ({
  action: 'bench.accounts.authorize',
  make: ({ trx, ...both }) => confirmOwner({ store: createStore(trx), context, ...both, by: 'UNIT' }),
});

const renaming = ({ name, lastName }: { name: string; lastName: string }): Changing => ({
  action: 'bench.patients.rename',
  make: ({ trx, patientId }) => staffAuthorizationsOf(trx).rename({ id: patientId, name, lastName }),
});
