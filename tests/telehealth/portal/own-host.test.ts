import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingStories } from '#provider/seed/stories.ts';
import { freePort, SHORT_BUDGET, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

/** A telehealth system of its own (AMTS_URL): what is asked of it goes there, and its silence harms nothing else. */

const asked: { path: string; token: string | undefined; key: string | undefined }[] = [];
const host = createServer(({ url, headers }) => {
  asked.push({
    path: url ?? '',
    token: headers.authorization,
    key: headers['x-provider-key'] as string | undefined,
  });
});
const AMTS_KEY = 'k'.repeat(32);

let portal: PortalProcess;
let jan: Visitor;

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const { port } = host.address() as AddressInfo;
  const env = { ...SHORT_BUDGET, AMTS_URL: `http://127.0.0.1:${port}`, AMTS_KEY };
  portal = await startPortal({ port: await freePort(), env });
  jan = createVisitor(portal.origin);
  expect((await jan.signIn('jan.nowak')).status).toBe(303);
});
afterAll(async () => {
  await portal.stop();
  host.closeAllConnections();
  host.close();
});

it('is asked with its own key for what is its own, and visits stand while it hangs', async () => {
  const nth = bookingStories.findIndex(({ availability }) => availability.startsWith('tele-int'));
  const path = `/bookings/AMMS/booking-${3001 + nth}`;
  for (let times = 0; times < 4; times += 1) {
    const { status, page } = await jan.get(path);
    expect([status, page.querySelector('main')?.text]).toEqual([
      200,
      expect.stringContaining('Serwer telekonsultacji nie odpowiada'),
    ]);
  }

  expect(asked.length).toBeGreaterThan(0);
  for (const { path, token, key } of asked) {
    expect(path).toMatch(/^\/amts\//);
    expect([token?.startsWith('Bearer '), key]).toEqual([true, AMTS_KEY]);
  }
  expect((await jan.get('/newbooking')).status).toBeLessThan(400);
  expect((await jan.get('/bookings')).status).toBe(200);
});
