import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';
import type { Suite } from '#tests/telehealth-live/makers/page.ts';
import { openMakersServer } from '#tests/telehealth-live/makers/server.ts';
import { openVendorServers } from '#tests/telehealth-live/makers/vendor-servers.ts';

declare const suite: Suite;

const DEVICE = '--use-fake-device-for-media-stream';
const ALLOWED = '--use-fake-ui-for-media-stream';
const QUERY = '?teleconsultationId=secret-consultation&seat=secret-seat';
const ACCESS = {
  apiKey: '123',
  sessionId: '1_MX4xMjN-fjE2MDAwMDAwMDAwMDB-YWJjZGVmZ2hpams-fg',
  token: 'T1==cGFydG5lcl9pZD0xMjM',
};

let server: Awaited<ReturnType<typeof openMakersServer>>;
let vendor: Awaited<ReturnType<typeof openVendorServers>>;
let browser: Browser;
let denying: Browser;

const launched = (...more: string[]) => {
  const options = browserOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), DEVICE, ...more] });
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await openMakersServer();
  vendor = await openVendorServers();
  browser = await launched(ALLOWED);
  denying = await launched();
});
test.afterAll(async () => {
  await browser.close();
  await denying.close();
  server.close();
  vendor.close();
});
test.beforeEach(() => {
  server.expire(false);
  server.allow([vendor.origin]);
});

/** A page of the suite, and what its policy has refused. */
async function opened(of = browser): Promise<Page & { refused?: string[] }> {
  const page: Page & { refused?: string[] } = await (await of.newContext()).newPage();
  const refused: string[] = [];
  page.refused = refused;
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(server.origin + QUERY);
  await page.waitForFunction(() => 'suite' in self);
  return page;
}

type StandIn = Readonly<{ role?: 'patient' | 'doctor'; hasPicture?: boolean; token?: string }>;

const joinStandIn = (page: Page, { role = 'patient', hasPicture = true, token = role }: StandIn = {}) =>
  page.evaluate((joining) => suite.join(joining), {
    maker: 'STAND_IN',
    role,
    hasPicture,
    access: { apiKey: 'stand-in', sessionId: 'session', token },
  } as const);

const joinVendor = (page: Page, { hasPicture = true, proxy = vendor.origin } = {}) =>
  page.evaluate((joining) => suite.join(joining), {
    maker: 'OPENTOK',
    role: 'patient',
    hasPicture,
    access: ACCESS,
    proxy,
  } as const);

const stateOf = (page: Page) => page.evaluate(() => suite.state());
const receivedBy = (page: Page, kind: 'audio' | 'video') =>
  page.evaluate((of) => suite.received(of, of === 'audio' ? 'packetsReceived' : 'framesDecoded'), kind);

async function met(hasPicture = true) {
  const [patient, doctor] = [await opened(), await opened()];
  expect(await joinStandIn(doctor, { role: 'doctor', hasPicture })).toMatchObject({ fault: null });
  expect(await joinStandIn(patient, { hasPicture })).toMatchObject({ fault: null, hasOwn: hasPicture });
  for (const page of [patient, doctor])
    await expect.poll(async () => (await stateOf(page)).lines, { timeout: 10_000 }).toContain('joined');
  return { patient, doctor };
}

/** The makers, which must both do alike: the same faults for the same reasons. */
const MAKERS = [
  { maker: 'the stand-in', join: joinStandIn },
  { maker: 'the vendor’s library', join: joinVendor },
] as const;

for (const { maker, join } of MAKERS)
  test.describe(`with ${maker}`, () => {
    test('devices that are denied are one fault, and nothing is joined', async () => {
      const page = await opened(denying);
      // A browser with nobody to ask says so by none of the names that are told apart.
      expect(await join(page)).toMatchObject({ fault: 'devices', connectionId: '' });
      expect(page.refused).toEqual([]);
      await page.context().close();
    });

    test('a token that is not good is another, and asks for a new one', async () => {
      server.expire(true);
      vendor.answers({ status: 200, body: [{ session_id: ACCESS.sessionId, partner_id: '999' }] });
      const page = await opened();
      expect(await join(page)).toMatchObject({ fault: 'expired' });
      expect(page.refused).toEqual([]);
      await page.context().close();
    });

    test('a service that is not there is a third', async () => {
      const page = await opened();
      await page.route(/\/signals|anvil/, (route) => route.abort());
      expect(await join(page)).toMatchObject({ fault: 'unreachable' });
      await page.context().close();
    });
  });

for (const status of [403, 404])
  test(`the vendor's answer ${status} is said as a token that is not good (2001 as 1004)`, async () => {
    vendor.answers({ status, body: { code: status, message: 'no' } });
    const page = await opened();
    expect(await joinVendor(page)).toMatchObject({ fault: 'expired' });
    await page.context().close();
  });

test('the vendor’s log gets neither the teleconsultation nor the tab', async () => {
  vendor.answers({ status: 403, body: {} });
  vendor.logged.length = 0;
  const page = await opened();
  await joinVendor(page, { hasPicture: false });
  expect(vendor.logged.filter((entry) => entry.includes('ClientEvent')).length).toBeGreaterThan(2);
  expect(vendor.logged.filter((entry) => entry.includes('secret'))).toEqual([]);
  expect(page.refused).toEqual([]);
  await page.context().close();
});

for (const hasPicture of [true, false])
  test(`two browsers meet over the stand-in ${hasPicture ? 'with picture' : 'with sound alone'}`, async () => {
    const { patient, doctor } = await met(hasPicture);
    for (const page of [patient, doctor]) {
      await expect.poll(() => receivedBy(page, 'audio')).toBeGreaterThan(20);
      if (hasPicture) await expect.poll(() => receivedBy(page, 'video')).toBeGreaterThan(5);
      else expect(await receivedBy(page, 'video')).toBe(0);
      // The device of the test beeps once a second.
      expect(await page.evaluate(() => suite.loudness(2_500))).toBeGreaterThan(0.05);
      expect(await stateOf(page)).toMatchObject({ tag: hasPicture ? 'VIDEO' : 'AUDIO' });
      expect(page.refused).toEqual([]);
    }
    await patient.context().close();
    await doctor.context().close();
  });

test('who is muted is told and not heard, and who leaves is gone', async () => {
  const { patient, doctor } = await met();
  await expect.poll(() => receivedBy(patient, 'audio')).toBeGreaterThan(20);
  await doctor.evaluate(() => suite.mute('microphone', true));
  await expect.poll(async () => (await stateOf(patient)).muted.microphone).toBe(true);
  expect(await patient.evaluate(() => suite.loudness(2_500))).toBeLessThan(0.01);
  await doctor.evaluate(() => suite.mute('microphone', false));
  await expect.poll(async () => (await stateOf(patient)).muted.microphone).toBe(false);
  expect(await patient.evaluate(() => suite.loudness(2_500))).toBeGreaterThan(0.05);

  await doctor.evaluate(() => suite.leave());
  await expect.poll(async () => (await stateOf(patient)).hasOther).toBe(false);
  await patient.context().close();
  await doctor.context().close();
});

test('a doctor who comes back after a break is met again', async () => {
  const { patient, doctor } = await met();
  await doctor.context().close();
  await expect.poll(async () => (await stateOf(patient)).lines, { timeout: 60_000 }).toContain('trying');
  const again = await opened();
  expect(await joinStandIn(again, { role: 'doctor' })).toMatchObject({ fault: null });
  await expect.poll(async () => (await stateOf(patient)).lines.at(-1), { timeout: 30_000 }).toBe('joined');
  const before = await receivedBy(again, 'audio');
  await expect.poll(() => receivedBy(again, 'audio')).toBeGreaterThan(before + 20);
  await patient.context().close();
  await again.context().close();
});

test('a token that runs out in the middle is told', async () => {
  const { patient, doctor } = await met();
  server.expire(true);
  await expect.poll(async () => (await stateOf(patient)).faults).toContain('expired');
  await patient.context().close();
  await doctor.context().close();
});
