import { say } from '#tests/support/words.ts';
import { book, dayLinks, factOf, goToDates, next, takeNearest, takeTime } from './booking-steps.ts';
import { expect, noticeOf, signIn, statusOf, test } from './fixtures.ts';

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

test.describe('a commercial service', () => {
  test('asks for one of its prices, which can be changed, and the booking says what is to be paid', async ({
    page,
  }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja dermatologiczna (komercyjna)' });
    await takeNearest(page);
    await expect(page).toBePage(say('bookings:new.prices.title'));
    await expect(page.getByRole('radio')).toHaveCount(3);
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('bookings:new.prices.required')]);
    await page.getByRole('radio', { name: 'Porada dermatologa, 220,00 zł' }).check();
    await next(page);

    await expect(page).toBePage(say('bookings:new.summary.title'));
    const price = factOf(page, say('bookings:facts.price'));
    await expect(price).toHaveText('Porada dermatologa, 220,00 zł');
    await page.getByRole('link', { name: say('bookings:new.summary.changePrice') }).click();
    await expect(page.getByRole('radio', { name: /^Porada dermatologa/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Porada kontrolna/ }).check();
    await next(page);
    await expect(price).toContainText('150,00 zł');
    await book(page);

    await expect(page).toBePage(say('bookings:new.result.title'));
    await expect(price).toContainText(`150,00 zł, ${say('bookings:facts.unpaid')}`);
    await page.getByRole('link', { name: say('bookings:new.result.details') }).click();
    await expect(price).toContainText(`150,00 zł, ${say('bookings:facts.unpaid')}`);
  });

  test('another time means another choice of the price', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja dermatologiczna (komercyjna)' });
    await takeNearest(page);
    await page.getByRole('radio').first().check();
    await next(page);
    await page.getByRole('link', { name: say('bookings:new.summary.changeDate') }).click();
    await dayLinks(page).nth(1).click();
    await takeTime(page);
    await expect(page).toBePage(say('bookings:new.prices.title'));
    await expect(noticeOf(page, say('bookings:new.cleared'))).toBeVisible();
  });

  test('without a current price list is not held, and the page says why', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Zabieg dermatologiczny (komercyjny)' });
    expect(await statusOf(page, () => takeNearest(page))).toBe(422);
    await expect(page).toShowErrors(['Brak aktualnego cennika dla podanego zakres']);
    await expect(page).toBePage(say('bookings:new.dates.title'));
  });
});
