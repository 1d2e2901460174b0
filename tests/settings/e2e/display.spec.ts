import type { Page } from '@playwright/test';
import { english, say } from '#tests/support/words.ts';
import { startBooking } from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

/** The colours that a person sees, whatever the stylesheets call them. */
const coloursOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    return { backgroundColor, color };
  });
const rootSizeOf = (page: Page) =>
  page.locator('html').evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));
const expectColours = (page: Page, colours: object) => expect.poll(() => coloursOf(page)).toEqual(colours);
const expectRootSize = (page: Page, size: number) => expect.poll(() => rootSizeOf(page)).toBeCloseTo(size, 0);

const BLACK = 'rgb(0, 0, 0)';
const YELLOW = 'rgb(255, 255, 0)';
const YELLOW_ON_BLACK = { backgroundColor: BLACK, color: YELLOW };

/** The header's buttons stand behind a link where they would fill the screen. */
async function pressInHeader(page: Page, name: string) {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('page:display.open') })
      .click();
  }
  await button.click();
}

const save = (page: Page) => page.getByRole('button', { name: say('settings:display.save') }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test.describe('display settings', () => {
  test('are tried in a preview and kept by a button', { tag: '@area' }, async ({ page }) => {
    await page.goto('/display');
    await expect(page).toBePage(say('settings:display.title'));
    const before = await coloursOf(page);
    await choose(page, say('settings:display.contrast.yellow-on-black'));
    await choose(page, say('settings:display.textSize.200'));
    await page.getByRole('button', { name: say('settings:display.preview.button') }).click();
    await expect(noticeOf(page, say('settings:display.preview.note'))).toBeVisible();
    await expectColours(page, YELLOW_ON_BLACK);
    await expect(page.getByRole('radio', { name: say('settings:display.textSize.200') })).toBeChecked();

    await page.goto('/login');
    await expectColours(page, before);

    await page.goBack();
    await save(page);
    await expect(noticeOf(page, say('settings:display.saved'))).toBeVisible();
    await page.goto('/login');
    await expectColours(page, YELLOW_ON_BLACK);
  });

  test('survive signing in and out', async ({ page }) => {
    await page.goto('/login');
    const before = await rootSizeOf(page);
    await page.goto('/display');
    await choose(page, say('settings:display.textSize.300'));
    await choose(page, say('settings:display.longWords.whole'));
    await choose(page, say('settings:display.spacing.wide'));
    await choose(page, say('settings:display.motion.reduced'));
    await save(page);
    await expectRootSize(page, before * 3);

    await signIn(page, 'jan.nowak');
    await expectRootSize(page, before * 3);
    await page.getByRole('link', { name: say('page:navigation.open') }).click();
    await page.getByRole('button', { name: say('page:header.signOut') }).click();
    await expect(page).toBePage(say('public:login.title'));
    await expectRootSize(page, before * 3);
    await page.goto('/display');
    for (const name of [
      say('settings:display.textSize.300'),
      say('settings:display.longWords.whole'),
      say('settings:display.spacing.wide'),
      say('settings:display.motion.reduced'),
    ]) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    }
  });

  test('hold the language, too', async ({ page }) => {
    await page.goto('/display');
    await choose(page, 'English');
    await save(page);
    await expect(page).toBePage(english.say('settings:display.title'));
    await page.goto('/login');
    await expect(page).toBePage(english.say('public:login.title'));
  });

  for (const [name, expected] of [
    ['white-on-black', { backgroundColor: 'rgb(17, 23, 28)', color: 'rgb(244, 247, 249)' }],
    ['yellow-on-black', YELLOW_ON_BLACK],
    ['black-on-yellow', { backgroundColor: YELLOW, color: BLACK }],
    ['default', { backgroundColor: 'rgb(238, 243, 246)', color: 'rgb(20, 33, 43)' }],
  ] as const) {
    test(`are buttons in the header, too: ${name}`, async ({ page }) => {
      await page.goto('/login');
      await page.getByLabel(say('public:login.username.label')).fill('jan.nowak');
      await pressInHeader(page, say(`page:display.contrasts.${name}`));
      await expect(page).toBePage(say('public:login.title'));
      await expectColours(page, expected);
      await expect(page.getByLabel(say('public:login.username.label'))).toHaveValue('jan.nowak');
    });
  }

  test('of the text’s size keep the answers of a form', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    const before = await rootSizeOf(page);
    await page.getByRole('radio', { name: /^Helena/ }).check();
    await pressInHeader(page, '200%');
    await expect(page.getByRole('radio', { name: /^Helena/ })).toBeChecked();
    await expectRootSize(page, before * 2);
  });
});

test('the notice about cookies is hidden by its button and stays hidden', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(say('public:login.username.label')).fill('jan.nowak');
  await page.getByRole('button', { name: say('page:cookies.hide') }).click();
  await expect(page.getByRole('region', { name: say('page:cookies.label') })).toHaveCount(0);
  await expect(page.getByLabel(say('public:login.username.label'))).toHaveValue('jan.nowak');
  await signIn(page, 'jan.nowak');
  await expect(page.getByRole('region', { name: say('page:cookies.label') })).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'cookiesInfo')?.value).toBe('hidden');
});

test('what was said once stands among the recent notices', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/notices');
  await expect(page.getByRole('heading', { name: say('settings:notices.empty.title') })).toBeVisible();

  await page.goto('/bookings/AMMS/booking-3001/cancel');
  await page.getByRole('button', { name: say('bookings:cancel.submit') }).click();
  await expect(noticeOf(page, say('bookings:cancel.done'))).toBeVisible();
  await page.reload();
  await expect(page).toBePage(say('bookings:list.title'));
  await expect(noticeOf(page, say('bookings:cancel.done'))).toHaveCount(0);

  await page.getByText(say('page:footer.about')).click();
  await page.getByRole('link', { name: say('page:footer.notices') }).click();
  await expect(page).toBePage(say('settings:notices.title'));
  await expect(noticeOf(page, say('bookings:cancel.done'))).toBeVisible();
});

test('the frame tells help, links, version and region', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(say('page:footer.about'), { exact: true }).click();
  for (const key of ['page:footer.version', 'page:footer.security', 'page:footer.region'] as const) {
    await expect(footer.getByRole('term').filter({ hasText: say(key) })).toBeVisible();
  }
  const help = page.getByRole('navigation', { name: say('page:footer.label') });
  await expect(help.getByRole('link', { name: say('page:help.link') })).toHaveAttribute('href', /contextId=/);
  await expect(page.getByRole('link', { name: /^Rzecznik Praw Pacjenta/ })).toBeVisible();
});

test('an address that leads nowhere says so, with a way on', async ({ page }) => {
  await page.goto('/nie-ma-takiej');
  await expect(page).toBePage(say('page:problem.404.title'));
  await page.getByRole('link', { name: say('page:problem.home') }).click();
  await expect(page).toBePage(say('public:login.title'));
});
