import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedger } from '#tests/support/booking-ledger.ts';
import { startBookingLoad, underWay } from '#tests/support/booking-load.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, prepareProvider, type Stores } from '#tests/support/portal-stores.ts';
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const ROUNDS = process.env['DEEP'] ? 20 : 1;
const PATIENTS = 6;

let postgres: PostgresServer;
let portal: PortalProcess;
let stores: Stores;
let ledger: Awaited<ReturnType<typeof openLedger>>;
const visitors: Visitor[] = [];

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
  const env = { PROVIDER_STORE: postgres.url('provider'), PORTAL_STORE: postgres.url('portal') };
  for (const name of ['provider', 'portal']) await runOnServer(`create database ${name}`);
  await prepareProvider({ providerStore: env.PROVIDER_STORE, loadPatients: PATIENTS });
  portal = await startPortal({ port: await freePort(), env: { ...env, LOG_LEVEL: 'silent' } });
  stores = openStores({ providerStore: env.PROVIDER_STORE, portalStore: env.PORTAL_STORE });
  await setLimits(stores.provider, ROOMY);
  ledger = await openLedger(stores);
  for (let number = 1; number <= PATIENTS; number += 1) {
    const visitor = createVisitor(portal.origin);
    expect((await visitor.signIn(`load.0000${number}`)).status).toBe(303);
    visitors.push(visitor);
  }
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
  await postgres.stop();
});

async function runOnServer(statement: string) {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** All of the portal's connections, in use and idle. */
const endConnections = () =>
  runOnServer(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname in ('provider', 'portal') and pid <> pg_backend_pid()",
  );

/** Books while something happens to the server; whoever got no answer sends again when it is over. */
async function bookThrough(happening: () => Promise<void>) {
  const load = startBookingLoad(visitors, { survives: true });
  await underWay(load);
  await pause(Math.random() * 300);
  await happening();
  await load.more(2);
  await load.stop();
  ledger.note(load);
  await ledger.expectWhole();
  await portal.advance('PT61S');
  await ledger.expectRepeatable(load);
  expect(portal.process.exitCode).toBeNull();
}

describe('PostgreSQL under booking load', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('is restarted, %i', async (round) => {
    await bookThrough(() => postgres.restart({ isCrash: round % 2 === 0 }));
  });

  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('ends all connections, %i', async () => {
    await bookThrough(endConnections);
  });
});

describe('PostgreSQL that is away', () => {
  it('is said by the house’s page, with the phone, in the reader’s language and look; then all goes on', async () => {
    const [visitor = createVisitor(portal.origin)] = visitors;
    visitor.cookies.set('language', Buffer.from('"en"').toString('base64'));
    await visitor.get('/display');
    const answers = await postgres.whileStopped(async () => [
      await visitor.get('/bookings'),
      await createVisitor(portal.origin).get('/'),
    ]);
    for (const { status, page, headers } of answers) {
      expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
      expect(page.querySelector('link[rel=stylesheet]')).not.toBeNull();
      expect(page.querySelector('main .actions a.button-call[href^="tel:+48"]')).not.toBeNull();
      expect(page.querySelector('main a[href="tel:112"]')).not.toBeNull();
      expect(page.querySelectorAll('header, footer').length).toBe(2);
    }
    const [own, guests] = answers;
    expect(guests?.page.querySelector('h1')?.text).toBe('Portal chwilowo nie działa');
    expect([
      own?.page.querySelector('html')?.getAttribute('lang'),
      own?.page.querySelector('h1')?.text,
    ]).toEqual(['en', 'The portal is not working at the moment']);
    visitor.cookies.delete('language');
    expect((await visitor.get('/bookings')).status).toBe(200);
  });

  it('keeps nobody signed in who signs out', async () => {
    const visitor = createVisitor(portal.origin);
    await visitor.signIn('load.00001');
    const cookie = visitor.cookies.get('session') ?? '';
    const page = await visitor.get('/logout');
    await postgres.whileStopped(async () => {
      const answer = await visitor.submit(page, {}, 'main form');
      expect(answer.location).toBe('/login?signedOut=error');
      expect((await visitor.follow(answer)).html).toContain('nikt już nie jest zalogowany');
    });
    visitor.cookies.set('session', cookie);
    expect((await visitor.get('/bookings')).location).toBe('/login?return=%2Fbookings');
  });
});
