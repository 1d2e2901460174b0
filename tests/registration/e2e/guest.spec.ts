import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { newPesel } from '#tests/enrolment/walk.ts';
import { say } from '#tests/support/words.ts';
import { sendReview } from '#tests/registration/guest-send.ts';
import { PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';

const PHONE = '608555121';
const DIGITS = [0, 1, 2, 3, 4] as const;
const next = (page: Page) => page.getByRole('button', { name: say('wizard:next') }).click();

/** The answer to the sum, as the field's label says it. */
async function answerOf(page: Page) {
  const words = (await page.locator('label[for="consents-sum"]').innerText()).split(/[\s?]+/);
  const digits = words.flatMap((word) =>
    DIGITS.filter((digit) => say(`registration:sum.digits.${digit}`) === word),
  );
  return String(digits.reduce<number>((sum, digit) => sum + digit, 0));
}

test(
  'a guest registers on their own, proves the number by its code, and signs in',
  { tag: ['@area', '@registration'] },
  async ({ page, portal }) => {
    await page.goto('/registration');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('registration:over.PATIENT'));
    await page.getByLabel(say('people:edit.name'), { exact: true }).fill('Elżbieta');
    await page.getByLabel(say('people:edit.lastName'), { exact: true }).fill('Wolska');
    await page.getByLabel(say('enrolment:pesel.label'), { exact: true }).fill(newPesel('1985-02-14', 333));
    await next(page);
    await page.getByLabel(say('booking-wizard:contactdata.label')).fill('608 555');
    await page.getByLabel(say('public:email.label')).fill('elzbieta.wolska@poczta.example');
    await next(page);
    await page.getByRole('link', { name: say('booking-wizard:contactdata.fault.tooShort') }).click();
    await page.getByLabel(say('booking-wizard:contactdata.label')).fill(PHONE);
    const username = await page.getByLabel(say('public:login.username.label')).inputValue();
    expect(username).toBe('ewolska');
    await next(page);
    await page.getByLabel(say('registration:consents.patient')).check();
    await page.locator('#consents-register').check();
    await page.locator('#consents-sum').fill(await answerOf(page));
    await next(page);
    await next(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('14 lutego 1985');
    await expect(main).toContainText('608 555 121');

    await sendReview(page);
    await expect(main).toContainText(say('bookings:code.sent'));
    const code = (await portal.outbox()).find(({ to }) => to.endsWith(PHONE))?.code ?? '';
    await page.locator('#code-code').fill(code);
    await page.locator('#page-form').getByRole('button').first().click();
    await expect(main).toContainText(say('account:phone.confirmed'));
    await page.getByRole('link', { name: say('registration:summary.signIn') }).click();
    await page.getByLabel(say('public:login.username.label')).fill(username);
    await page.getByLabel(say('public:login.password.label')).fill(PASSWORD_OF_GUEST);
    await page.getByRole('button', { name: say('public:login.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(say('public:login.title'));
    await page.goto('/account');
    await expect(main).toContainText('608 555 121');
  },
);
