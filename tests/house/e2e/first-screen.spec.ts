import { expect, signIn, test } from '#tests/support/fixtures.ts';

/** The number of things that a list shows whole before anybody scrolls, and how far down the field of a form ends (design: look-3, Measured). */
const SCREENS = [
  { width: 1280, height: 800, messages: 5, results: 4, visits: [['anna.kowalska', 3]] },
  {
    width: 390,
    height: 844,
    messages: 3,
    results: 2,
    visits: [
      ['jan.nowak', 2],
      ['anna.kowalska', 1],
    ],
  },
] as const;
/** As high as the start page with most to do may be on a phone, its notice of cookies and its foot with it (design: look-4, Start). */
const START_HEIGHT = 2_600;
const TITLE_ENDS = 657 + 48;
/** Where the first visit of several people begins at the latest. */
const FIRST_VISIT = 480;

test.describe('the first screen', () => {
  /** The window is the worker's, and other stories are walked in it. */
  test.afterEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

  for (const { width, height, messages, results, visits } of SCREENS) {
    test(`shows more than one thing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signIn(page, 'jan.nowak');
      const wholeRows = () =>
        page
          .locator('main .row')
          .evaluateAll(
            (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
          );
      await page.goto('/messages');
      expect(await wholeRows()).toBeGreaterThanOrEqual(messages);
      await page.goto('/benefits/medicaltestresult');
      expect(await wholeRows()).toBeGreaterThanOrEqual(results);
      await page.goto('/messages/new');
      const title = await page.locator('input[name="title"]').boundingBox();
      expect(title && title.y + title.height).toBeLessThanOrEqual(Math.min(TITLE_ENDS, height));
    });

    if (width === 390)
      test('shows all that comes first in little more than three screens', async ({ page }) => {
        await page.setViewportSize({ width, height });
        await signIn(page, 'jan.nowak');
        await page.goto('/start');
        await expect(page.locator('.cookie-notice')).toBeVisible();
        expect(await page.locator('.panel-urgent, .panel-band, .quick, .side .panel').count()).toBe(5);
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(whole).toBeLessThanOrEqual(START_HEIGHT);
      });

    for (const [account, most] of visits)
      test(`shows ${most} of the visits of ${account} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await signIn(page, account);
        await page.goto('/bookings');
        const rows = await page
          .locator('main .visit-row')
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
        expect(rows.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(most);
        expect(rows[0]?.top).toBeLessThanOrEqual(FIRST_VISIT);
      });
  }
});
