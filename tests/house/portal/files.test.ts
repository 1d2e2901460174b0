import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';

let portal: PortalProcess;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const KEPT = 'public, max-age=31536000, immutable';

/** A browser asks for them once: another version has another address. */
it('stylesheet and script of a page are kept for a year', async () => {
  const { page } = await createVisitor(portal.origin).get('/login');
  const sheets = page.querySelectorAll('link[rel="stylesheet"]').map((one) => one.getAttribute('href'));
  const scripts = page.querySelectorAll('script').map((one) => one.getAttribute('src'));
  expect([sheets.length, scripts.length]).toEqual([1, 1]);
  for (const path of [...sheets, ...scripts]) {
    const { status, headers } = await fetch(portal.origin + (path ?? ''));
    expect([status, headers.get('cache-control')]).toEqual([200, KEPT]);
  }
});

/** Which pages ask for these is held by tests/telehealth-live/portal/scripts.test.ts: the room, the call and the trial of devices alone. */
const OF_CALLS = ['devices', 'live', 'media', 'opentok.min'];

it('no script is built, kept or served that no page asks for', async () => {
  const { page } = await createVisitor(portal.origin).get('/login');
  const asked = page.querySelectorAll('script').map((one) => one.getAttribute('src'));
  const built = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const others = built.filter((name) => !asked.includes(`/assets/${name}`));
  expect(built.length - others.length).toBe(1);
  // A hash has eight letters, and a hyphen may be one of them.
  expect(others.map((name) => /^(.+)-.{8}\.js$/.exec(name)?.[1])).toEqual(OF_CALLS);
});

describe('the vendor’s library of calls, which has no open licence', () => {
  const VENDOR = `/assets/${readdirSync('build/client/assets').find((name) => /^opentok.*\.js$/.test(name)) ?? ''}`;

  it('is in no answer without the vendor’s keys', async () => {
    expect((await fetch(portal.origin + VENDOR)).status).toBe(404);
  });

  it('is there with them', async () => {
    const keys = { OPENTOK_API_KEY: '12345678', OPENTOK_API_SECRET: 'a secret of the tests' };
    const agreed = await startPortal({ env: keys });
    try {
      expect((await fetch(agreed.origin + VENDOR)).status).toBe(200);
    } finally {
      await agreed.stop();
    }
  });
});

describe('a provider’s own colours', () => {
  const own = { BRAND_BAND: '#5A1245', BRAND_BAND_DEEP: '#3a0a2c', BRAND_LEAF: '#ffd9a0' };

  it('stand in a stylesheet of their own, which the other contrasts leave alone', async () => {
    const branded = await startPortal({ env: own });
    try {
      const guest = createVisitor(branded.origin);
      const sheetsOf = ({ page }: Answer) =>
        page.querySelectorAll('link[rel="stylesheet"]').map((one) => ({ ...one.attributes }));
      const first = await guest.get('/legal/terms-of-use');
      const [, brand] = sheetsOf(first);
      expect(brand).toMatchObject({ media: 'screen and (prefers-color-scheme: light)' });
      const { headers, ...file } = await fetch(`${branded.origin}${brand?.['href']}`).then(
        async (answer) => ({
          headers: answer.headers,
          text: await answer.text(),
        }),
      );
      expect(headers.get('cache-control')).toBe(KEPT);
      expect(file.text).toBe(':root{--band:#5a1245;--band-deep:#3a0a2c;--leaf:#ffd9a0}');

      await guest.submit(first, { 'set.contrast-yellow-on-black': 'x' }, 'header form');
      expect(sheetsOf(await guest.get('/legal/terms-of-use'))).toHaveLength(1);
      await guest.submit(first, { 'set.contrast-default': 'x' }, 'header form');
      expect(sheetsOf(await guest.get('/legal/terms-of-use'))[1]).toEqual({
        rel: 'stylesheet',
        href: brand?.['href'],
        media: 'screen',
      });
    } finally {
      await branded.stop();
    }
  });
});
