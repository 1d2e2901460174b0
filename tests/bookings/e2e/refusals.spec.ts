import {
  book,
  choosePatient,
  choosePlace,
  dayAhead,
  dayOf,
  goToDates,
  goToSummary,
  hours,
  ON_DUTY,
  openDay,
  openDayFrom,
  openService,
  startBooking,
  takeNearest,
  takeTime,
} from '#tests/support/booking-steps.ts';
import { withAnotherPerson } from '#tests/support/another-person.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

/** B§5: what may stand between a patient and a visit, and what the page says to do. Stories: provider/seed. */

const DECLARATIONS = [
  { username: 'piotr.zielinski', service: 'Konsultacja internistyczna', type: 'L' },
  { username: 'jan.nowak', service: 'Wizyta pielęgniarska', type: 'P' },
  { username: 'jan.nowak', service: 'Wizyta położnej', type: 'O' },
] as const;

test.describe('a declaration of choice', () => {
  for (const { username, service, type } of DECLARATIONS) {
    test(`of type ${type} is asked of ${username}`, async ({ page }) => {
      await signIn(page, username);
      await startBooking(page);
      await openService(page, service);
      expect(await statusOf(page, () => choosePlace(page, /./))).toBe(422);
      await expect(page).toShowErrors([say(`booking-wizard:services.declaration.${type}`)]);
      await expect(page).toHaveURL(/newbooking\/services/);
    });
  }

  test('of the patient counts, not of who books: Helena has one of a nurse', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await goToDates(page, { service: 'Wizyta pielęgniarska', patient: /^Helena/ });
    await takeNearest(page);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });

  test('that was withdrawn does not count', async ({ page }) => {
    await signIn(page, 'stanislaw.wojcik');
    await startBooking(page);
    await openService(page, 'Konsultacja internistyczna');
    expect(await statusOf(page, () => choosePlace(page, /./))).toBe(422);
    await expect(page).toShowErrors([say('booking-wizard:services.declaration.L')]);
  });
});

type Story = {
  code: number;
  username: string;
  patient?: RegExp;
  service: string;
  place?: RegExp;
  text: string | RegExp;
  /** The records of the patient as they are until the times are on the screen. */
  asIf?: Parameters<typeof withAnotherPerson>[1];
  /** Whatever is left of today, or nothing: the time is one of tomorrow or later. */
  isOfTomorrow?: true;
};

/** A visit is to be cancelled first: the refusal leads to those that can be. */
const withWay = (text: string) => `${text} ${say('bookings:validation.toCancel')}`;

const STORIES: Story[] = [
  {
    code: 101,
    username: 'jan.nowak',
    service: 'Konsultacja ginekologiczna',
    text: say('bookings:validation.101'),
    asIf: { patientId: 'patient-1001', gender: 'FEMALE' },
  },
  {
    code: 102,
    username: 'anna.kowalska',
    patient: /^Anna/,
    service: 'Konsultacja geriatryczna',
    text: say('bookings:validation.102', { count: 65 }),
    asIf: { patientId: 'patient-1002', birthDate: '1950-01-01' },
  },
  {
    code: 103,
    username: 'jan.nowak',
    service: 'Konsultacja pediatryczna',
    text: say('bookings:validation.103', { count: 17 }),
    asIf: { patientId: 'patient-1001', birthDate: '2020-01-01' },
  },
  {
    code: 104,
    username: 'oleksandr.kovalenko',
    service: 'Konsultacja dla ubezpieczonych',
    text: say('bookings:validation.104'),
  },
  {
    code: 201,
    username: 'jan.nowak',
    service: 'Wizyta kontrolna',
    place: /Lis, /,
    isOfTomorrow: true,
    text: saying('bookings:validation.201From'),
  },
  {
    code: 202,
    username: 'anna.kowalska',
    patient: /^Helena/,
    service: 'Rehabilitacja',
    text: saying('bookings:validation.202Over'),
  },
  {
    code: 203,
    username: 'anna.kowalska',
    patient: /^Anna/,
    service: 'Wizyta kontrolna',
    place: /Lis, /,
    isOfTomorrow: true,
    text: say('bookings:validation.203'),
  },
  {
    code: 204,
    username: 'jan.nowak',
    service: 'Wizyta kontrolna',
    place: /Górecka, /,
    isOfTomorrow: true,
    text: say('bookings:validation.204'),
  },
  {
    code: 205,
    username: 'anna.kowalska',
    patient: /^Anna/,
    service: 'Rehabilitacja',
    text: withWay(say('bookings:validation.205')),
  },
  {
    code: 206,
    username: 'anna.kowalska',
    patient: /^Zofia/,
    service: 'Szczepienie',
    text: withWay(say('bookings:validation.206', { count: 6 })),
  },
];

test.describe('pre-booking validation', () => {
  for (const { code, username, text, asIf, isOfTomorrow, ...wish } of STORIES) {
    test(`${code}: ${wish.service}`, async ({ page, portal }) => {
      await signIn(page, username);
      const open = () => goToDates(page, wish);
      await (asIf ? withAnotherPerson(portal, asIf, open) : open());
      if (isOfTomorrow) await openDayFrom(page, await dayAhead(portal, 1));
      expect(await statusOf(page, () => hours(page).first().click())).toBe(422);
      await expect(page).toShowErrors([text]);
    });
  }

  test('201 is over when enough days have passed', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Wizyta kontrolna', place: /Lis, / });
    await openDay(page, { portal, daysAhead: 22 });
    await takeTime(page);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });

  test('202 begins when too many have: the hours stay, and the summary leads back to them', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'stanislaw.wojcik');
    await goToDates(page, { service: 'Rehabilitacja' });
    await openDay(page, { portal, daysAhead: 45 });
    expect(await statusOf(page, () => takeTime(page))).toBe(422);
    await expect(page).toShowErrors([saying('bookings:validation.202Until')]);
    await page.getByRole('link', { name: saying('bookings:validation.202Until') }).click();
    await page.keyboard.press('Tab');
    await expect(hours(page).first()).toBeFocused();
  });
});

test('a man is led away from gynaecology at the first step, and the way on is there', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await startBooking(page);
  await expect(page.getByRole('main')).not.toContainText('ginekologiczna');
  await page.getByRole('searchbox').fill('ginekolog');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: say('booking-wizard:services.withheldTitle') }),
  ).toBeVisible();
  await expect(page.getByText(say('booking-wizard:services.withheld'))).toBeVisible();
  await page.getByRole('link', { name: say('booking-wizard:services.showAll') }).click();
  await openService(page, 'Konsultacja internistyczna');
  await expect(page).toBePage(say('booking-wizard:services.choose'));
});

test('a service that only the staff books says so', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await startBooking(page);
  expect(await statusOf(page, () => openService(page, 'Konsultacja w poradni pamięci'))).toBe(422);
  await expect(page).toShowErrors([say('booking-wizard:lock')]);
});

test('a hospital system without free times is told from an empty calendar', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await goToDates(page, { service: 'Konsultacja diabetologiczna' });
  await expect(page.getByRole('heading', { name: say('booking-wizard:dates.hisErrorTitle') })).toBeVisible();
  await expect(page.getByText(say('booking-wizard:dates.hisError'))).toBeVisible();
  await expect(page.getByRole('button', { name: saying('booking-wizard:dates.takeNearest') })).toHaveCount(0);
});

test.describe('two visits of one patient at the same time', () => {
  test('are refused with the other visit’s name and time', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await openDay(page, { portal, daysAhead: 8 });
    await takeTime(page, /^9:00, /);
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));

    await goToDates(page, { service: 'Konsultacja internistyczna', place: ON_DUTY });
    await openDay(page, { portal, daysAhead: 8 });
    expect(await statusOf(page, () => takeTime(page, /^9:00, /))).toBe(422);
    await expect(page).toShowErrors([
      saying('booking-wizard:dates.parallel', { service: 'Konsultacja internistyczna' }),
    ]);
    await takeTime(page, /^11:00, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });

  test('are allowed where the service allows them', async ({ page, context, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Szczepienie', place: /Pawlak/ });
    await openDay(page, { portal, daysAhead: 8 });

    const other = await context.newPage();
    await goToDates(other, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await openDayFrom(other, dayOf(page));
    await takeTime(other, /^10:00, /);
    await book(other);
    await expect(other).toBePage(say('booking-wizard:result.title'));

    await takeTime(page, /^10:00, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await book(page);
    await expect(page).toBePage(say('booking-wizard:result.title'));
  });

  test('of two patients of one account are two visits', async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    for (const patient of [/^Anna/, /^Helena/]) {
      await goToDates(page, { service: 'Konsultacja internistyczna', place: ON_DUTY, patient });
      await openDay(page, { portal, daysAhead: 8 });
      await takeTime(page, /^9:00, /);
      await book(page);
      await expect(page).toBePage(say('booking-wizard:result.title'));
    }
  });
});

test.describe('when everything is checked again at the end', () => {
  test('a visit made meanwhile in another tab stands in the way, the answers are kept', async ({
    page,
    context,
    portal,
  }) => {
    await signIn(page, 'jan.nowak');
    const other = await context.newPage();
    await goToDates(other, { service: 'Konsultacja internistyczna', place: ON_DUTY });
    await openDay(other, { portal, daysAhead: 8 });

    await goToDates(page, { service: 'Konsultacja internistyczna', place: /Bielecka/ });
    await openDay(page, { portal, daysAhead: 8 });
    await takeTime(page, /^9:00, /);
    await book(page);

    expect(await statusOf(other, () => takeTime(other, /^9:00, /))).toBe(422);
    await expect(other).toShowErrors([saying('booking-wizard:dates.parallel')]);
  });

  test('a declaration counts for the chosen patient: another patient loses the service', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await goToSummary(page, { service: 'Wizyta pielęgniarska', patient: /^Helena/ });
    await page.getByRole('link', { name: say('booking-wizard:summary.changePatient') }).click();
    await choosePatient(page, /^Zofia/);
    await expect(page).toBePage(say('booking-wizard:services.title'));
    await expect(noticeOf(page, say('wizard:cleared'))).toBeVisible();
  });
});

test('an address of a teleconsultation says where it is booked', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/newbooking?service=TELE-INT');
  const main = page.getByRole('main');
  await expect(main).toContainText(say('booking-wizard:services.teleconsultations'));
  await expect(main.getByRole('link', { name: say('teleconsultation:shortcut') })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(0);
});
