import type { Locator, Page } from '@playwright/test';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say, saying } from '#tests/support/words.ts';
import { dayAhead, dayLinks, factOf, hours, visitLinks, visitTime } from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

/** Nobody needs more on a page of the portal: a whole month of free times lies before the last of its days. */
const MOST_STOPS = 200;

/** WCAG 2.4.7, 2.4.13: whatever has the focus shows it, and is on the screen. */
async function expectVisibleFocus(page: Page) {
  const focus = await page.locator(':focus').evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return { outline, isOnScreen, what: element.outerHTML.slice(0, 120) };
  });
  expect(focus.outline, focus.what).toBeGreaterThanOrEqual(3);
  expect(focus.isOnScreen, focus.what).toBe(true);
}

const hasFocus = async (page: Page, target: Locator) =>
  (await target.and(page.locator(':focus')).count()) > 0;

/** Goes on by Tab (or back by Shift+Tab) until the target has the focus; every stop on the way shows where it is. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await hasFocus(page, target)) return;
  }
  throw new Error(`Not reached by ${key}: ${String(target)}`);
}

/** The first stop of a fresh page is the link that skips the frame. */
async function skipToContent(page: Page, title: string | RegExp) {
  await expect(page).toBePage(title);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(say('page:skip.content'));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

test.describe('by keyboard alone', () => {
  test('a visit is booked and canceled', { tag: '@scripts' }, async ({ page }) => {
    await page.goto('/login');
    await skipToContent(page, say('public:login.title'));
    await tabTo(page, page.getByLabel(say('public:login.username.label')));
    await page.keyboard.type('jan.nowak');
    await tabTo(page, page.getByLabel(say('public:login.password.label')));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');

    await skipToContent(page, `${say('start:greeting')} Jan Nowak`);
    await tabTo(page, link(page, say('bookings:shortcuts.new')));
    await page.keyboard.press('Enter');

    await skipToContent(page, say('booking-wizard:services.title'));
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('internistyczna');
    await page.keyboard.press('Enter');

    await skipToContent(page, saying('booking-wizard:services.titleFound', { count: 4 }));
    await tabTo(page, page.getByRole('listitem').getByRole('button', { name: /Bielecka/ }));
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');

    await skipToContent(page, say('booking-wizard:dates.title'));
    await tabTo(page, dayLinks(page).last());
    await page.keyboard.press('Enter');

    await skipToContent(page, saying('booking-wizard:dates.timesTitle'));
    await tabTo(page, hours(page).nth(1));
    await expectVisibleFocus(page);
    await page.keyboard.press('Space');

    await skipToContent(page, say('booking-wizard:summary.title'));
    await tabTo(page, button(page, say('booking-wizard:summary.submit')));
    await page.keyboard.press('Enter');

    // The outcome has the focus: what comes next is after it.
    await expect(page).toBePage(say('booking-wizard:result.title'));
    const when = await visitTime(page);
    await tabTo(page, link(page, say('booking-wizard:result.details')));
    await page.keyboard.press('Enter');

    await skipToContent(page, saying('bookings:details.title'));
    await expect(factOf(page, say('bookings:facts.when'))).toContainText(when);
    await tabTo(page, visitLinks(page, 'cancel'));
    await page.keyboard.press('Enter');

    await skipToContent(page, saying('bookings:cancel.title'));
    await tabTo(page, button(page, say('bookings:cancel.submit')));
    await tabTo(page, link(page, say('bookings:cancel.keep')), 'Shift+Tab');
    await tabTo(page, button(page, say('bookings:cancel.submit')));
    await page.keyboard.press('Enter');
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(noticeOf(page, say('bookings:cancel.done'))).toBeVisible();
  });

  test('the errors have the focus, and lead to the fields', { tag: '@scripts' }, async ({ page }) => {
    await page.goto('/login');
    await skipToContent(page, say('public:login.title'));
    await tabTo(page, page.getByLabel(say('public:login.username.label')));
    await page.keyboard.press('Enter');
    await expect(page).toShowErrors([
      say('public:login.username.required'),
      say('public:login.password.required'),
    ]);
    await expectVisibleFocus(page);

    await tabTo(page, page.getByRole('link', { name: say('public:login.password.required') }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say('public:login.password.label'))).toBeFocused();
    await expectVisibleFocus(page);
  });

  test(
    'Enter in a field sends the form that it stands in, and nothing of the frame',
    { tag: '@scripts' },
    async ({ page, portal }) => {
      await signIn(page, 'jan.nowak');
      await page.goto('/newbooking?service=INT&orgUnit=unit-family&employee=doctor-bielecka');
      await expect(page).toBePage(say('booking-wizard:dates.title'));
      await page.getByLabel(say('booking-wizard:dates.goTo')).focus();
      await page.keyboard.type(formatTypedDate(await dayAhead(portal, 40)));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]from=/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
      await expect(page).toBePage(say('booking-wizard:dates.title'));

      await page.goto('/bookings');
      await page.getByText(say('bookings:list.filter')).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(say('lists:range.dateTo.label')).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/bookings\?.*dateTo=/);
    },
  );

  test('every stop of a page shows itself, forwards and backwards', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    for (const path of ['/bookings', '/display', '/newbooking']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo').getByRole('link').last();
      await tabTo(page, footer);
      await tabTo(page, page.getByRole('link', { name: say('page:skip.content') }), 'Shift+Tab');
    }
  });
});
