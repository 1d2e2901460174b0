import type { Page } from '@playwright/test';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { say } from '#tests/support/words.ts';
import {
  book,
  factOf,
  goToDates,
  goToSummary,
  next,
  openDay,
  takeNearest,
  takeTime,
} from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

test.describe('the address of a patient whose record lacks the city', () => {
  test('is asked for, saved, shown, changed and not asked for again', async ({ page }) => {
    await signIn(page, 'piotr.zielinski');
    await goToDates(page, { service: 'Konsultacja dla ubezpieczonych' });
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:personaldata.title'));
    await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText(
      say('booking-wizard:stages.summary'),
    );
    await expect(page.getByLabel(say('booking-wizard:personaldata.houseNumber.label'))).toHaveValue('22');

    const city = page.getByLabel(say('booking-wizard:personaldata.city.label'));
    const postalCode = page.getByLabel(say('booking-wizard:personaldata.postalCode.label'));
    await postalCode.fill('20400');
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('booking-wizard:personaldata.city.required')]);
    await expect(postalCode).toHaveValue('20400');
    await city.fill('Lublin');
    await next(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    const address = factOf(page, say('booking-wizard:summary.address'));
    await expect(address).toHaveText('ul. Polna 22, 20-400 Lublin');
    await page.getByRole('link', { name: say('booking-wizard:summary.changeAddress') }).click();
    await expect(page.getByRole('link', { name: say('wizard:backToReview') })).toBeVisible();
    await city.fill('Świdnik');
    await next(page);
    await expect(address).toHaveText('ul. Polna 22, 20-400 Świdnik');
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));

    await goToDates(page, { service: 'Szczepienie' });
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
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
    await expect(page).toBePage(say('booking-wizard:prices.title'));
    await expect(page.getByRole('radio')).toHaveCount(3);
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('booking-wizard:prices.required')]);
    await page.getByRole('radio', { name: 'Porada dermatologa, 220,00 zł' }).check();
    await next(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    const price = factOf(page, say('bookings:facts.price'));
    await expect(price).toHaveText('Porada dermatologa, 220,00 zł');
    await page.getByRole('link', { name: say('booking-wizard:summary.changePrice') }).click();
    await expect(page.getByRole('radio', { name: /^Porada dermatologa/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Porada kontrolna/ }).check();
    await next(page);
    await expect(price).toContainText('150,00 zł');
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await expect(price).toContainText(`150,00 zł, ${say('bookings:facts.unpaid')}`);
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(price).toContainText(`150,00 zł, ${say('bookings:facts.unpaid')}`);
  });

  test('another time means another choice of the price', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja dermatologiczna (komercyjna)' });
    await takeNearest(page);
    await page.getByRole('radio').first().check();
    await next(page);
    await page.getByRole('link', { name: say('booking-wizard:summary.changeDate') }).click();
    await openDay(page, { portal, daysAhead: 8 });
    await takeTime(page);
    await expect(page).toBePage(say('booking-wizard:prices.title'));
    await expect(noticeOf(page, say('wizard:cleared'))).toBeVisible();
  });

  test('without a current price list is not held, and the page says why', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Zabieg dermatologiczny (komercyjny)' });
    expect(await statusOf(page, () => takeNearest(page))).toBe(422);
    await expect(page).toShowErrors([say('booking-wizard:prices.none')]);
  });
});

test.describe('a visit that is confirmed by SMS', () => {
  const TEL = { service: 'Porada telefoniczna', place: /Sikora/ };
  const codeField = (page: Page) => page.getByLabel(say('bookings:code.label'));
  const giveCode = async (page: Page, code: string) => {
    await codeField(page).fill(code);
    await page.getByRole('button', { name: say('booking-wizard:code.submit') }).click();
  };
  const sendCode = (page: Page) =>
    page.getByRole('button', { name: say('booking-wizard:summary.submitCode') }).click();
  const newestSms = async (portal: RunningPortal) =>
    (await portal.outbox()).find(({ channel }) => channel === 'SMS');

  test('is booked when the code is given, after a wrong one and a new one', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToSummary(page, TEL);
    await expect(factOf(page, say('booking-wizard:summary.phone'))).toHaveCount(0);
    await sendCode(page);
    await expect(page).toBePage(say('bookings:code.title'));
    await expect(noticeOf(page, 'Wysłano wiadomość SMS z kodem potwierdzającym')).toBeVisible();
    await expect(
      page.getByText(/jest ważny do godziny \d{1,2}:\d{2}\. Możesz go wpisać jeszcze 5 razy/),
    ).toBeVisible();
    const first = await newestSms(portal);
    expect(first).toMatchObject({ to: '+48600100101', code: expect.stringMatching(/^\d{6}$/) });

    const wrong = first?.code === '111111' ? '222222' : '111111';
    expect(await statusOf(page, () => giveCode(page, wrong))).toBe(422);
    await expect(page).toShowErrors([
      /^Wystąpił błąd walidacji\. Prawdopodobnie kod potwierdzenia jest błędny\. .* 4 razy\.$/,
    ]);
    await portal.advance('PT1M');
    await page.getByRole('link', { name: say('bookings:code.missing') }).click();
    await expect(page).toBePage(say('bookings:code.missing'));
    await expect(page.getByText('Możesz wysłać jeszcze 4 kody')).toBeVisible();
    await page.getByRole('button', { name: say('bookings:code.resend') }).click();
    await expect(page).toBePage(say('bookings:code.title'));
    const { code = '' } = (await newestSms(portal)) ?? {};
    await giveCode(page, `${code?.slice(0, 3)} ${code?.slice(3)}`);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await expect(noticeOf(page, 'Numer telefonu został potwierdzony')).toBeVisible();
  });

  test('asks for the phone when it is not confirmed, and it can be changed', async ({ page, portal }) => {
    await signIn(page, 'lucyna.baran');
    await goToDates(page, TEL);
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:contactdata.title'));
    const phone = page.getByLabel(say('booking-wizard:contactdata.label'));
    await expect(phone).toHaveValue('+48 600 100 117');
    await phone.fill('700 123 456');
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('booking-wizard:contactdata.fault.premium')]);
    await phone.fill('601 234 567');
    await next(page);

    const shown = factOf(page, say('booking-wizard:summary.phone'));
    await expect(shown).toHaveText('+48 601 234 567');
    await page.getByRole('link', { name: say('booking-wizard:summary.changePhone') }).click();
    await phone.fill('602 345 678');
    await next(page);
    await expect(shown).toHaveText('+48 602 345 678');
    await sendCode(page);
    const sms = await newestSms(portal);
    expect(sms?.to).toBe('+48602345678');
    await giveCode(page, sms?.code ?? '');
    await expect(page).toBePage(say('booking-wizard:result.title'));

    await goToDates(page, { ...TEL, place: /Majewska/ });
    await openDay(page, { portal, daysAhead: 30 });
    await takeTime(page);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });

  test('where the phone must be confirmed, it is confirmed on the way', async ({ page, portal }) => {
    await signIn(page, 'lucyna.baran');
    await goToDates(page, { ...TEL, place: /Majewska/ });
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:contactdata.title'));
    await next(page);
    await sendCode(page);
    const sms = await newestSms(portal);
    expect(sms?.to).toBe('+48600100117');
    await giveCode(page, sms?.code ?? '');
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });
});

test.describe('a time at which prescriptions are written', () => {
  test('asks for drugs and the reason, which can be changed', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Recepta (leki stałe)' });
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:prescription.title'));
    const reason = page.getByLabel(say('booking-wizard:prescription.reason.label'));
    const others = page.getByLabel(say('booking-wizard:prescription.others.label'));
    await page.getByRole('checkbox', { name: 'Ramipryl, tabletki, 5 mg' }).check();
    await others.fill('Witamina D\nMagnez');
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('booking-wizard:prescription.reason.required')]);
    await expect(page.getByRole('checkbox', { name: /^Ramipryl/ })).toBeChecked();
    await reason.fill('Leki kończą się za tydzień');
    await next(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    const drugs = factOf(page, say('booking-wizard:summary.prescription'));
    await expect(drugs).toHaveText('Ramipryl, tabletki, 5 mg; Witamina D; Magnez');
    await expect(factOf(page, say('booking-wizard:summary.prescriptionReason'))).toHaveText(
      'Leki kończą się za tydzień',
    );
    await page.getByRole('link', { name: say('booking-wizard:summary.changePrescription') }).click();
    await expect(others).toHaveValue('Witamina D\nMagnez');
    await others.fill('');
    await next(page);
    await expect(drugs).toHaveText('Ramipryl, tabletki, 5 mg');
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });
});
