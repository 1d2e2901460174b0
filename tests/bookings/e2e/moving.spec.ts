import type { Page } from '@playwright/test';
import { say } from '#tests/support/words.ts';
import {
  factOf,
  hours,
  followVisitLink,
  next,
  openDay,
  takeNearest,
  takeTime,
  upcoming,
  visitTime,
  visitLinks,
  visits,
  wordsOf,
} from '#tests/support/booking-steps.ts';
import { waitForEvening } from '#tests/support/evening.ts';
import { expect, fillSignIn, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const SERVICE = 'Konsultacja internistyczna';
const JANS = '/bookings/AMMS/booking-3001';

const moveLinks = (page: Page) => visitLinks(page, 'move');
const move = (page: Page) => page.getByRole('button', { name: say('bookings:move.submit') });
const when = (page: Page) => wordsOf(factOf(page, say('bookings:facts.when')));

/** "9:20": the first time of the day that is open; which ones a day has depends on the weekday. */
async function firstHour(page: Page) {
  const hour = await hours(page).first().inputValue();
  expect(hour).toMatch(/^\d{1,2}:\d\d$/);
  return hour;
}

/** Goes from the booking's page to the free times. */
async function startMove(page: Page) {
  await page.goto(JANS);
  await moveLinks(page).click();
  await expect(page).toBePage(say('bookings:move.dates'));
}

async function goToMoveSummary(page: Page) {
  await startMove(page);
  await takeNearest(page);
  await expect(page).toBePage(say('bookings:move.summary'));
}

test.describe('moving a visit', () => {
  test.beforeEach(({ portal }) => waitForEvening(portal));

  test('is offered of a planned visit, and only of one', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await expect(moveLinks(page)).toHaveCount(1);
    const actions = visits(page, SERVICE).getByRole('link');
    await expect(actions).toHaveText([/^Szczegóły\s/, /^Przełóż\s/, /^Odwołaj\s/]);

    await page.goto('/bookings/AMMS/booking-3002');
    await expect(page.getByText(say('bookings:details.cannotMove'))).toBeVisible();
    await expect(moveLinks(page)).toHaveCount(0);
    await page.goto('/bookings/AMMS/booking-3004');
    await expect(moveLinks(page)).toHaveCount(0);
  });

  test(
    'begins at the dates and ends with the new time; the old one is free again',
    { tag: '@area' },
    async ({ page, portal }) => {
      await signIn(page, 'jan.nowak');
      await page.goto(JANS);
      const old = await when(page);
      await moveLinks(page).click();

      await expect(page).toBePage(say('bookings:move.dates'));
      await expect(page.getByText(say('bookings:move.kept'))).toBeVisible();
      await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(SERVICE);
      const current = await wordsOf(factOf(page, say('booking-wizard:choices.current')));
      expect(old).toContain(current);
      await openDay(page, { portal, daysAhead: 9 });
      const hour = await firstHour(page);
      await takeTime(page);

      await expect(page).toBePage(say('bookings:move.summary'));
      await expect(factOf(page, say('bookings:move.current'))).toHaveText(current);
      await expect(factOf(page, say('bookings:move.new'))).toHaveText(new RegExp(`, ${hour}$`));
      await expect(
        page.getByRole('paragraph').filter({ hasText: /^Trzymamy ten termin dla Ciebie do / }),
      ).toBeVisible();
      await move(page).click();

      await expect(page).toBePage(say('bookings:move.result'));
      await expect(page.getByText(say('bookings:move.done', { before: current }))).toBeVisible();
      const moved = await visitTime(page);
      expect(moved.endsWith(`, ${hour}`), moved).toBe(true);
      await page.goto(JANS);
      expect(await when(page)).toContain(`${moved}–`);
      await expect(page.getByText(say('bookings:status.SCHEDULED'), { exact: true })).toBeVisible();

      const mails = (await portal.outbox()).filter(({ subject }) => subject.startsWith('Wizyta przełożona'));
      expect(mails).toHaveLength(1);
      await page.goto('/bookings');
      await expect(upcoming(page, 2)).toBeVisible();
    },
  );

  test('can be thought better of at every step: the visit stays as it was', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto(JANS);
    const old = await when(page);
    await startMove(page);
    await page.getByRole('link', { name: say('bookings:cancel.back') }).click();
    expect(await when(page)).toBe(old);

    await goToMoveSummary(page);
    await page.getByRole('link', { name: say('bookings:move.change') }).click();
    await expect(page).toBePage(say('bookings:move.dates'));
    await page.getByRole('link', { name: say('wizard:backToReview') }).click();
    await page.getByRole('link', { name: say('bookings:move.keep') }).click();
    expect(await when(page)).toBe(old);
  });

  test('is for the patient and the service of the visit, whatever address is asked for', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startMove(page);
    for (const step of ['patients', 'services', 'summary']) {
      await page.goto(page.url().replace(/newbooking\/\w+/, `newbooking/${step}`));
      await expect(page).toBePage(say('bookings:move.dates'));
    }
  });

  test(
    'sent twice moves once, and Back leads to the result',
    { tag: '@scripts' },
    async ({ page, context, portal }) => {
      await signIn(page, 'jan.nowak');
      await goToMoveSummary(page);
      const other = await context.newPage();
      await other.goto(page.url());
      await move(page).click();
      await expect(page).toBePage(say('bookings:move.result'));
      await move(other).click();
      await expect(other).toBePage(say('bookings:move.result'));
      await other.close();
      await page.goBack();
      await page.reload();
      await expect(page).toBePage(say('bookings:move.result'));
      const mails = (await portal.outbox()).filter(({ subject }) => subject.startsWith('Wizyta przełożona'));
      expect(mails).toHaveLength(1);
    },
  );

  test('does not count the visit itself among the most that there may be, and asks what was never answered', async ({
    page,
  }) => {
    await signIn(page, 'anna.kowalska');
    await followVisitLink(page, 'move', 'Rehabilitacja');
    await takeNearest(page);
    await expect(page).toBePage(say('questionnaires:step.title'));
    await page.getByRole('checkbox', { name: 'Kolano' }).check();
    await page.getByLabel(/^2\. Jak silny jest ból/).fill('4,5');
    await page.getByRole('radio', { name: 'Nie', exact: true }).check();
    await next(page);
    await expect(page).toBePage(say('bookings:move.summary'));
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.result'));
  });

  test('of a visit that was canceled meanwhile is refused, and says why', async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await goToMoveSummary(page);
    const other = await context.newPage();
    await other.goto(`${JANS}/cancel`);
    await other.getByRole('button', { name: say('bookings:cancel.submit') }).click();
    await expect(other).toBePage(say('bookings:list.title'));
    await other.close();

    await move(page).click();
    await expect(noticeOf(page, say('bookings:move.WRONG_STATUS'))).toBeVisible();
    await expect(page.getByText(say('bookings:status.CANCELED'), { exact: true })).toBeVisible();
  });

  test('keeps the old time when the hold is over, and goes on with another', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await page.goto(JANS);
    const old = await when(page);
    await goToMoveSummary(page);
    await portal.advance('PT16M');
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.dates'));
    await expect(noticeOf(page, say('booking-wizard:dates.expired'))).toBeVisible();
    await page.goto(JANS);
    expect(await when(page)).toBe(old);
    await goToMoveSummary(page);
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.result'));
  });

  test('survives the end of the session', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await startMove(page);
    await portal.advance('PT21M');
    await takeNearest(page);
    await expect(page).toBePage(say('public:login.title'));
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('bookings:move.dates'));
    await takeNearest(page);
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.result'));
  });

  test('of one of several patients keeps the patient', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await followVisitLink(page, 'move', 'Konsultacja pediatryczna');
    await expect(page).toBePage(say('bookings:move.dates'));
    await expect(factOf(page, say('booking-wizard:choices.patient'))).toHaveText('Zofia Kowalska');
    await takeNearest(page);
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText('Zofia Kowalska');
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.result'));
  });

  test('that cannot be says so: parameters, another account', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/newbooking?mode=MODIFY');
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(noticeOf(page, 'Błędne parametry wywołania')).toBeVisible();

    const foreign = '/newbooking?mode=MODIFY&system=AMMS&oldBookingId=booking-3010';
    expect(await statusOf(page, () => page.goto(foreign))).toBe(404);
    await page.goto('/newbooking?mode=MODIFY&system=AMMS&oldBookingId=booking-3004');
    await expect(noticeOf(page, say('bookings:move.TOO_LATE'))).toBeVisible();
    await page.goto('/newbooking?mode=MODIFY&system=AMMS&oldBookingId=booking-3002');
    await expect(noticeOf(page, say('bookings:move.WRONG_STATUS'))).toBeVisible();
  });

  test('and a new booking are two things: a draft of each', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToMoveSummary(page);
    await page.goto('/newbooking');
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await page.goBack();
    await move(page).click();
    await expect(page).toBePage(say('bookings:move.result'));
  });
});
