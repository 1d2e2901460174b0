import {
  book,
  factOf,
  openDay,
  openService,
  takeNearest,
  takeTime,
  openDates,
  openSummary,
  upcoming,
} from '#tests/support/booking-steps.ts';
import { waitForEvening } from '#tests/support/evening.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, fillSignIn, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import type { Browser, Page } from '@playwright/test';

const EXPIRED = say('booking-wizard:dates.expired');
const TAKEN = say('booking-wizard:dates.taken');

const heldUntil = async (page: Page) => {
  const held = page.getByRole('paragraph').filter({ hasText: /^Trzymamy ten termin/ });
  return /(\d+):(\d+)/
    .exec(await held.innerText())!
    .slice(1)
    .map(Number) as [number, number];
};
/** The button that keeps the time for longer, that many times more. */
const extend = (page: Page, count?: number) =>
  page.getByRole('button', {
    name: count ? say('wizard:held.extendFull', { count }) : /^Przedłuż o 15 minut/,
  });
const minutesBetween = (from: [number, number], to: [number, number]) =>
  (to[0] * 60 + to[1] - from[0] * 60 - from[1] + 1440) % 1440;

/** Another person, on another computer. */
async function elsewhere(browser: Browser, { page, username }: { page: Page; username: string }) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other, username);
  return other;
}

test.beforeEach(({ portal }) => waitForEvening(portal));

test.describe('the time while the form is filled in', () => {
  test('is held, its end is told, and it can be held longer twice', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    const first = await heldUntil(page);
    await expect(extend(page, 2)).toBeVisible();

    await extend(page).click();
    await expect(noticeOf(page, saying('wizard:held.extended'))).toBeVisible();
    await expect(extend(page, 1)).toBeVisible();
    expect(minutesBetween(first, await heldUntil(page))).toBe(15);

    await extend(page).click();
    await expect(page.getByText(say('booking-wizard:summary.noExtension'))).toBeVisible();
    expect(minutesBetween(first, await heldUntil(page))).toBe(30);
    await expect(extend(page)).toHaveCount(0);

    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('is lost after a quarter of an hour, the other answers are not', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    await portal.advance('PT16M');
    await book(page);

    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, EXPIRED)).toBeVisible();
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja internistyczna',
    );
    await takeNearest(page);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('is lost for whoever comes back to the summary, or wants more time, too late', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    await portal.advance('PT16M');
    await extend(page).click();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, EXPIRED)).toBeVisible();

    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await portal.advance('PT16M');
    await page.reload();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, EXPIRED)).toBeVisible();
  });

  test('lasts as long as it was prolonged', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    await extend(page).click();
    await expect(extend(page, 1)).toBeVisible();
    await portal.advance('PT17M');
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('is not offered to others meanwhile, and free again when it is let go', async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    await openDay(page, { portal, daysAhead: 8 });
    const other = await elsewhere(browser, { page, username: 'lucyna.baran' });
    await openDates(other);
    await openDay(other, { portal, daysAhead: 8 });
    await expect(other.getByRole('button', { name: /^10:20, / })).toBeVisible();

    await takeTime(page, /^10:20, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await other.reload();
    await expect(other.getByRole('button', { name: /^10:40, / })).toBeVisible();
    await expect(other.getByRole('button', { name: /^10:20, / })).toHaveCount(0);

    await page.getByRole('link', { name: say('booking-wizard:summary.changeService') }).click();
    await openService(page, 'Konsultacja dla ubezpieczonych');
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await other.reload();
    await expect(other.getByRole('button', { name: /^10:20, / })).toBeVisible();
    await other.context().close();
  });
});

test.describe('a time that somebody else takes', () => {
  test('between the list and the choice: said at the field, all else kept', async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    await openDay(page, { portal, daysAhead: 8 });

    const other = await elsewhere(browser, { page, username: 'lucyna.baran' });
    await openDates(other);
    await openDay(other, { portal, daysAhead: 8 });
    await takeTime(other, /^10:20, /);
    await book(other);
    await expect(other).toBePage(say('booking-wizard:result.title'));
    await other.context().close();

    await takeTime(page, /^10:20, /);
    await expect(page).toShowErrors([TAKEN]);
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja internistyczna',
    );
    await expect(page.getByRole('button', { name: /^10:20, / })).toHaveCount(0);
    await takeTime(page, /^10:40, /);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('after the hold is over: the booking fails, nothing else is lost', async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    await openDay(page, { portal, daysAhead: 8 });
    await takeTime(page, /^10:20, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await portal.advance('PT16M');

    const other = await elsewhere(browser, { page, username: 'lucyna.baran' });
    await openDates(other);
    await openDay(other, { portal, daysAhead: 8 });
    await takeTime(other, /^10:20, /);
    await book(other);
    await expect(other).toBePage(say('booking-wizard:result.title'));
    await other.context().close();

    await book(page);
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, EXPIRED)).toBeVisible();
    await page.goto('/bookings');
    await expect(upcoming(page, 2)).toBeVisible();
  });

  test('on another device of the same account: the older summary says that it is kept no more', async ({
    page,
    browser,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    const other = await elsewhere(browser, { page, username: 'jan.nowak' });
    await openDates(other);
    await openDay(other, { portal, daysAhead: 8 });
    await takeTime(other, /^10:20, /);
    await expect(other).toBePage(say('booking-wizard:summary.title'));
    await other.context().close();

    await book(page);
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, say('booking-wizard:dates.replaced'))).toBeVisible();
  });
});

test('a session that ends at the summary loses the hold with time, never the draft', async ({
  page,
  portal,
}) => {
  await signIn(page, 'jan.nowak');
  await openSummary(page);
  await portal.advance('PT21M');
  await book(page);
  await expect(page).toBePage(say('public:login.title'));
  await fillSignIn(page, 'jan.nowak');

  await expect(page).toBePage(say('booking-wizard:dates.title'));
  await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText('Konsultacja internistyczna');
  await takeNearest(page);
  await book(page);
  await expect(page).toBePage(say('booking-wizard:result.title'));
});
