import { say } from '#tests/support/words.ts';
import { book, factOf, goToDates, next, takeNearest } from './booking-steps.ts';
import { expect, signIn, statusOf, test } from './fixtures.ts';

test.describe('the address of a patient whose record lacks the city', () => {
  test('is asked for, saved, shown, changed and not asked for again', async ({ page }) => {
    await signIn(page, 'piotr.zielinski');
    await goToDates(page, { service: 'Konsultacja dla ubezpieczonych' });
    await takeNearest(page);
    await expect(page).toBePage(say('bookings:new.personaldata.title'));
    await expect(page.getByText(say('page:step', { number: 3, count: 4 }))).toBeVisible();
    await expect(page.getByLabel(say('bookings:new.personaldata.houseNumber.label'))).toHaveValue('22');

    const city = page.getByLabel(say('bookings:new.personaldata.city.label'));
    const postalCode = page.getByLabel(say('bookings:new.personaldata.postalCode.label'));
    await postalCode.fill('20400');
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('bookings:new.personaldata.city.required')]);
    await expect(postalCode).toHaveValue('20400');
    await city.fill('Lublin');
    await next(page);

    await expect(page).toBePage(say('bookings:new.summary.title'));
    const address = factOf(page, say('bookings:new.summary.address'));
    await expect(address).toHaveText('ul. Polna 22, 20-400 Lublin');
    await page.getByRole('link', { name: say('bookings:new.summary.changeAddress') }).click();
    await expect(page.getByRole('link', { name: say('bookings:new.backToSummary') })).toBeVisible();
    await city.fill('Świdnik');
    await next(page);
    await expect(address).toHaveText('ul. Polna 22, 20-400 Świdnik');
    await book(page);
    await expect(page).toBePage(say('bookings:new.result.title'));

    await goToDates(page, { service: 'Rehabilitacja' });
    await takeNearest(page);
    await expect(page).toBePage(say('bookings:new.summary.title'));
    await expect(address).toHaveCount(0);
  });
});
