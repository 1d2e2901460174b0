import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '#app/areas.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { formerHost } from '#tests/support/former-host.ts';
import { FRAME_PATH } from '#tests/support/left-out-call.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { currentShape, lastRelease } from '../../../scripts/api/releases.ts';

/** Decision 206: a host that answers as the last release of the contract has it goes on with the portal of now. */

const FIRST_PAGES = [...new Set(Object.values(AREAS).flatMap(({ paths = [] }) => paths))];

let host: ReturnType<typeof formerHost>;
let broken: BrokenPortal;
let jan: Visitor;

beforeAll(async () => {
  broken = await openBrokenPortal({}, {}, (provider) => (host = formerHost(provider, lastRelease())));
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
});
afterAll(() => broken.stop());

async function shown(path: string) {
  const { status, page } = await jan.follow(await jan.get(path));
  const text = page.querySelector('main')?.text ?? '';
  expect([path, status < 500, text.includes('Serwer nie odpowiada')]).toEqual([path, true, false]);
  return { status, text };
}

describe('a portal before a host of the last release', () => {
  it('lets a patient in, and shows who it is and what waits', async () => {
    expect((await shown('/start')).status).toBe(200);
    expect((await jan.get('/start')).page.querySelector('h1')?.text).toContain('Jan');
    expect((await shown('/start/todo')).status).toBe(200);
  });

  it('has a first page of each area', async () => {
    const statuses = new Map<string, number>();
    for (const path of FIRST_PAGES) statuses.set(path, (await shown(path)).status);
    expect([...statuses.values()].filter((status) => status === 200).length).toBeGreaterThan(15);
  });

  it('shows a visit, and asks for what stands around a page in another way where the host has no such call', async () => {
    expect((await shown('/bookings')).text).toContain('Konsultacja');
    const { calls } = lastRelease();
    const lacking = Object.keys(currentShape().calls).filter((call) => !(call in calls));
    const frame = `GET ${FRAME_PATH}`;
    expect(host.unknown.has(frame)).toBe(lacking.includes(frame));
  });
});
