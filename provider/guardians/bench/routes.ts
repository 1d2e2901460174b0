import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { userNameOf } from '#provider/core/user-name.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffLinksOf } from '#provider/guardians/staff-links.ts';
import { linkMover } from './moves.ts';
import { setLastDay, setScope } from './last-day.ts';
import { linksPage, PATH } from './pages.ts';

const MOST = 50;
const FRAME = { title: 'Powiązania', path: PATH };
const NOTICES: Record<string, string> = {
  confirm: 'Powiązanie jest potwierdzone; działa od razu.',
  wait: 'Powiązanie czeka znowu na potwierdzenie; od razu nie działa.',
  block: 'Powiązanie jest zablokowane; od razu nie działa.',
  end: 'Powiązanie jest zakończone; od razu nie działa.',
  until: 'Ostatni dzień powiązania jest zapisany.',
  scope: 'Zakres powiązania jest zapisany; działa od razu.',
  person: 'Osoba jest potwierdzona.',
  blocked: 'Konto jest zablokowane.',
  admitted: 'Konto jest wpuszczone.',
};
const DETAILS: Record<number, string> = {
  404: 'Nie ma takiego powiązania, takiej osoby albo takiego konta.',
  409: 'Powiązanie jest już w innym stanie albo podany dzień już minął.',
};

const Login = z.object({ username: z.string().max(200).transform(userNameOf) });

type Parts = Pick<BenchParts, 'db' | 'clock' | 'portalOrigin'>;
type Asked = { patient?: string; notice?: string | undefined };

/** GET /links, POST /links/:link/:act, /links/people/:id/confirm and /links/accounts/:act: who acts for whom, by the unit (AP-17, AP-18). */
export function linkRoutes({ db, clock, portalOrigin }: Parts) {
  const move = linkMover({ portalOrigin, now: () => clock.now() });

  async function show({ patient = '', notice }: Asked) {
    const staff = staffLinksOf(db);
    const [links, people] = await Promise.all([
      staff.list({ patient, limit: MOST }),
      staff.unconfirmed(MOST),
    ]);
    return page({ ...FRAME, notice, body: linksPage({ links, people, patient, now: clock.now() }) });
  }
  const done = (c: Context, what: string) =>
    wantsPage(c) ? c.redirect(`${PATH}?done=${what}`, 303) : c.json({ done: what });
  const missing = (c: Context, status: 404 | 409) => problem({ c, status, detail: DETAILS[status] ?? '' });

  /** Changes something beside the links, with its entry in the audit; false when there is nothing to change. */
  const change = (make: (trx: Kysely<Tables>) => Promise<boolean>, entry: Entry) =>
    inTransaction(db, async (trx) => {
      if (!(await make(trx))) return false;
      const noted = { at: clock.now(), accountId: null, ...entry, requestId: randomUUID() };
      await auditOf(trx).add([noted]);
      return true;
    });

  const setBlocked = async (c: Context, isBlocked: boolean) => {
    const { data } = Login.safeParse(await fieldsOf(c));
    if (!data) return missing(c, 404);
    const { username } = data;
    const action = isBlocked ? 'bench.accounts.block' : 'bench.accounts.admit';
    const isDone = await change((trx) => staffLinksOf(trx).setBlocked({ username, isBlocked }), {
      patientId: null,
      action,
      object: null,
    });
    return isDone ? done(c, isBlocked ? 'blocked' : 'admitted') : missing(c, 404);
  };

  return new Hono()
    .get(PATH, async (c) => {
      const { patient = '', done: what = '' } = c.req.query();
      return c.html(await show({ patient: patient.trim(), notice: NOTICES[what] }));
    })
    .post(`${PATH}/accounts/block`, (c) => setBlocked(c, true))
    .post(`${PATH}/accounts/admit`, (c) => setBlocked(c, false))
    .post(`${PATH}/people/:id/confirm`, async (c) => {
      const { id } = c.req.param();
      const isDone = await change((trx) => staffLinksOf(trx).confirmPerson(id), {
        patientId: id,
        action: 'bench.patients.confirm',
        object: null,
      });
      return isDone ? done(c, 'person') : missing(c, 404);
    })
    .post(`${PATH}/:id/:limit{until|scope}`, async (c) => {
      const { limit } = c.req.param();
      const write = limit === 'until' ? setLastDay : setScope;
      const asked = { id: c.req.param('id'), fields: await fieldsOf(c), at: clock.now(), portalOrigin };
      const outcome = await inTransaction(db, async (trx) => {
        const set = await write(trx, asked);
        if (typeof set === 'number') return set;
        const { patientId, accountId: object } = set;
        const entry = { at: asked.at, accountId: null, patientId, action: `bench.links.${limit}`, object };
        await auditOf(trx).add([{ ...entry, requestId: randomUUID() }]);
        return limit;
      });
      return typeof outcome === 'number' ? missing(c, outcome) : done(c, outcome);
    })
    .post(`${PATH}/:id/:move`, async (c) => {
      const { id, move: act } = c.req.param();
      const outcome = await move({ db, clock, id, move: act, fields: await fieldsOf(c) });
      if (typeof outcome === 'number') return missing(c, outcome === 409 ? 409 : 404);
      return done(c, act);
    });
}

type Entry = Readonly<{ patientId: string | null; action: string; object: string | null }>;
