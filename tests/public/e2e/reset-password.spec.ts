import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { say } from '#tests/support/words.ts';

const NEW = 'zielona herbata o siódmej';
const TO = 'jan.nowak@example.com';

test.describe('a forgotten password', () => {
  test(
    'is set anew, from sign-in over a mail to being signed in',
    { tag: '@area' },
    async ({ page, portal }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: say('public:login.forgotten') }).click();
      await expect(page).toBePage(say('public:resetPassword.title'));
      await page.getByLabel(say('public:resetPassword.contact.label')).fill(TO);
      await page.getByRole('button', { name: say('public:resetPassword.submit') }).click();
      await expect(page).toBePage(say('public:resetPassword.summary.title'));

      await page.goto(await passwordLinkTo(portal, TO));
      await expect(page).toHaveURL('/resetpassword/new');
      await expect(page).toBePage(say('public:resetPassword.new.title'));
      const field = page.getByLabel(say('public:newPassword.label'));
      await expect(field).toHaveAccessibleDescription(say('public:newPassword.hint'));
      await field.fill('qwerty123');
      await page.getByRole('button', { name: say('public:resetPassword.new.submit') }).click();
      await expect(page).toShowErrors([say('public:newPassword.vulnerable')]);
      await field.fill(NEW);
      await page.getByRole('button', { name: say('public:resetPassword.new.submit') }).click();

      await expect(page).toHaveURL('/login?password=changed');
      await expect(noticeOf(page, say('public:resetPassword.done'))).toBeVisible();
      await expect(page.locator('#outcome')).toBeFocused();
      await expect(page).toHaveTitle(/hasło zostało poprawnie zmienione/);
      await fillSignIn(page, 'jan.nowak', NEW);
      await expect(page).toHaveURL('/start');
    },
  );
});
