import type { Page } from '@playwright/test';
import type { BookingStatus } from '#app/domain/bookings/status.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { say, saying } from '#tests/support/words.ts';
import {
  dayAhead,
  factOf,
  followVisitLink,
  scheduledCount,
  upcoming,
  visitLinks,
  visits,
} from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const status = (page: Page, name: BookingStatus) =>
  page.getByRole('checkbox', { name: say(`bookings:status.${name}`), exact: true });
const openFilter = (page: Page) => page.getByText(say('bookings:list.filter')).click();
const show = (page: Page) => page.getByRole('button', { name: say('bookings:filter.submit') }).click();

test.describe('the list of bookings', () => {
  test('shows what is to come, the soonest first, each with its ways on', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await expect(upcoming(page, 2)).toBeVisible();
    await expect(cards(page)).toHaveText([
      /\d:\d\d\s+Konsultacja internistyczna\b/,
      /\sKonsultacja geriatryczna\b/,
    ]);
    await expect(visits(page, 'geriatryczna')).toContainText(say('bookings:status.REGISTERED'));
    await expect(visitLinks(page, 'details')).toHaveCount(2);
    await expect(visitLinks(page, 'cancel')).toHaveCount(2);
  });

  test('begins today and ends with the month one year ahead', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openFilter(page);
    const today = await dayAhead(portal, 0);
    await expect(page.getByLabel(say('lists:range.dateFrom.label'))).toHaveValue(formatTypedDate(today));
    await expect(page.getByLabel(say('lists:range.dateTo.label'))).toHaveValue(
      new RegExp(`^(28|29|30|31)-${today.slice(5, 7)}-${Number(today.slice(0, 4)) + 1}$`),
    );
    for (const name of ['SCHEDULED', 'REGISTERED'] as const) await expect(status(page, name)).toBeChecked();
    for (const name of ['EXECUTED', 'CANCELED'] as const) await expect(status(page, name)).not.toBeChecked();
  });

  test('shows one patient of several, and says whose each booking is', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await expect(cards(page)).toHaveCount(7);

    const whose = cards(page).filter({ hasText: 'Kowalska' });
    await expect(whose.filter({ hasText: 'Anna' })).toHaveCount(0);
    const picker = page.getByRole('main').getByRole('listitem');
    await picker.getByRole('link', { name: 'Zofia, córka' }).click();
    await expect(page).toBePage(`Zofia Kowalska ${say('bookings:list.title')}`);
    await expect(cards(page)).toHaveText([/Konsultacja pediatryczna\b/, /Szczepienie/]);
    await expect(whose).toContainText(['Zofia Kowalska, córka', 'Zofia Kowalska, córka']);
    await expect(page.getByText(say('bookings:list.scheduled', { count: 1 }))).toBeVisible();

    await page.getByRole('link', { name: say('bookings:list.tabs.past') }).click();
    await expect(page).toHaveURL(/view=past&patientId=patient-1003$/);
    await openFilter(page);
    await status(page, 'CANCELED').check();
    await show(page);
    await expect(page).toHaveURL(/patientId=patient-1003/);
    await expect(whose.filter({ hasNotText: 'Zofia' })).toHaveCount(0);

    await picker.getByRole('link', { name: say('patients:everybody') }).click();
    await expect(cards(page)).toHaveCount(7);
  });

  test('looks a year back as soon as past visits are wanted, and says so', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openFilter(page);
    await status(page, 'EXECUTED').check();
    await show(page);
    await expect(noticeOf(page, say('bookings:list.widened'))).toBeVisible();
    await expect(page.getByText(say('bookings:status.EXECUTED'), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /zrealizowane\): 7$/ })).toBeVisible();
    const yearAgo = Number((await dayAhead(portal, 0)).slice(0, 4)) - 1;
    await expect(page.getByLabel(say('lists:range.dateFrom.label'))).toHaveValue(new RegExp(`-${yearAgo}$`));
  });

  test('keeps to the dates that were typed, in another of the usual ways', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openFilter(page);
    await page.getByLabel(say('lists:range.dateFrom.label')).fill(await dayAhead(portal, 9));
    await show(page);
    await expect(cards(page)).toHaveText([/Konsultacja geriatryczna\b/]);
    await expect(page.getByLabel(say('lists:range.dateFrom.label'))).toHaveValue(
      formatTypedDate(await dayAhead(portal, 9)),
    );
  });

  test('is empty with a reason and a way to book', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openFilter(page);
    await page.getByLabel(say('lists:range.dateTo.label')).fill(formatTypedDate(await dayAhead(portal, 1)));
    await show(page);
    await expect(
      page.getByRole('heading', { name: say('bookings:list.empty.filtered.title') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: say('bookings:list.new') })).toBeVisible();
  });

  test('can be asked for again', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await portal.advance('PT5M');
    const asOf = page
      .getByRole('main')
      .locator('p')
      .filter({ has: page.getByRole('link', { name: say('lists:refresh') }) });
    const before = await asOf.innerText();
    await page.getByRole('link', { name: say('lists:refresh') }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(asOf).not.toHaveText(before);
  });

  const WRONG = [
    { query: 'dateFrom=32-13-2026', error: say('lists:range.dateFrom.impossible') },
    { query: 'dateFrom=29-02-2027', error: say('lists:range.dateFrom.impossible') },
    { query: 'dateTo=jutro', error: say('lists:range.dateTo.malformed') },
    { query: 'dateFrom=01-01-1990', error: say('lists:range.dateFrom.tooEarly') },
    { query: 'dateTo=01-01-2090', error: say('lists:range.dateTo.tooLate') },
    { query: 'dateTo=01-01-2020', error: say('lists:range.dateTo.beforeFrom') },
    { query: 'status=NIEZNANY', error: say('bookings:filter.status.unknown') },
    { query: 'filtered=1', error: say('bookings:filter.status.none') },
  ];

  test('refuses a filter that cannot be, and keeps what was typed', { tag: '@scripts' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    for (const { query, error } of WRONG) {
      expect(await statusOf(page, () => page.goto(`/bookings?${query}`)), query).toBe(400);
      await expect(page).toShowErrors([error]);
      await expect(cards(page)).toHaveCount(0);
    }
    await page.goto('/bookings?dateFrom=32-13-2026&dateTo=29-02-2027');
    await expect(page.getByLabel(say('lists:range.dateFrom.label'))).toHaveValue('32-13-2026');
    await expect(page.getByLabel(say('lists:range.dateTo.label'))).toHaveValue('29-02-2027');
    await page.getByRole('link', { name: say('lists:range.dateTo.impossible') }).click();
    await expect(page.getByLabel(say('lists:range.dateTo.label'))).toBeFocused();
  });

  test('knows no patient of another account', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    expect(await statusOf(page, () => page.goto('/bookings?patientId=patient-1001'))).toBe(404);
  });
});

test.describe('a booking', () => {
  test('is shown with place, contact, practitioner, preparation and its status in words', async ({
    page,
  }) => {
    await signIn(page, 'jan.nowak');
    await followVisitLink(page, 'details', 'Konsultacja internistyczna');

    await expect(page).toBePage(/^Konsultacja internistyczna, \d+ \S+$/);
    await expect(page.getByText(say('bookings:statusMeaning.SCHEDULED'))).toBeVisible();
    await expect(factOf(page, say('bookings:facts.practitioner'))).toHaveText(
      'dr n. med. Katarzyna Majewska',
    );
    await expect(factOf(page, say('bookings:facts.address'))).toHaveText('ul. Lipowa 14, 20-020 Lublin');
    await expect(factOf(page, say('bookings:facts.room'))).toHaveText('1');
    await expect(factOf(page, say('bookings:facts.preparation'))).toContainText('listę przyjmowanych leków');
    await expect(page.getByRole('link', { name: '81 555 01 10' })).toHaveAttribute(
      'href',
      'tel:+48815550110',
    );
    await page.getByRole('link', { name: say('bookings:details.back') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
  });

  test('of another account is missing like one that does not exist', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    for (const path of [
      '/bookings/AMMS/booking-3001',
      '/bookings/AMMS/nothing',
      '/bookings/X/booking-3010',
    ]) {
      for (const end of ['', '/cancel']) {
        expect(await statusOf(page, () => page.goto(path + end)), path + end).toBe(404);
        await expect(page).toBePage(say('page:problem.404.title'));
      }
    }
  });

  test('is canceled after a question, and its time is free again', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    expect(await scheduledCount(page)).toBe(1);
    await followVisitLink(page, 'cancel', 'Konsultacja internistyczna');
    await expect(page).toBePage(say('bookings:cancel.title', { service: 'Konsultacja internistyczna' }));
    await expect(page.getByText(saying('bookings:cancel.consequence'))).toBeVisible();

    await page.getByRole('button', { name: say('bookings:cancel.submit') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(noticeOf(page, 'Rezerwacja została anulowana')).toBeVisible();
    await expect(cards(page)).toHaveText([/Konsultacja geriatryczna\b/]);
    expect(await scheduledCount(page)).toBe(0);

    await page.goto('/bookings/AMMS/booking-3001');
    await expect(page.getByText(say('bookings:status.CANCELED'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('bookings:details.cannotCancel.WRONG_STATUS'))).toBeVisible();
  });

  test('is kept when the question is answered with no', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await followVisitLink(page, 'cancel', 'Konsultacja internistyczna');
    await page.getByRole('link', { name: say('bookings:cancel.keep') }).click();
    await expect(page).toBePage(/^Konsultacja internistyczna, /);
    await expect(page.getByText(say('bookings:status.SCHEDULED'), { exact: true })).toBeVisible();
    await expect(visitLinks(page, 'cancel')).toBeVisible();
  });

  test('that is over or canceled offers no way to cancel', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/AMMS/booking-3004/cancel');
    await expect(page.getByText(say('bookings:cancel.TOO_LATE'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('bookings:cancel.submit') })).toBeHidden();
    await page.goto('/bookings/AMMS/booking-3003/cancel');
    await expect(page.getByText(say('bookings:cancel.WRONG_STATUS'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('bookings:cancel.submit') })).toBeHidden();
  });

  test('canceled in one tab cannot be canceled again in another', async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/AMMS/booking-3001/cancel');
    const other = await context.newPage();
    await other.goto('/bookings/AMMS/booking-3001/cancel');
    await other.getByRole('button', { name: say('bookings:cancel.submit') }).click();
    await expect(other).toBePage(say('bookings:list.title'));

    const press = () => page.getByRole('button', { name: say('bookings:cancel.submit') }).click();
    expect(await statusOf(page, press)).toBe(422);
    await expect(page).toShowErrors([say('bookings:cancel.WRONG_STATUS')]);
  });
});
