import type { Page } from '@playwright/test';
import { formatDate } from '#app/domain/dates/words.ts';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { say, saying } from '#tests/support/words.ts';
import { dayAhead } from '#tests/support/booking-steps.ts';
import { expect, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const EVERY_STATUS = 'filtered=1&status=SCHEDULED&status=REGISTERED&status=EXECUTED&status=CANCELED';
const ANNAS = '/bookings/AMMS/booking-3010';

/** The text on each sheet of paper. */
const sheetsOf = async (page: Page) => textOfPages(await page.pdf({ format: 'A4' }));

test.describe('on paper', () => {
  test('the list, with patients and date on every sheet', async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto(`/bookings?${EVERY_STATUS}`);
    await page.getByRole('link', { name: say('bookings:print.list') }).click();
    await expect(page).toBePage(say('bookings:print.listTitle'));

    const sheets = await sheetsOf(page);
    expect(sheets.length).toBeGreaterThan(2);
    const day = formatDate({ day: await dayAhead(portal, 0), language: 'pl' });
    for (const [index, sheet] of sheets.entries()) {
      for (const name of [
        'Anna Kowalska',
        'Zofia Kowalska',
        'Helena Kowalska',
        `${say('page:print.at')} ${day}`,
      ]) {
        expect(sheet.normalize('NFKC'), `sheet ${index + 1}`).toContain(withoutSpaces(name));
      }
      expect(sheet).toContain(`${index + 1}/${sheets.length}`);
    }
    const all = sheets.join('').normalize('NFKC');
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()) {
      expect(all).toContain(withoutSpaces(heading));
    }
    const notForPaper = [say('page:print.how'), say('page:print.large'), say('bookings:details.back')];
    for (const text of notForPaper) expect(all).not.toContain(withoutSpaces(text));
  });

  test('large, by a link, on more sheets with the same head', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto(`/bookings/print?${EVERY_STATUS}`);
    const standard = await sheetsOf(page);
    await page.getByRole('link', { name: say('page:print.large'), exact: true }).click();
    await expect(page.getByText(say('page:print.isLarge'))).toBeVisible();
    const large = await sheetsOf(page);
    expect(large.length).toBeGreaterThan(standard.length);
    for (const sheet of large) expect(sheet.normalize('NFKC')).toContain('HelenaKowalska');
    await page.getByRole('link', { name: say('page:print.standard'), exact: true }).click();
    await expect(page.getByText(say('page:print.isStandard'))).toBeVisible();
  });

  test('one booking, with all that a patient needs on the way', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto(ANNAS);
    await page.getByRole('link', { name: say('bookings:print.booking') }).click();
    await expect(page).toBePage(saying('bookings:print.title'));
    const [sheet = '', ...more] = await sheetsOf(page);
    expect(more).toEqual([]);
    for (const text of [
      'Pacjent: Anna Kowalska',
      'mgr Natalia Malinowska',
      'ul. Ogrodowa 3A',
      '81 555 02 30',
    ]) {
      expect(sheet.normalize('NFKC')).toContain(withoutSpaces(text));
    }
    await page.getByRole('link', { name: say('bookings:cancel.back') }).click();
    await expect(page).toHaveURL(new RegExp(`${ANNAS}$`));
  });

  test('the list with the filter that it has, and a filter at fault on the list itself', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/bookings/print?patientId=patient-1003');
    await expect(page.getByRole('heading', { name: say('bookings:list.count', { count: 2 }) })).toBeVisible();
    await expect(page.getByText(/^Pacjent: Zofia Kowalska$/)).toBeVisible();

    await page.goto('/bookings/print?dateFrom=jutro');
    await expect(page).toHaveURL(/\/bookings\?dateFrom=jutro$/);
    await expect(page).toShowErrors([say('lists:range.dateFrom.malformed')]);
  });

  test('nothing of another account', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    expect(await statusOf(page, () => page.goto(`${ANNAS}/print`))).toBe(404);
  });
});
