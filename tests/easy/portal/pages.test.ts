import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weigh } from '#tests/bench/weight.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { stageOf } from '#tests/support/scene.ts';

/** Bytes of a whole first visit, as they are sent. */
const MOST_BYTES = 14_000;

const PAGES = [
  { path: '/easy-to-read', steps: 4 },
  { path: '/easy-to-read/sign-in', steps: 3 },
  { path: '/easy-to-read/booking', steps: 5 },
  { path: '/easy-to-read/cancelling', steps: 4 },
  { path: '/easy-to-read/guide', steps: 10 },
];
const cases = PAGES.flatMap((page) => (['pl', 'en'] as const).map((language) => ({ ...page, language })));

describe('pages that are easy to read', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  const pageAt = (path: string, language: 'pl' | 'en') =>
    stageOf(portal).scene({ language, contrast: 'default', textSize: '100' }).guest().get(path);

  test.each(cases)(
    '$path in $language: each step, and each way, has one picture',
    async ({ path, language, steps }) => {
      const { page } = await pageAt(path, language);
      const found = page.querySelectorAll('main .day-card');
      expect(found).toHaveLength(steps);
      const pictures = found.map((step) => step.querySelectorAll('svg'));
      expect(pictures.filter((one) => one.length !== 1)).toEqual([]);
      const drawn = pictures.map(([picture]) => picture?.innerHTML);
      expect(new Set(drawn).size, 'no two are the same').toBe(steps);
      // The words beside a picture say the same: nobody hears them twice.
      expect(pictures.every(([picture]) => picture?.getAttribute('aria-hidden') === 'true')).toBe(true);
      expect(pictures.every(([picture]) => picture?.text === '')).toBe(true);
    },
  );

  test.each(cases)('$path in $language: says that its language is simple', async ({ path, language }) => {
    const { page } = await pageAt(path, language);
    const simple = `${language}-simple`;
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(page.querySelector('h1 > span')?.getAttribute('lang')).toBe(simple);
    const said = page.querySelectorAll('main > :not(h1)').filter((part) => part.text.trim() !== '');
    const content = said.filter((part) => !part.querySelector('.back'));
    expect(content.map((part) => part.getAttribute('lang'))).toEqual([simple]);
  });

  test.each(PAGES)('$path is light', async ({ path }) => {
    const { html, total } = await weigh({ origin: portal.origin, path, cookie: '' });
    process.stdout.write(`${path}: HTML ${html.brotli} B, in all ${total.brotli} B (brotli)\n`);
    expect(total.brotli).toBeLessThanOrEqual(MOST_BYTES);
  });
});
