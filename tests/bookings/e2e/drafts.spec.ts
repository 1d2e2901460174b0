import type { Page } from '@playwright/test';
import {
  book,
  choosePatient,
  choosePlace,
  factOf,
  goToDates,
  openDay,
  openService,
  startBooking,
  takeNearest,
  takeTime,
  visitTime,
  openDates,
  openSummary,
} from '#tests/support/booking-steps.ts';
import { say } from '#tests/support/words.ts';
import { expect, fillSignIn, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const CHANGED = say('wizard:cleared');

test.describe('going back and changing answers', () => {
  test('Back shows what was chosen', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await openSummary(page, { patient: /^Helena/ });
    await page.getByRole('link', { name: say('wizard:back') }).click();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await page.getByRole('link', { name: say('wizard:back') }).click();
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await openService(page, 'Konsultacja internistyczna');
    await expect(page.getByRole('button', { name: /Bielecka.*obecnie wybrane/ })).toBeVisible();
    await page.getByRole('link', { name: say('booking-wizard:services.all') }).click();
    await page.getByRole('link', { name: say('wizard:back') }).click();
    await expect(page).toBePage(say('booking-wizard:patients.title'));
    await expect(page.getByRole('radio', { name: /^Helena/ })).toBeChecked();
  });

  test('the browser’s Back works, and an answer from there counts', { tag: '@scripts' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await page.goBack();
    await expect(page).toBePage(say('booking-wizard:services.choose'));
    await choosePlace(page, /Majewska/);
    await expect(factOf(page, say('bookings:facts.practitioner'))).toContainText('Majewska');
    await takeNearest(page);
    await expect(factOf(page, say('bookings:facts.practitioner'))).toContainText('Majewska');
  });

  test('another time from the summary leads back to the summary', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    const before = await visitTime(page);
    await page.getByRole('link', { name: say('booking-wizard:summary.changeDate') }).click();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await openDay(page, { portal, daysAhead: 8 });
    await takeTime(page, /^10:20, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
    expect(await visitTime(page)).not.toBe(before);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('another service from the summary asks for its time, and says why', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    await page.getByRole('link', { name: say('booking-wizard:summary.changeService') }).click();
    await openService(page, 'Konsultacja dla ubezpieczonych');
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, CHANGED)).toBeVisible();
    await takeNearest(page);
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
  });

  test('another patient from the summary asks for the rest again, and says why', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await openSummary(page, { patient: /^Helena/ });
    await page.getByRole('link', { name: say('booking-wizard:summary.changePatient') }).click();
    await choosePatient(page, /^Anna/);
    await expect(noticeOf(page, CHANGED)).toBeVisible();
    await openService(page, 'Konsultacja internistyczna');
    await choosePlace(page, /Bielecka/);
    await takeNearest(page);
    await expect(factOf(page, say('bookings:facts.patient'))).toHaveText(/^Anna/);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('changing nothing changes nothing', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await openSummary(page, { patient: /^Helena/ });
    for (const change of ['changePatient', 'changeService', 'changeDate'] as const) {
      await page.getByRole('link', { name: say(`booking-wizard:summary.${change}`) }).click();
      await page.getByRole('link', { name: say('wizard:backToReview') }).click();
      await expect(page).toBePage(say('booking-wizard:summary.title'));
    }

    await page.getByRole('link', { name: say('booking-wizard:summary.changeService') }).click();
    await page.getByRole('searchbox').fill('internistyczna');
    await page.getByRole('button', { name: say('booking-wizard:services.searchSubmit') }).click();
    await choosePlace(page, /Bielecka/);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });
});

test.describe('drafts', () => {
  test('of two tabs are two', async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    const other = await context.newPage();
    await goToDates(other, { service: 'Konsultacja dla ubezpieczonych' });

    await page.reload();
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja internistyczna',
    );
    await expect(factOf(other, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
    await takeNearest(page);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
    await other.reload();
    await expect(factOf(other, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
  });

  test('cannot be entered further than they are answered', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await expect(page).toBePage(say('booking-wizard:services.title'));
    const draft = new URL(page.url()).searchParams.get('draft') ?? '';
    for (const step of ['dates', 'summary']) {
      await page.goto(`/newbooking/${step}?draft=${draft}`);
      await expect(page).toBePage(say('booking-wizard:services.title'));
    }
    await page.goto('/newbooking/summary');
    await expect(page).toBePage(say('booking-wizard:services.title'));
  });

  test('of somebody else, or unknown ones, are missing', async ({ page, browser }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    const address = page.url();
    expect(await statusOf(page, () => page.goto('/newbooking/dates?draft=nie-ma-takiego'))).toBe(404);

    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(address);
    await fillSignIn(other, 'anna.kowalska');
    await expect(other).toBePage(say('page:problem.404.title'));
    await context.close();
  });

  test('that were booked lead to their result', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await openSummary(page);
    const summary = page.url();
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
    const result = page.url();
    await page.goto(summary);
    await expect(page).toHaveURL(result);
  });
});

test.describe('bookings that are not finished', () => {
  /** The last changed comes first. */
  const unfinished = (page: Page) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Dokończ umawianie: / }) });
  const linkOf = (page: Page, word: 'Dokończ' | 'Usuń') =>
    unfinished(page)
      .first()
      .getByRole('link', { name: new RegExp(`^${word} .+: Konsultacja internistyczna`) });

  /** Where the first one goes on. */
  const addressOf = async (page: Page) => (await linkOf(page, 'Dokończ').getAttribute('href')) ?? '';
  const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`);

  test('are gone on with where the patient left off', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await openDates(page, { patient: /^Helena/ });
    await page.goto('/bookings');
    await expect(
      page.getByRole('heading', { name: say('wizard:unfinished.title', { count: 1 }), exact: true }),
    ).toBeVisible();
    await expect(unfinished(page).first()).toContainText('Helena Kowalska');
    const itsAddress = await addressOf(page);
    await linkOf(page, 'Dokończ').click();
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await takeNearest(page);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
    await page.goto('/bookings');
    await expect(linkTo(page, itsAddress)).toHaveCount(0);
  });

  test('are deleted after a question', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja dla ubezpieczonych' });
    await openSummary(page);
    await page.goto('/bookings');
    const itsAddress = await addressOf(page);
    await linkOf(page, 'Usuń').click();
    await expect(page).toBePage(say('bookings:discard.title'));
    await page.getByRole('link', { name: say('bookings:discard.keep') }).click();
    await expect(linkTo(page, itsAddress)).toHaveCount(1);

    await linkOf(page, 'Usuń').click();
    await page.getByRole('button', { name: say('bookings:discard.submit') }).click();
    await expect(noticeOf(page, say('bookings:discard.done'))).toBeVisible();
    await expect(linkTo(page, itsAddress)).toHaveCount(0);
    await expect(unfinished(page).first()).toContainText('Konsultacja dla ubezpieczonych');
  });
});
