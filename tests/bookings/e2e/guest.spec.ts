import { say } from '#tests/support/words.ts';
import {
  book,
  choosePatient,
  choosePlace,
  factOf,
  openService,
  scheduledCount,
  takeNearest,
} from '#tests/support/booking-steps.ts';
import { expect, fillSignIn, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

test.describe('a guest', () => {
  test('browses the services, signs in, and goes on at the times of the one chosen', async ({ page }) => {
    await page.goto('/newbooking/services');
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await expect(page.getByText(say('booking-wizard:services.guest'))).toBeVisible();
    await openService(page, 'Konsultacja dla ubezpieczonych');

    await expect(page).toBePage(say('public:login.title'));
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
    await expect(factOf(page, say('bookings:facts.practitioner'))).toContainText('Lis');
    await takeNearest(page);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('with several patients says for whom first, and keeps the service', async ({ page }) => {
    await page.goto('/newbooking/services');
    await openService(page, 'Konsultacja dla ubezpieczonych');
    await fillSignIn(page, 'anna.kowalska');
    await choosePatient(page, /^Helena/);
    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
  });

  test('who chose a service that is not for the patient chooses another one', async ({ page }) => {
    await page.goto('/newbooking/services');
    await openService(page, 'Konsultacja internistyczna');
    await choosePlace(page, /./);
    await fillSignIn(page, 'piotr.zielinski');
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await expect(noticeOf(page, say('booking-wizard:services.declaration.L'))).toBeVisible();
    await openService(page, 'Konsultacja dla ubezpieczonych');
  });

  test('sees no free times and no bookings', async ({ page }) => {
    for (const path of ['/newbooking', '/newbooking/dates', '/newbooking/summary', '/bookings']) {
      await page.goto(path);
      await expect(page).toBePage(say('public:login.title'));
    }
  });
});

/** the short names of the specification's addresses, and the long ones of its redirect context. */
const ADDRESSES = [
  '/newbooking?service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK',
  '/newbooking?medicalServiceCode=INT&organizationalUnitId=unit-family&employeeId=doctor-bielecka&occupationCode=LEK',
];

test.describe('an address that names the service', () => {
  for (const address of ADDRESSES) {
    test(`leads to its times: ${address.slice(0, 30)}`, async ({ page }) => {
      await signIn(page, 'jan.nowak');
      await page.goto(address);
      await expect(page).toBePage(say('booking-wizard:dates.title'));
      await expect(factOf(page, say('bookings:facts.practitioner'))).toContainText('Bielecka-Zając');
    });

    test(`leads there after sign-in, too: ${address.slice(0, 30)}`, async ({ page }) => {
      await page.goto(address);
      await fillSignIn(page, 'jan.nowak');
      await expect(page).toBePage(say('booking-wizard:dates.title'));
      await expect(factOf(page, say('bookings:facts.practitioner'))).toContainText('Bielecka-Zając');
    });
  }

  test('and nothing else shows its places', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/newbooking?service=INT');
    await expect(page).toBePage(say('booking-wizard:services.choose'));
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja internistyczna',
    );
    await expect(page.getByRole('button', { name: /, Poradnia Lekarza Rodzinnego/ })).toHaveCount(4);
  });

  test('that does not exist begins at the services', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/newbooking?service=NIE-MA&orgUnit=%22%3E&employee=x&occupation=y');
    await expect(page).toBePage(/^Wybierz usługę/);
    expect(await scheduledCount(page)).toBe(1);
  });

  test('of sign-in leads there, too', async ({ page }) => {
    await page.goto('/login?service=INT&orgUnit=unit-family&employee=doctor-bielecka&occupation=LEK');
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('booking-wizard:dates.title'));
  });
});

test('a service that fell away for another patient is said', async ({ page }) => {
  await page.goto('/newbooking/services');
  await openService(page, 'Wizyta pielęgniarska');
  await choosePlace(page, /Adamska/);
  await fillSignIn(page, 'anna.kowalska');
  await choosePatient(page, /^Zofia/);
  await expect(page).toBePage(say('booking-wizard:services.title'));
  await expect(noticeOf(page, say('booking-wizard:services.declaration.P'))).toBeVisible();
});
