import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCalendar } from '#tests/support/calendar.ts';
import { literal, say } from '#tests/support/words.ts';
import { book, factOf, goToSummary } from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

const ADD = say('booking-calendar:add');

/** The file behind a link, as an independent program reads it. */
async function fileOf(page: Page, link: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const download = await downloading;
  const [entry] = readCalendar(await readFile(await download.path(), 'utf8'));
  if (!entry) throw new Error('no entry');
  return { name: download.suggestedFilename(), entry };
}

test.describe('a visit in the calendar', () => {
  test('right after booking, and as canceled after a cancellation', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToSummary(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
    const { name, entry } = await fileOf(page, ADD);
    expect(name).toMatch(/^wizyta-\d{4}-\d{2}-\d{2}\.ics$/);
    expect(entry).toMatchObject({
      summary: 'Konsultacja internistyczna, Jan Nowak',
      status: 'CONFIRMED',
      sequence: 0,
    });

    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(factOf(page, say('bookings:facts.when'))).toBeVisible();
    const details = page.url();
    expect((await fileOf(page, ADD)).entry.uid).toBe(entry.uid);

    await page.getByRole('link', { name: /^Odwołaj wizytę/ }).click();
    await page.getByRole('button', { name: say('bookings:cancel.submit') }).click();
    await expect(noticeOf(page, say('bookings:cancel.done'))).toBeVisible();
    await page.goto(details);
    const { entry: canceled } = await fileOf(page, say('booking-calendar:addCanceled'));
    expect(canceled).toMatchObject({ uid: entry.uid, status: 'CANCELLED', sequence: 1 });
  });
});

test.describe('the private address of a calendar', () => {
  const address = (page: Page) => page.getByText(/^http:\/\/.*\/calendar\/[\w-]{43}\.ics$/);
  const makeButton = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: say('booking-calendar:make') });

  test('is made, works in a calendar program, is renewed and turned off', async ({ page, playwright }) => {
    const program = await playwright.request.newContext();
    await signIn(page, 'anna.kowalska');
    await page.goto('/bookings');
    await page.getByRole('link', { name: say('booking-calendar:link') }).click();
    await expect(page).toBePage(say('booking-calendar:title'));
    await makeButton(page).click();
    await expect(noticeOf(page, say('booking-calendar:made'))).toBeVisible();
    const first = await address(page).innerText();
    const entries = readCalendar(await (await program.get(first)).text());
    expect(entries.map(({ summary }) => summary).join()).toContain('Zofia Kowalska');

    await page.getByRole('link', { name: say('bookings:details.back') }).click();
    await page.getByRole('link', { name: say('booking-calendar:link') }).click();
    await expect(page.getByText(say('booking-calendar:kind.withNames'))).toBeVisible();
    await expect(address(page)).toHaveCount(0);

    await page.getByLabel(say('booking-calendar:withoutNames.label')).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('booking-calendar:renew') })
      .click();
    await expect(page.getByText(say('booking-calendar:kind.withoutNames'))).toBeVisible();
    const second = await address(page).innerText();
    expect(second).not.toBe(first);
    expect((await program.get(first)).status()).toBe(404);
    expect(await (await program.get(second)).text()).not.toMatch(/Kowalska|Konsultacja/);

    await page.getByRole('link', { name: say('booking-calendar:revoke') }).click();
    await expect(page).toBePage(say('booking-calendar:revokeTitle'));
    await page.getByRole('button', { name: say('booking-calendar:revokeSubmit') }).click();
    await expect(noticeOf(page, say('booking-calendar:revoked'))).toBeVisible();
    await expect(makeButton(page)).toBeVisible();
    expect((await program.get(second)).status()).toBe(404);
    await program.dispose();
  });

  test('English page, English words', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/calendar');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveTitle(new RegExp(`^${literal('Visits in your calendar')}`));
    await page.getByRole('main').getByRole('button', { name: 'Make an address' }).click();
    await expect(address(page)).toBeVisible();
  });
});
