import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { openPortal, type OpenPortal } from '#server/open-portal.ts';
import { createScreens } from '#server/screens.ts';
import { serve } from '#server/serve.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { freePort } from '#tests/support/portal-process.ts';
import { createVisitor, signedInAt, type Visitor } from '#tests/support/visitor.ts';

const BUILD = new URL('../../../build/server/app.js', import.meta.url).href;
const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-'));

let opened: OpenPortal;
let close: () => Promise<void>;
let origin: string;

/** The portal in this very process, so that its memory can be looked at. */
beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  const environment = readEnvironment({
    PORT: port,
    BENCH_PORT: '0',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    PORTAL_ORIGIN: origin,
    PORTAL_ENV: 'test',
  });
  opened = await openPortal({ environment, stamp: { version: 'test', revision: 'test', isAudited: false } });
  const build = (await import(/* @vite-ignore */ BUILD)) as ServerBuild;
  const app = createScreens({ build, isFast: environment.isFast });
  ({ close } = await serve({ opened, app, files: new Map(), routes: build.routes }));
});
afterAll(async () => {
  await close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Somebody whose token, draft, pages and cards lie in all four caches. */
async function wellKnown(): Promise<Visitor> {
  const jan = await signedInAt(origin, 'jan.nowak');
  await walkOf(jan).atDates();
  for (const path of ['/bookings', '/newbooking', '/bookings']) await jan.follow(await jan.get(path));
  return jan;
}

const owned = () => Object.values(opened.cached()).map(({ owners }) => owners);

describe('a page that is remembered', () => {
  it('says the time of each answer, and is not made anew for it', async () => {
    const anna = await signedInAt(origin, 'anna.kowalska');
    const timesOf = async () =>
      (await anna.get('/bookings')).page.toString().match(/(Stan na:|skończy się o) \d+:\d\d/g);
    const first = await timesOf();
    const { entries } = opened.cached().pages;
    opened.movable?.advance('PT1M');
    const second = await timesOf();
    opened.movable?.reset();

    expect(first).toHaveLength(2);
    for (const [index, time] of (second ?? []).entries()) expect(time).not.toBe(first?.[index]);
    expect(opened.cached().pages.entries).toBe(entries);
    await anna.submit(await anna.get('/logout'), {}, 'main form');
  });
});

describe('what is remembered of an account', () => {
  let jan: Visitor;
  beforeEach(async () => {
    jan = await wellKnown();
    expect(owned()).toEqual([1, 1]);
  });

  function expectNothing() {
    expect(owned()).toEqual([0, 0]);
  }

  it('is nothing after sign-out, and stays so when its cookie is sent again', async () => {
    const cookie = jan.cookies.get('session') ?? '';
    await jan.submit(await jan.get('/logout'), {}, 'main form');
    expectNothing();

    const thief = createVisitor(origin);
    thief.cookies.set('session', cookie);
    expect((await thief.get('/bookings')).status).toBe(303);
    expectNothing();
  });

  it('is nothing when its session has ended', async () => {
    opened.movable?.advance('PT21M');
    expect((await jan.get('/bookings')).location).toContain('/login');
    expectNothing();
    opened.movable?.reset();
  });

  it('is another’s no more than its own', async () => {
    const anna = await signedInAt(origin, 'anna.kowalska');
    await anna.get('/bookings');
    expect(opened.cached().pages.owners).toBe(2);
    await jan.submit(await jan.get('/logout'), {}, 'main form');
    expect(opened.cached().pages.owners).toBe(1);
    await anna.submit(await anna.get('/logout'), {}, 'main form');
    expectNothing();
  });
});
