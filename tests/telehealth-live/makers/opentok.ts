import { strict as assert } from 'node:assert';
import { chromium } from 'playwright';
import { vendor } from '#provider/telehealth-live/makers/vendor.ts';
import { VENDOR_SOURCES } from '#server/gate/call-hosts.ts';
import { browserOptions } from '#tests/support/browser.ts';
import type { Suite } from './page.ts';
import { openMakersServer } from './server.ts';

declare const suite: Suite;

/** `npm run test:opentok`: two browsers with made-up devices meet over the vendor's own servers, under the call's own policy. */

const FAKE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const HOUR_MS = 3_600_000;
const PATIENCE_MS = 30_000;

const { OPENTOK_API_KEY: apiKey, OPENTOK_API_SECRET: apiSecret } = process.env;
const say = (line: string) => process.stdout.write(`${line}\n`);

if (apiKey && apiSecret) await tryVendor({ apiKey, apiSecret });
else say('OPENTOK_API_KEY and OPENTOK_API_SECRET are not set: the vendor is not tried.');

async function tryVendor(keys: { apiKey: string; apiSecret: string }) {
  const maker = await vendor(keys);
  const session = await maker.newSession();
  const access = (role: 'patient' | 'doctor') => ({
    apiKey: keys.apiKey,
    sessionId: session.id,
    token: maker.token({ session, role, until: Date.now() + HOUR_MS, generation: 0 }),
  });
  const server = await openMakersServer();
  server.allow(VENDOR_SOURCES.hosts);
  const options = browserOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...FAKE] });
  try {
    const refused: string[] = [];
    const joined = async (role: 'patient' | 'doctor', token?: string) => {
      const page = await (await browser.newContext()).newPage();
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(server.origin);
      await page.waitForFunction(() => 'suite' in self);
      const given = { ...access(role), ...(token ? { token } : {}) };
      const outcome = await page.evaluate((joining) => suite.join(joining), {
        maker: 'OPENTOK',
        role,
        hasPicture: true,
        access: given,
      } as const);
      return { page, outcome };
    };

    const [doctor, patient] = [await joined('doctor'), await joined('patient')];
    assert.equal(doctor.outcome.fault, null, 'the doctor joins');
    assert.equal(patient.outcome.fault, null, 'the patient joins');
    for (const { page } of [doctor, patient]) {
      await page.waitForFunction(
        async () => (await suite.received('video', 'framesDecoded')) > 5,
        undefined,
        { timeout: PATIENCE_MS, polling: 500 },
      );
      assert.ok((await page.evaluate(() => suite.loudness(3_000))) > 0.05, 'the other is heard');
    }
    const { outcome } = await joined('patient', 'T1==cGFydG5lcl9pZD0xJnNpZz14OnNlc3Npb25faWQ9eA==');
    assert.equal(outcome.fault, 'expired', 'a token that is not good is said so');
    assert.deepEqual(refused, [], 'the policy of the call has everything that the library needs');
    say('Two browsers have met over the vendor’s servers.');
  } finally {
    await browser.close();
    server.close();
  }
}
