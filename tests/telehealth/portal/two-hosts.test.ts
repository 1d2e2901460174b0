import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#app/services/request/log.server.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { startBrokenHost, type BrokenHost } from '#tests/support/broken-host.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { walkOn } from '#tests/teleconsultations/walk-on.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

/** B-55, B-33: hospital and telehealth system are two hosts, of which one is out of order. */

const MAKE = /^POST \/amts\/consultations\/[^/]+\/[^/]+$/;
const CANCEL = /^POST \/amts\/consultations\/[^/]+\/[^/]+\/cancel$/;

let provider: Provider;
let hospital: BrokenHost;
let telehealth: BrokenHost;
let portal: PortalProcess;
let jan: Visitor;
let walk: ReturnType<typeof walkOn>;

beforeAll(async () => {
  provider = await createProvider({
    databaseUrl: 'sqlite::memory:',
    clock: systemClock(),
    log: createLog('silent'),
    portalOrigin: 'http://127.0.0.1',
    mode: 'test',
  });
  await setLimits(provider.db, ROOMY);
  hospital = await startBrokenHost(provider);
  telehealth = await startBrokenHost(provider);
  const hosts = { PROVIDER_URL: hospital.origin, AMTS_URL: telehealth.origin };
  portal = await startPortal({ env: { LOG_LEVEL: 'silent', ...hosts } });
  jan = createVisitor(portal.origin);
  await jan.signIn('jan.nowak');
  walk = walkOn(jan);
});
afterAll(async () => {
  await portal.stop();
  await hospital.stop();
  await telehealth.stop();
  await provider.close();
});
beforeEach(() => {
  telehealth.calls.length = 0;
  // What one story has left unfinished is not offered to the next.
  const store = sqliteFile(join(portal.dataDirectory, 'portal.sqlite'));
  store.exec('delete from drafts');
  store.close();
});

const textOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
const callsOf = (wanted: RegExp) => telehealth.calls.filter((call) => wanted.test(call)).length;

/** Everything that a booking writes. */
async function standing() {
  const rows = await provider.db
    .selectFrom('bookings')
    .leftJoin('teleconsultations', 'teleconsultations.system_id', 'bookings.system_id')
    .select(['bookings.system_id', 'starts_at', 'status', 'state'])
    .where('availability_id', 'like', 'tele-%')
    .orderBy('bookings.system_id')
    .execute();
  const holds = await provider.db.selectFrom('slot_holds').select('his_booking_id').execute();
  return { rows, holds: holds.length };
}

/** After a while in which the portal has noticed that both are in order again. */
async function inOrder() {
  hospital.fault = null;
  telehealth.fault = null;
  await portal.advance('PT61S');
}

it('books nothing, and says so, while the telehealth system is down; then the same press books both', async () => {
  const summary = await walk.atSummary();
  const before = await standing();
  telehealth.fault = '500';
  const failed = await jan.submit(summary);
  expect([failed.status, textOf(failed).includes(say('telehealth:outage'))]).toEqual([503, true]);
  expect(await standing()).toEqual(before);
  expect((await jan.get('/bookings')).status).toBe(200);

  await inOrder();
  const booked = await walk.send(failed);
  expect(textOf(booked)).toContain(say('teleconsultation-summary:result.title'));
  expect((await standing()).rows).toHaveLength(before.rows.length + 1);
});

it('takes back a consultation that the telehealth system has made without a booking', async () => {
  const summary = await walk.atSummary();
  const before = await standing();
  telehealth.answers = ({ method, url }) =>
    MAKE.test(`${method} ${new URL(url).pathname}`)
      ? Response.json({ teleconsultationId: 'consultation-alone', isOffline: false })
      : null;
  const refused = await jan.submit(summary);
  telehealth.answers = () => null;
  expect([refused.status, textOf(refused).includes(say('teleconsultation-summary:notMade'))]).toEqual([
    422,
    true,
  ]);
  expect([callsOf(MAKE), callsOf(CANCEL)]).toEqual([1, 1]);
  expect(await standing()).toEqual(before);
  expect((await jan.get(summary.path)).status).toBe(200);
});

it('is cancelled in the hospital while the telehealth system is down, which is told and done by the next visit', async () => {
  const booking = walk.bookingOf(await walk.send(await walk.atSummary()));
  const question = await jan.get(`${booking}/cancel`);
  telehealth.fault = '500';
  const half = await jan.follow(await jan.submit(question));
  expect(textOf(half)).toContain(say('bookings:cancel.half'));
  expect(textOf(half)).not.toContain(say('bookings:cancel.done'));
  expect(callsOf(CANCEL)).toBe(1);

  await inOrder();
  telehealth.calls.length = 0;
  await jan.get('/bookings');
  await jan.get('/bookings');
  expect(callsOf(CANCEL)).toBe(1);
});

it('stands in both while the hospital does not take its cancelling', async () => {
  const booking = walk.bookingOf(await walk.send(await walk.atSummary()));
  const question = await jan.get(`${booking}/cancel`);
  const before = await standing();
  hospital.fault = '503';
  expect((await jan.submit(question)).status).toBe(503);
  expect([callsOf(CANCEL), await standing()]).toEqual([0, before]);

  await inOrder();
  await jan.get('/bookings');
  expect([callsOf(CANCEL), await standing()]).toEqual([0, before]);
});

it('has what a near talk lacks said as the telehealth system knows it, whatever the hospital says', async () => {
  const { id, starts_at: before } = await provider.db
    .selectFrom('teleconsultations')
    .innerJoin('bookings', 'bookings.system_id', 'teleconsultations.system_id')
    .select(['bookings.system_id as id', 'starts_at'])
    .where('bookings.patient_id', '=', 'patient-1007')
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirstOrThrow();
  const move = (starts_at: number) =>
    provider.db.updateTable('bookings').set({ starts_at }).where('system_id', '=', id).execute();
  const now = (await portal.now()).getTime();
  await move(now + 86_400_000);
  const stanislaw = createVisitor(portal.origin);
  await stanislaw.signIn('stanislaw.wojcik');
  const lacks = async () =>
    (await stanislaw.get('/start/todo')).page
      .querySelectorAll(`.rows a[href^="/bookings/AMMS/${id}/"]`)
      .map((link) => link.getAttribute('href')?.replace(/.*\//, ''));
  expect(await lacks()).toEqual(['description', 'case-files']);

  const note = { attachmentId: 'note-1', attachmentType: 'N', fileName: 'opis.txt', byPatient: true };
  telehealth.answers = ({ url }) =>
    new URL(url).pathname.endsWith('/attachments')
      ? Response.json([{ ...note, createdAt: new Date(now).toISOString() }])
      : null;
  expect(await lacks()).toEqual(['case-files']);
  telehealth.answers = () => null;
  telehealth.fault = '503';
  expect(await lacks()).toEqual([]);
  await inOrder();
  await move(before);
});
