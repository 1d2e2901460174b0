import { expect, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('the e-government identity system', () => {
  test(
    'proves who somebody is, from sign-in to the wanted page, and is signed out of as well',
    { tag: '@area' },
    async ({ page, portal }) => {
      await page.goto('/bookings');
      await expect(page).toHaveURL('/login?return=%2Fbookings');
      await page.getByRole('link', { name: say('public:epuap.signIn') }).click();
      await expect(page).toHaveURL((url) => url.origin === portal.benchOrigin);
      await page.getByRole('radio', { name: 'Jan Nowak' }).check();
      await page.getByRole('button', { name: 'Dalej' }).click();

      await expect(page).toHaveURL('/epuap/success?return=%2Fbookings');
      await expect(page).toBePage(say('public:epuap.success.title'));
      await page.getByRole('button', { name: say('public:epuap.success.submit') }).click();
      await expect(page).toHaveURL('/bookings');

      await page.goto('/logout');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('public:logout.submit') })
        .click();
      await expect(page).toBePage(say('public:epuap.signedOut.title'));
      await page.getByRole('link', { name: say('public:epuap.signedOut.submit') }).click();
      await page.getByRole('radio', { name: 'Nie udaje się' }).check();
      await page.getByRole('button', { name: 'Wyloguj' }).click();
      await expect(noticeOf(page, say('public:logout.failed'))).toBeVisible();
      await page.goto('/bookings');
      await expect(page).toHaveURL('/login?return=%2Fbookings');
    },
  );

  test('says that somebody is blocked, and what to do', async ({ page }) => {
    await page.goto('/mpi/epuap/sso');
    await page.getByRole('radio', { name: 'Ma w tym systemie zablokowany profil' }).check();
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page).toHaveURL('/epuap/error?code=3');
    await expect(page.getByText(say('public:login.failure.blocked'))).toBeVisible();
    await page.getByRole('link', { name: say('public:epuap.error.login') }).click();
    await expect(page).toBePage(say('public:login.title'));
  });
});
