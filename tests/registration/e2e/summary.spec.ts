import type { Page } from '@playwright/test';
import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { sendReview } from '#tests/registration/guest-send.ts';
import { PASSWORD_OF_GUEST, peselOfGuest } from '#tests/registration/walk.ts';
import { say } from '#tests/support/words.ts';

const DIGITS = [0, 1, 2, 3, 4] as const;

/** The answer to the sum, as whoever reads its label works it out. */
async function solve(page: Page) {
  const field = page.locator('#consents-sum');
  const words = (await page.locator('label[for="consents-sum"]').innerText()).split(/[\s?]+/);
  const named = words.flatMap((word) =>
    DIGITS.filter((digit) => say(`registration:sum.digits.${digit}`) === word),
  );
  await field.fill(String(named.reduce<number>((sum, digit) => sum + digit, 0)));
}

test(
  'a guest registers, corrects the code once, and signs in',
  { tag: '@area' },
  async ({ page, portal }) => {
    const next = () => page.getByRole('button', { name: say('wizard:next') }).click();
    await page.goto('/registration');
    await page.getByLabel(say('people:edit.name'), { exact: true }).fill('Elżbieta');
    await page.getByLabel(say('people:edit.lastName'), { exact: true }).fill('Wolska');
    await page.getByLabel(say('enrolment:pesel.label'), { exact: true }).fill(peselOfGuest('PATIENT', 311));
    await next();
    await page.locator('input[name="phoneNumber"]').fill('606 303 811');
    await page.locator('input[name="email"]').fill('elzbieta811@poczta.example');
    await next();
    for (const name of ['patient', 'register']) {
      const box = page.locator(`input[name="${name}"]`);
      if (await box.count()) await box.check();
    }
    await solve(page);
    await next();
    if (page.url().includes('/files')) await next();
    const username = await page.locator('#own-username').inputValue();
    await sendReview(page);
    await expect(noticeOf(page, 'Wysłano wiadomość SMS z kodem potwierdzającym')).toBeVisible();
    const code = (await portal.outbox()).find((message) => message.code)?.code ?? '';
    await page.getByLabel(say('bookings:code.label')).fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();
    await expect(page.getByRole('main')).toContainText(say('public:phone.codeRefused'));
    await page.getByLabel(say('bookings:code.label')).fill(code);
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();
    await expect(noticeOf(page, 'Numer telefonu został potwierdzony')).toBeVisible();
    await page.getByRole('link', { name: say('registration:summary.signIn') }).click();
    await fillSignIn(page, username, PASSWORD_OF_GUEST);
    await expect(page).toHaveURL('/start');
  },
);
