import { say } from '#tests/support/words.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';

test.describe('the overview', () => {
  test('leads to what is to be done, and to the next visit', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'stanislaw.wojcik', '/start');
    await expect(page).toBePage(`${say('start:greeting')} Stanisław Wójcik`);
    await page.getByRole('link', { name: say('bookings:toDo.confirm') }).click();
    await expect(page).toHaveURL('/bookings/confirm/AMMS/booking-3032');

    await page.getByRole('link', { name: say('start:area'), exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${say('start:visit.details')} wizyty \\d+`) }).click();
    await expect(page).toHaveURL(/\/bookings\/AMMS\/booking-\d+$/);
  });

  test('shows a child’s matters', async ({ page }) => {
    await signIn(page, 'anna.kowalska', '/start');
    await page.getByRole('link', { name: 'Zofia, córka' }).click();
    await expect(page.getByRole('link', { name: 'Zofia, córka' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main')).toContainText('Konsultacja pediatryczna');
    await page.getByRole('link', { name: /^Wszystkie sprawy: \d+/ }).click();
    await expect(page).toBePage(/^Wszystkie sprawy: \d+$/);
    await expect(page.getByRole('heading', { level: 2, name: /^Anna, ja: / })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('start:area'), exact: true })
      .click();
    await expect(page.getByRole('link', { name: 'Zofia, córka' })).toHaveAttribute('aria-current', 'true');
  });
});
