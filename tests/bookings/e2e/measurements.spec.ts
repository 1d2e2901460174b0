import { formatTypedDate } from '#app/domain/dates/words.ts';
import { addDays, startOfWeek } from '#app/domain/dates/calendar.ts';
import { say, saying } from '#tests/support/words.ts';
import { book, dayAhead, factOf, goToDates, next, takeNearest } from '#tests/support/booking-steps.ts';
import { expect, signIn, statusOf, test } from '#tests/support/fixtures.ts';

test.describe('a visit to which measurements may be attached', () => {
  test('offers them on the last page, and the details say what was given', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Recepta (leki stałe)' });
    await takeNearest(page);
    await page.getByRole('checkbox', { name: 'Ramipryl, tabletki, 5 mg' }).check();
    await page.getByLabel(say('booking-wizard:prescription.reason.label')).fill('Leki się kończą');
    await next(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    const option = page.getByRole('checkbox', { name: say('measurements:add.label') });
    const from = page.getByLabel(say('measurements:from.label'));
    await expect(option).not.toBeChecked();
    const today = await dayAhead(portal, 0);
    await expect(from).toHaveValue(formatTypedDate(startOfWeek(today)));

    await option.check();
    await from.fill(formatTypedDate(addDays({ day: today, days: 1 })));
    expect(await statusOf(page, () => book(page))).toBe(400);
    await expect(page).toShowErrors([say('measurements:from.tooLate')]);
    await expect(option).toBeChecked();
    await from.fill(formatTypedDate(today));
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    for (const way of ['details', 'print']) {
      if (way === 'print') await page.getByRole('link', { name: say('bookings:print.booking') }).click();
      await expect(factOf(page, say('booking-wizard:summary.prescription'))).toHaveText(
        'Ramipryl, tabletki, 5 mg',
      );
      await expect(factOf(page, say('booking-wizard:summary.prescriptionReason'))).toHaveText(
        'Leki się kończą',
      );
      await expect(factOf(page, say('measurements:term'))).toHaveText(saying('measurements:attached'));
    }
  });

  test('without a tick nothing is attached, whatever stands in the date', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Recepta (leki stałe)' });
    await takeNearest(page);
    await page.getByRole('checkbox', { name: 'Ramipryl, tabletki, 5 mg' }).check();
    await page.getByLabel(say('booking-wizard:prescription.reason.label')).fill('Leki się kończą');
    await next(page);
    await page.getByLabel(say('measurements:from.label')).fill('kiedyś');
    await book(page);
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(factOf(page, say('measurements:term'))).toHaveCount(0);
  });
});
