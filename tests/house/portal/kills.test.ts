import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedger } from '#tests/support/booking-ledger.ts';
import { startBookingLoad, underWay } from '#tests/support/booking-load.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, prepareProvider, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const KILLS = process.env['DEEP'] ? 20 : 6;
const PATIENTS = 6;
/** After a minute nobody waits for the answer of a process that has died. */
const OVER_A_MINUTE_SECONDS = 61;

let folder: string;
let port: number;
let portal: PortalProcess;
let stores: Stores;
let ledger: Awaited<ReturnType<typeof openLedger>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kills-'));
  await prepareProvider({ ...storesIn(folder), loadPatients: PATIENTS });
  port = await freePort();
  portal = await startPortal({ dataDirectory: folder, port });
  stores = openStores(storesIn(folder));
  await setLimits(stores.provider, ROOMY);
  ledger = await openLedger(stores);

  for (let number = 1; number <= PATIENTS; number += 1) {
    const visitor = createVisitor(portal.origin);
    await visitor.signIn(`load.0000${number}`);
    visitors.push(visitor);
  }
});
afterAll(async () => {
  await stores.close();
  await portal.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('kill -9 under booking load', () => {
  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))('kill %i', async (kill) => {
    const load = startBookingLoad(visitors);
    await underWay(load);
    await pause(Math.random() * 500);
    await portal.stop('SIGKILL');
    await load.stop();
    ledger.note(load);
    await ledger.expectWhole();

    portal = await startPortal({ dataDirectory: folder, port });
    await portal.advance(`PT${kill * OVER_A_MINUTE_SECONDS}S`);
    await ledger.expectRepeatable(load);
  });
});

describe('SIGTERM under booking load', () => {
  it('finishes what runs, takes nothing new, and ends within ten seconds', async () => {
    const slow = createVisitor(portal.origin);
    await slow.signIn('halina.mazur');
    const load = startBookingLoad(visitors);
    const answered = slow.get('/bookings');
    await underWay(load);

    const signalled = performance.now();
    const exit = once(portal.process, 'exit');
    portal.process.kill('SIGTERM');
    const [code] = (await exit) as [number | null];
    expect(performance.now() - signalled).toBeLessThan(10_000);
    expect(code).toBe(0);

    expect((await answered).status).toBe(200);
    await load.stop();
    ledger.note(load);
    await ledger.expectWhole();
    await expect(fetch(portal.origin)).rejects.toThrow();
  });
});
