import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import { weigh } from '#tests/bench/weight.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { addLive, doctor, liveWalk } from '#tests/telehealth-live/scene.ts';

const MOST_BYTES = 14_000;

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const scriptsOf = ({ page }: Answer) =>
  page
    .querySelectorAll('script')
    .map((script) => /\/assets\/([\w.]+)-/.exec(script.getAttribute('src') ?? '')?.[1]);
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('scripts of pages', () => {
  it('are one on every page but the room, the call and the trial of devices', async () => {
    const jan = await at.signedIn();
    for (const path of ['/bookings', '/messages', '/start', '/account', '/newteleconsultation', '/display'])
      expect([path, scriptsOf(await jan.follow(await jan.get(path)))]).toEqual([path, ['enhance']]);
    expect(scriptsOf(await createVisitor(at.portal.origin).get('/login'))).toEqual(['enhance']);
    expect(scriptsOf(await jan.get('/telehealth/test'))).toEqual(['enhance', 'devices']);
  });

  it('are one more in room and call, and the vendor’s library stands in no page of a stand-in', async () => {
    for (const type of ['C', 'V'] as const) {
      const id = await addLive(at.portal);
      const jan = await at.signedIn();
      const walk = liveWalk(jan, id);
      const call = await walk.atCall(stores, type);
      const room = await jan.get(call.path.replace('teleconsultation?', 'telewaitingroom?'));
      expect(scriptsOf(room)).toEqual(['enhance', 'live']);
      expect(scriptsOf(call)).toEqual(['enhance', 'live']);
      expect(call.html).not.toContain('opentok');
    }
  });

  it('leave the first page of the call under 14 kB', async () => {
    const id = await addLive(at.portal);
    const jan = await at.signedIn();
    const call = await liveWalk(jan, id).atCall(stores, 'V');
    expect(call.status).toBe(200);
    const list = await weigh({ origin: at.portal.origin, path: '/bookings', cookie: cookieOf(jan) });
    const { html, total } = await weigh({ origin: at.portal.origin, path: call.path, cookie: cookieOf(jan) });
    process.stdout.write(
      `${call.path.split('?')[0] ?? ''}: HTML ${html.brotli} B, in all ${total.brotli} B (brotli), /bookings ${list.total.brotli} B\n`,
    );
    expect(html.brotli).toBeLessThanOrEqual(MOST_BYTES);
    expect(gzipSync(call.html).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('what scripts ask for', () => {
  it('a report says how it stands, and whether the next one is use of the session', async () => {
    const id = await addLive(at.portal);
    const jan = await at.signedIn();
    const walk = liveWalk(jan, id);
    const room = await walk.atRoom('C');
    const csrf = room.page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '';
    const mark = room.page.querySelector('[data-live-state]')?.getAttribute('data-live-state');
    const seat = room.page.querySelector('[data-live-seat]')?.getAttribute('data-live-seat') ?? '';
    const report = async (as = seat) => {
      const answer = await jan.post(askedPath('report', id), { csrf, seat: as, page: 'waiting' });
      return JSON.parse(answer.html) as Record<string, unknown>;
    };
    expect(await report()).toMatchObject({ mark, isUse: true });
    expect(await report()).not.toHaveProperty('isElsewhere');
    expect(await report('another-seat')).toMatchObject({ isElsewhere: true });
    doctor(stores, id, { doctor: 'IN' });
    const { mark: now } = await report();
    expect(now).not.toBe(mark);
    const fresh = await jan.get(livePath('room', id, seat), { 'x-quiet-refresh': '1' });
    expect(fresh.page.querySelector('[data-live-state]')?.getAttribute('data-live-state')).toBe(now);
  });
});
