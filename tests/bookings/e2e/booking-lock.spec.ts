import type { Page } from '@playwright/test';
import { book, choosePatient, goToSummary, next, startBooking } from '#tests/support/booking-steps.ts';
import { expect, signIn, statusOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

/** B§4, the booking lock: the staff alone books for a patient whose record it has locked. */

const UBEZP = { service: 'Konsultacja dla ubezpieczonych' };
const phone = (page: Page) => page.getByRole('main').getByRole('link', { name: '81 555 01 00' });

/** The staff finds the patient and presses the button, on its own page. */
async function atStaff(
  page: Page,
  { origin, patient, button }: Record<'origin' | 'patient' | 'button', string>,
) {
  await page.goto(`${origin}/patients`);
  await page.getByLabel('Pacjent').fill(patient);
  await page.getByRole('button', { name: 'Pokaż' }).click();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(/^Zrobione\. Zmieniono blokadę rezerwacji/)).toBeVisible();
}

const LOCK = 'Zablokuj rezerwacje';
const UNLOCK = 'Zdejmij blokadę rezerwacji';

test(
  'Jan is refused at the start, with the reason and the phone, until the staff takes the lock off',
  { tag: '@scripts' },
  async ({ page, context, portal }) => {
    const staff = await context.newPage();
    const jan = { origin: portal.benchOrigin, patient: 'Jan Nowak' };
    await atStaff(staff, { ...jan, button: LOCK });

    await signIn(page, 'jan.nowak');
    await startBooking(page);
    await expect(page).toBePage(say('booking-wizard:locked.title'));
    await expect(page.getByText(say('booking-wizard:lock'))).toBeVisible();
    await expect(phone(page).first()).toBeVisible();

    await atStaff(staff, { ...jan, button: UNLOCK });
    await goToSummary(page, UBEZP);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  },
);

test('Anna is refused for the one who is locked, and goes on for another', async ({
  page,
  context,
  portal,
}) => {
  const staff = await context.newPage();
  await atStaff(staff, { origin: portal.benchOrigin, patient: 'Zofia Kowalska', button: LOCK });

  await signIn(page, 'anna.kowalska');
  await startBooking(page);
  expect(await statusOf(page, () => choosePatient(page, /^Zofia/))).toBe(422);
  await expect(page).toShowErrors([say('booking-wizard:lock')]);
  await expect(phone(page).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Anna/ }).check();
  await next(page);
  await expect(page).toBePage(say('booking-wizard:services.title'));
});
