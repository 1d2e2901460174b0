import { say } from '#tests/support/words.ts';
import { book, factOf, goToDates, next, takeNearest } from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const REHA = { service: 'Rehabilitacja', place: /Jaworski/ };
const fault = (key: string, number: number) =>
  say(`questionnaires:fault.${key as 'unknown'}`, { number, minimum: '0', maximum: '10' });

test.describe('a service with a questionnaire', () => {
  test('asks it before the booking, keeps it unfinished, and shows it with the booking', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, REHA);
    await takeNearest(page);
    await expect(page).toBePage(say('questionnaires:step.title'));
    const pain = page.getByLabel(/^2\. Jak silny jest ból/);
    const other = page.getByLabel(/^5\. O czym jeszcze/);
    await pain.fill('bardzo');
    await other.fill('po ćwiczeniach\nkręci mi się w głowie');
    await page.getByRole('button', { name: say('questionnaires:step.later') }).click();
    await expect(noticeOf(page, say('questionnaires:step.kept'))).toBeVisible();

    await page
      .getByRole('link', { name: /^Dokończ umawianie: Rehabilitacja$/ })
      .first()
      .click();
    await expect(page).toBePage(say('questionnaires:step.title'));
    await expect(pain).toHaveValue('bardzo');
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([
      fault('severalRequired', 1),
      fault('numberMalformed', 2),
      fault('oneRequired', 4),
    ]);
    await page.getByRole('checkbox', { name: 'Kolano' }).check();
    await pain.fill('4,5');
    await page.getByRole('radio', { name: 'Nie', exact: true }).check();
    await next(page);

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await expect(factOf(page, say('questionnaires:summary.term'))).toHaveText(
      say('questionnaires:summary.filled'),
    );
    await page.getByRole('link', { name: say('questionnaires:summary.change') }).click();
    await expect(page.getByRole('checkbox', { name: 'Kolano' })).toBeChecked();
    await expect(pain).toHaveValue('4,5');
    await page.getByRole('checkbox', { name: 'Biodro' }).check();
    await next(page);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));

    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await page.getByRole('link', { name: say('questionnaires:section.change') }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(other).toHaveValue('po ćwiczeniach\nkręci mi się w głowie');
  });
});

test.describe('the questionnaire of a visit that is booked', () => {
  test('is filled in and changed from the page of the visit', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/bookings/AMMS/booking-3010');
    await page.getByRole('link', { name: say('questionnaires:section.fill'), exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Przeciwwskazania' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Kręgosłup' }).check();
    await page.getByLabel(/^2\. Jak silny jest ból/).fill('11');
    await page.getByRole('radio', { name: 'Nie wiem' }).check();
    const save = () => page.getByRole('button', { name: say('questionnaires:booking.submit') }).click();
    expect(await statusOf(page, save)).toBe(400);
    await expect(page).toShowErrors([fault('outside', 2)]);
    await page.getByLabel(/^2\. Jak silny jest ból/).fill('7');
    await save();
    await expect(noticeOf(page, 'Ankieta została zarejestrowana')).toBeVisible();
    await page.getByRole('link', { name: say('questionnaires:section.change') }).click();
    await expect(page.getByRole('radio', { name: 'Nie wiem' })).toBeChecked();
  });

  test('that is over can be read', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/AMMS/booking-3008');
    await page.getByRole('link', { name: say('questionnaires:section.read') }).click();
    await expect(page.getByRole('heading', { name: 'Choroby i leki' })).toBeVisible();
    await expect(page.getByText('83,5 kg')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
