import { english, say, saying } from '#tests/support/words.ts';
import {
  choosePatient,
  choosePlace,
  factOf,
  hours,
  takeTime,
  next,
  openDay,
  openService,
  startBooking,
  openDates,
} from '#tests/support/booking-steps.ts';
import { expect, fillSignIn, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

test.describe('a session that ends in the middle of a form', () => {
  test('costs no answer: signed in again, the form comes back filled', async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    await expect(page).toBePage(say('booking-wizard:patients.title'));
    await page.getByRole('radio', { name: /^Zofia/ }).check();
    await portal.advance('PT21M');
    await next(page);

    await expect(page).toBePage(say('public:login.title'));
    await expect(noticeOf(page, say('public:login.sessionOverKept'))).toBeVisible();
    await fillSignIn(page, 'anna.kowalska');
    await expect(page).toBePage(say('booking-wizard:patients.title'));
    await expect(page.getByRole('radio', { name: /^Zofia/ })).toBeChecked();
    await next(page);
    await expect(page).toBePage(say('booking-wizard:services.title'));
  });

  test('leads back to the hours of the day', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await openDates(page);
    await openDay(page, { portal, daysAhead: 8 });
    await portal.advance('PT21M');
    await takeTime(page, /^10:20, /);

    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(saying('booking-wizard:dates.timesTitle'));
    await takeTime(page, /^10:20, /);
    await expect(page).toBePage(say('booking-wizard:summary.title'));
  });

  test('gives another account nothing of it', async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    await page.getByRole('radio', { name: /^Zofia/ }).check();
    await portal.advance('PT21M');
    await next(page);

    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('page:problem.404.title'));
    await expect(page.getByText('Zofia')).toBeHidden();
  });

  test('does not end while something is done', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    for (let times = 0; times < 3; times += 1) {
      await portal.advance('PT15M');
      await page.reload();
      await expect(page).toBePage(say('bookings:list.title'));
    }
  });

  test('ends after 12 hours at the latest', async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    for (let quarters = 0; quarters < 47; quarters += 1) {
      await portal.advance('PT15M');
      await page.request.get('/notices');
    }
    await page.reload();
    await expect(page).toBePage(say('bookings:list.title'));
    await portal.advance('PT15M');
    await page.reload();
    await expect(page).toBePage(say('public:login.title'));
  });
});

test.describe('the time of the session', () => {
  test('is told on every page and can be prolonged there', { tag: '@scripts' }, async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(saying('page:footer.session'))).toBeVisible();
    await portal.advance('PT10M');
    await footer.getByRole('button', { name: say('page:footer.extend') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(noticeOf(page, say('settings:session.extended'))).toBeVisible();
    await portal.advance('PT15M');
    await page.reload();
    await expect(page).toBePage(say('bookings:list.title'));
  });

  test('has a page of its own', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/session');
    await expect(page).toBePage(say('settings:session.title'));
    await page
      .getByRole('main')
      .getByRole('button', { name: say('settings:session.extend') })
      .click();
    await expect(noticeOf(page, say('settings:session.extended'))).toBeVisible();
  });

  test('prolonged in the middle of a form costs no answer', { tag: '@scripts' }, async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    await page.getByRole('radio', { name: /^Helena/ }).check();
    await page.getByRole('button', { name: say('page:footer.extend') }).click();
    await expect(noticeOf(page, say('settings:session.extended'))).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Helena/ })).toBeChecked();
  });
});

test.describe('the language, changed in the middle of a form', () => {
  test('keeps what was typed at sign-in, but no password', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel(say('public:login.username.label')).fill('jan.nowak');
    await page.getByLabel(say('public:login.password.label')).fill('tajne-haslo');
    await page.getByRole('button', { name: 'English' }).click();

    await expect(page).toBePage(english.say('public:login.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByLabel(english.say('public:login.username.label'))).toHaveValue('jan.nowak');
    await expect(page.getByLabel(english.say('public:login.password.label'))).toHaveValue('');
    await page.getByRole('button', { name: 'Polski' }).click();
    await expect(page).toBePage(say('public:login.title'));
    await expect(page.getByLabel(say('public:login.username.label'))).toHaveValue('jan.nowak');
  });

  test('keeps the chosen patient and the chosen day', { tag: '@scripts' }, async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    await startBooking(page);
    await page.getByRole('radio', { name: /^Helena/ }).check();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toBePage(english.say('booking-wizard:patients.title'));
    await expect(page.getByRole('radio', { name: /^Helena/ })).toBeChecked();
    await page.getByRole('button', { name: 'Polski' }).click();

    await choosePatient(page, /^Helena/);
    await openService(page, 'Konsultacja internistyczna');
    await choosePlace(page, /Bielecka/);
    await openDay(page, { portal, daysAhead: 8 });
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toBePage(english.saying('booking-wizard:dates.timesTitle'));
    await expect(hours(page, /^10:20, /)).toBeVisible();
  });

  test('books a visit in English from beginning to end', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toBePage(english.say('bookings:list.title'));
    await page.getByRole('link', { name: english.say('bookings:list.new') }).click();
    await page.getByRole('button', { name: 'Konsultacja dla ubezpieczonych' }).click();
    await page.getByRole('button', { name: english.saying('booking-wizard:dates.takeNearest') }).click();
    await expect(page).toBePage(english.say('booking-wizard:summary.title'));
    await page.getByRole('button', { name: english.say('booking-wizard:summary.submit') }).click();
    await expect(page).toBePage(english.say('booking-wizard:result.title'));
    await expect(page.getByRole('main').getByText('Konsultacja dla ubezpieczonych').first()).toBeVisible();
  });
});

test.describe('a provider that does not answer', () => {
  const outage = 'Serwer nie odpowiada';

  test('leaves the page standing, says what is missing, and offers to try again', async ({ page }) => {
    await signIn(page, 'halina.mazur');
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(page.getByRole('heading', { name: outage })).toBeVisible();
    await expect(
      page.getByText(say('page:outage.system', { system: say('bookings:list.system') })),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: say('bookings:list.new') })).toBeVisible();

    await page.getByRole('link', { name: say('page:outage.retry') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
    await expect(page.getByRole('heading', { name: outage })).toBeVisible();
  });

  test('keeps all else working: settings, notices, sign-out', async ({ page }) => {
    await signIn(page, 'halina.mazur');
    await expect(page.getByRole('region', { name: say('page:header.account') })).toContainText(
      'Halina Mazur',
    );
    for (const [path, title] of [
      ['/display', say('settings:display.title')],
      ['/notices', say('settings:notices.title')],
    ] as const) {
      await page.goto(path);
      await expect(page).toBePage(title);
    }
    await page.getByRole('button', { name: say('page:header.signOut') }).click();
    await expect(noticeOf(page, say('public:logout.done'))).toBeVisible();
  });

  test('says so on every page that cannot do without it, each with a way to try again', async ({ page }) => {
    await signIn(page, 'halina.mazur');
    for (const path of ['/bookings/AMMS/booking-3029', '/bookings/AMMS/booking-3029/cancel', '/newbooking']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: outage })).toBeVisible();
      await expect(page.getByRole('link', { name: say('page:outage.retry') })).toBeVisible();
    }
  });
});

test('a form of another session is refused, what was typed comes back', async ({ page, context }) => {
  await signIn(page, 'anna.kowalska');
  await startBooking(page);
  await page.getByRole('radio', { name: /^Helena/ }).check();
  const other = await context.newPage();
  await other.goto('/bookings');
  await other.getByRole('button', { name: say('page:header.signOut') }).click();
  await expect(other).toBePage(say('public:login.title'));
  await fillSignIn(other, 'anna.kowalska');
  await expect(other).toBePage(`${say('start:greeting')} Anna Kowalska`);

  await next(page);
  await expect(page).toBePage(say('page:problem.staleForm.title'));
  await page.getByRole('link', { name: say('page:problem.retry') }).click();
  await expect(page).toBePage(say('booking-wizard:patients.title'));
  await expect(page.getByRole('radio', { name: /^Helena/ })).toBeChecked();
  await next(page);
  await openService(page, 'Konsultacja internistyczna');
  await choosePlace(page, /Bielecka/);
  await expect(factOf(page, say('booking-wizard:choices.patient'))).toHaveText(/^Helena/);
});
