import { english, say } from '#tests/support/words.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

test('easy words lead through sign-in to a booking', { tag: '@area' }, async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('easy:area') }).click();
  await expect(page).toBePage(say('easy:signIn.title'));

  await page.getByLabel(say('easy:signIn.username.label')).fill('jan.nowak');
  await page.getByLabel(say('easy:signIn.password.label')).fill('nie to hasło');
  await main.getByRole('button', { name: say('public:login.submit') }).click();
  await expect(page).toShowErrors([say('easy:signIn.failure.credentials')]);
  await expect(page.getByLabel(say('easy:signIn.username.label'))).toHaveValue('jan.nowak');

  await page.getByLabel(say('easy:signIn.password.label')).fill(PASSWORD);
  await main.getByRole('button', { name: say('public:login.submit') }).click();
  await expect(page).toBePage(say('easy:area'));
  await expect(main.getByRole('link', { name: say('easy:enter') })).toHaveCount(0);

  await main.getByRole('link', { name: say('easy:booking.title') }).click();
  await expect(page).toBePage(say('easy:booking.title'));
  await main.getByRole('link', { name: say('bookings:list.new') }).click();
  await expect(page).toBePage(say('booking-wizard:services.title'));
});

test('a guest who cancels signs in first, and comes to the visits', async ({ page }) => {
  await page.goto('/easy-to-read');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('easy:cancelling.title') }).click();
  await expect(page).toBePage(say('easy:cancelling.title'));
  await main.getByRole('link', { name: say('easy:enter') }).click();
  await page.getByLabel(say('easy:signIn.username.label')).fill('jan.nowak');
  await page.getByLabel(say('easy:signIn.password.label')).fill(PASSWORD);
  await main.getByRole('button', { name: say('public:login.submit') }).click();
  await expect(page).toHaveURL('/bookings');
  await expect(page).toBePage(say('bookings:list.title'));
});

test('easy words are found from Start and from the display settings, in both languages', async ({ page }) => {
  await page.goto('/display');
  await page.getByRole('radio', { name: 'English', exact: true }).check();
  await page.getByRole('button', { name: say('settings:display.save') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: english.say('easy:area') })
    .click();
  await expect(page).toBePage(english.say('easy:area'));
  await page
    .getByRole('main')
    .getByRole('link', { name: english.say('easy:guide.title') })
    .click();
  await expect(page).toBePage(english.say('easy:guide.title'));
  const simple = page.locator('main [lang="en-simple"]');
  await expect(simple.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(simple.first()).toHaveText(english.say('easy:guide.title'));
});
