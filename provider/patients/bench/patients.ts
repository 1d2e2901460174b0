import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { page } from '#provider/bench/page.ts';
import { fieldsOf, problem, wantsPage } from '#provider/bench/problem.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffPatientsOf } from '#provider/patients/staff-patients.ts';
import { staffDocumentsOf } from '#provider/patients/staff-documents.ts';
import { documentList, moveDocument } from './documents.ts';
import { patientList, searchForm } from './patient-list.ts';

const MOST = 50;
const LOCKS = ['on', 'off'] as const;
type Lock = (typeof LOCKS)[number];
const LockForm = z.object({ lock: z.enum(LOCKS) });
const Name = z.string().trim().max(100).catch('');

type Parts = { db: Kysely<Tables>; clock: Clock };

/** GET /patients, and POST /patients/:id/booking-lock with `lock` on or off: who may book in the portal (B§4). */
export function patientRoutes({ db, clock }: Parts) {
  return new Hono()
    .get('/patients', async (c) => {
      const patient = Name.parse(c.req.query('patient'));
      const patients = await staffPatientsOf(db).list({ patient, limit: MOST });
      const notice = noticeOf(c.req.query('changed') ?? '');
      const documents = documentList(await doubtedIn(db));
      const body = html`${searchForm({ patient })} ${patientList({ patients, patient })} ${documents}`;
      return c.html(page({ title: 'Pacjenci', path: '/patients', notice, body }));
    })
    .post('/patients/:id/booking-lock', async (c) => {
      const form = LockForm.safeParse(await fieldsOf(c));
      if (!form.success) return problem({ c, status: 400, detail: `Podaj lock: ${LOCKS.join(', ')}.` });

      const id = c.req.param('id');
      const outcome = await setLock({ db, clock, id, lock: form.data.lock });
      if (typeof outcome === 'number') return problem({ c, status: outcome });
      if (!wantsPage(c)) return c.json(outcome);

      const query = new URLSearchParams({ patient: Name.parse(c.req.query('patient')), changed: id });
      return c.redirect(`/patients?${query}`, 303);
    })
    .post('/patients/:id/document/:move', async (c) => {
      const { id, move } = c.req.param();
      const outcome = await moveDocument({ db, clock, id, move, fields: {} });
      if (typeof outcome === 'number') return problem({ c, status: outcome, detail: DETAILS[outcome] ?? '' });
      return wantsPage(c) ? c.redirect('/patients', 303) : c.json(outcome);
    });
}

const DETAILS: Readonly<Record<number, string>> = {
  404: 'Nie ma takiego pacjenta albo nikt inny nie ma jego dokumentu.',
  409: 'Nie można: jedna z tych osób nie miałaby ani numeru PESEL, ani dokumentu, albo poprzedni dokument ma już ktoś inny. Najpierw popraw ich dane.',
};

/** Documents that stand in two records, with whose else they are. */
async function doubtedIn(db: Kysely<Tables>) {
  const staff = staffDocumentsOf(db);
  const rows = await staff.doubted(MOST);
  return Promise.all(
    rows.map(async (row) => {
      const { id, document_number: number, document_country: country } = row;
      return { row, holder: await staff.holder({ id, number, country }) };
    }),
  );
}

/** An address may say anything: only what may be an id is repeated. */
const noticeOf = (id: string) =>
  /^[\w-]{1,80}$/.test(id) ? `Zmieniono blokadę rezerwacji pacjenta ${id}.` : undefined;

/** Sets a lock; returns what holds now, or the status of the refusal. One transaction, one audit entry. */
function setLock({ db, clock, id, lock }: Parts & { id: string; lock: Lock }) {
  return inTransaction(db, async (trx) => {
    const patients = staffPatientsOf(trx);
    if (!(await patients.byId(id))) return 404;

    const at = clock.now();
    if (!(await patients.setBookingLock({ id, at: lock === 'on' ? at.getTime() : null }))) return 409;

    const action = lock === 'on' ? 'bench.patients.lock' : 'bench.patients.unlock';
    const entry = { at, accountId: null, patientId: id, action, object: id, requestId: randomUUID() };
    await auditOf(trx).add([entry]);
    return { id, lock };
  });
}
