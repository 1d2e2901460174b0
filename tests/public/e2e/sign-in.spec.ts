import { PASSWORD } from '#tests/support/visitor.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, fillSignIn, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const CREDENTIALS = 'Niepoprawny login i/lub hasło.';

test.describe('signing in', () => {
  test(
    'leads to the overview, with name, visits and the way out in the top bar',
    { tag: '@area' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page).toBePage(say('public:login.title'));
      await fillSignIn(page, 'jan.nowak');

      await expect(page).toHaveURL('/start');
      await expect(page).toBePage(`${say('start:greeting')} Jan Nowak`);
      const account = page.getByRole('region', { name: say('page:header.account') });
      await expect(account).toContainText(say('page:header.signedInAs', { name: 'Jan Nowak' }));
      await expect(
        account.getByRole('link', { name: say('page:header.scheduled', { count: 1 }) }),
      ).toBeVisible();
      await expect(account.getByRole('button', { name: say('page:header.signOut') })).toBeVisible();
    },
  );

  test('says one and the same of a wrong password and an unknown name', async ({ page }) => {
    for (const username of ['jan.nowak', 'nikt.taki']) {
      await page.goto('/login');
      expect(await statusOf(page, () => fillSignIn(page, username, 'nie-to-haslo'))).toBe(422);
      await expect(page).toShowErrors([CREDENTIALS]);
      await expect(page.getByLabel(say('public:login.username.label'))).toHaveValue(username);
      await expect(page.getByLabel(say('public:login.password.label'))).toHaveValue('');
    }
  });

  test('asks for what was left empty', async ({ page }) => {
    await page.goto('/login');
    const press = () =>
      page
        .getByRole('main')
        .getByRole('button', { name: say('public:login.submit') })
        .click();
    expect(await statusOf(page, press)).toBe(400);
    await expect(page).toShowErrors([
      say('public:login.username.required'),
      say('public:login.password.required'),
    ]);

    await page.getByRole('link', { name: say('public:login.password.required') }).click();
    await expect(page.getByLabel(say('public:login.password.label'))).toBeFocused();
    await expect(page.getByLabel(say('public:login.password.label'))).toHaveAccessibleDescription(
      say('form:errorPrefix') + say('public:login.password.required'),
    );
  });

  test('locks the account for 15 minutes after five wrong passwords', async ({ page, portal }) => {
    await page.goto('/login');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await statusOf(page, () => fillSignIn(page, 'jan.nowak', 'nie-to-haslo'))).toBe(422);
    }

    expect(await statusOf(page, () => fillSignIn(page, 'jan.nowak'))).toBe(423);
    await expect(page).toShowErrors([saying('public:login.failure.locked')]);

    await portal.advance('PT16M');
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toHaveURL('/start');
  });

  test('tells a blocked account so, but only after its right password', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'tomasz.lewandowski', 'nie-to-haslo');
    await expect(page).toShowErrors([CREDENTIALS]);

    expect(await statusOf(page, () => fillSignIn(page, 'tomasz.lewandowski'))).toBe(422);
    await expect(page).toShowErrors(['Konto zablokowane. Skontaktuj się z administratorem systemu.']);
  });

  test('leads through a change of the password that is demanded, to the page that was wanted', async ({
    page,
  }) => {
    await page.goto('/bookings?status=CANCELED&filtered=1');
    await fillSignIn(page, 'adam.piotrowski');
    await expect(page).toBePage(say('public:changePassword.title'));
    await expect(noticeOf(page, 'Hasło musi zostać zmienione.')).toBeVisible();

    const change = async (newPassword: string) => {
      await page.getByLabel(say('public:changePassword.old.label')).fill(PASSWORD);
      await page.getByLabel(say('public:newPassword.label')).fill(newPassword);
      await page.getByRole('button', { name: say('public:changePassword.submit') }).click();
    };
    await change('password1');
    await expect(page).toShowErrors([say('public:newPassword.vulnerable')]);
    await change('zielony-rower-nad-Wisłą');
    await expect(page).toHaveURL('/bookings?status=CANCELED&filtered=1');
    await expect(noticeOf(page, 'Hasło zostało poprawnie zmienione.')).toBeVisible();
  });

  test('leads back to the page that was wanted', async ({ page }) => {
    await page.goto('/bookings?status=CANCELED&filtered=1');
    await expect(page).toBePage(say('public:login.title'));
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toHaveURL('/bookings?status=CANCELED&filtered=1');
    await expect(page.getByRole('checkbox', { name: say('bookings:status.CANCELED') })).toBeChecked();
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto('/login?return=https%3A%2F%2Fexample.com%2F');
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toHaveURL('/start');
  });
});

test('/ and /main lead to sign-in, and signed in to the overview', async ({ page }) => {
  for (const path of ['/', '/main']) {
    await page.goto(path);
    await expect(page).toBePage(say('public:login.title'));
  }
  await signIn(page, 'jan.nowak');
  for (const path of ['/', '/main', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL('/start');
  }
});

const OWN_PAGES = [
  '/bookings',
  '/bookings/AMMS/booking-3001',
  '/bookings/AMMS/booking-3001/cancel',
  '/newbooking',
  '/newbooking/patients',
  '/newbooking/dates',
  '/newbooking/summary',
  '/notices',
  '/session',
  '/main',
];

test.describe('signing out', () => {
  test('is said, and no page shows anything afterwards', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/AMMS/booking-3001');
    await page.getByRole('button', { name: say('page:header.signOut') }).click();
    await expect(page).toBePage(say('public:login.title'));
    await expect(noticeOf(page, say('public:logout.done'))).toBeVisible();

    await page.goBack();
    await expect(page).toBePage(say('public:login.title'));
    await expect(page.getByText('Jan Nowak')).toBeHidden();

    for (const path of OWN_PAGES) {
      await page.goto(path);
      await expect(page).toBePage(say('public:login.title'));
      await expect(page.getByText('Jan Nowak')).toBeHidden();
    }
  });

  test('has a page of its own, too', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/logout');
    await expect(page).toBePage(say('public:logout.title'));
    await page
      .getByRole('main')
      .getByRole('button', { name: say('page:header.signOut') })
      .click();
    await expect(noticeOf(page, say('public:logout.done'))).toBeVisible();
  });

  test('of one browser leaves another one signed in', async ({ page, browser }) => {
    await signIn(page, 'jan.nowak');
    const other = await browser.newContext();
    const otherPage = await other.newPage();
    await otherPage.goto(new URL('/login', page.url()).href);
    await fillSignIn(otherPage, 'jan.nowak');
    await page.getByRole('button', { name: say('page:header.signOut') }).click();

    await otherPage.reload();
    await expect(otherPage).toBePage(`${say('start:greeting')} Jan Nowak`);
    await other.close();
  });
});
