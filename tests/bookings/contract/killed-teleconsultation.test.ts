import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { Provider } from '#provider/index.ts';
import { bundled } from '#tests/support/bundled.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { openedAt, type Act } from './killed.ts';
import {
  askedNow,
  booked,
  caseOf,
  held,
  JAN,
  moving,
  planned,
  registering,
} from './teleconsultation-scene.ts';

/** B-55: a process that dies while a teleconsultation is booked, moved, cancelled or registered leaves all as it was, and the same call does it once. */

const folder = mkdtempSync(join(tmpdir(), 'killed-teleconsultation-'));
const databaseUrl = `sqlite:${join(folder, 'provider.db')}`;
const from = localDay(Date.now() + 7 * 24 * 60 * 60_000);

let script: string;
beforeAll(async () => {
  script = await bundled('tests/support/killed-teleconsultation.ts');
  await openedAt(databaseUrl, ({ provider }) => setLimits(provider.db, ROOMY));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The request of each call, when all that it needs stands. */
const REQUESTS: Readonly<Record<Act, (jan: ProviderClient) => Promise<object>>> = {
  async make(jan) {
    return planned(JAN, { ...(await held(jan, JAN, { from })), caseId: await caseOf(jan, JAN) });
  },
  async change(jan) {
    const { booking, teleconsultationId } = await booked(jan, JAN, { from });
    const { slot } = await held(jan, JAN, { from });
    return moving(JAN, { booking: booking ?? expect.fail(), teleconsultationId, slot });
  },
  async cancel(jan) {
    const { teleconsultationId } = await booked(jan, JAN, { from });
    return { ...JAN, teleconsultationId };
  },
  async unplanned(jan) {
    const caseId = await caseOf(jan, JAN);
    const { teleconsultationId } = await jan.teleconsultations.make(askedNow(JAN, { caseId }));
    return registering(JAN, { teleconsultationId, caseId });
  },
};

/** All that such a call writes. */
async function standing({ db }: Provider) {
  const [bookings, consultations, holds, mails, audited] = await Promise.all([
    db
      .selectFrom('bookings')
      .select(['system_id', 'starts_at', 'status', 'sequence'])
      .orderBy('system_id')
      .execute(),
    db
      .selectFrom('teleconsultations')
      .select(['id', 'system_id', 'state', 'ended_at'])
      .orderBy('id')
      .execute(),
    db.selectFrom('slot_holds').select(['his_booking_id', 'starts_at']).execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
    db.selectFrom('audit').select('id').where('action', 'like', 'teleconsultations.%').execute(),
  ]);
  return { bookings, consultations, holds, mails, audited };
}

/** Consultations whose booking says something else. */
const alone = ({ bookings, consultations }: Awaited<ReturnType<typeof standing>>) =>
  consultations.filter(({ system_id, state }) => {
    const booking = bookings.find((one) => one.system_id === system_id);
    return booking === undefined || (state === 'CANCELED') !== (booking.status === 'CANCELED');
  });

it.each<[Act, string, string]>([
  ['make', 'between booking and consultation', 'insert into "teleconsultations"'],
  ['make', 'before the mail', 'insert into "outbox"'],
  ['change', 'between booking and consultation', 'update "teleconsultations"'],
  ['change', 'before the mail', 'insert into "outbox"'],
  ['cancel', 'between booking and consultation', 'update "teleconsultations"'],
  ['cancel', 'before the mail', 'insert into "outbox"'],
  ['unplanned', 'between booking and consultation', 'insert into "teleconsultations"'],
])('%s leaves all as it was after a kill %s', { timeout: 60_000 }, async (act, _, killedAt) => {
  const { request, before } = await openedAt(databaseUrl, async ({ jan, provider }) => ({
    request: JSON.stringify(await REQUESTS[act](jan)),
    before: await standing(provider),
  }));
  const { signal, stderr } = spawnSync(process.execPath, [script, databaseUrl, killedAt, act, request]);
  expect([signal, stderr.toString()]).toEqual(['SIGKILL', '']);
  await openedAt(databaseUrl, async ({ jan, provider }) => {
    expect(await standing(provider)).toEqual(before);

    const send = jan.teleconsultations[act] as (input: unknown) => Promise<{ teleconsultationId: string }>;
    const made = [await send(JSON.parse(request)), await send(JSON.parse(request))];
    expect(made[1]).toEqual(made[0]);
    const after = await standing(provider);
    expect(alone(after)).toEqual([]);
    expect(after.mails).toHaveLength(before.mails.length + 1);
    const isNew = act === 'make' || act === 'unplanned';
    expect(after.consultations).toHaveLength(before.consultations.length + (isNew ? 1 : 0));
  });
});
