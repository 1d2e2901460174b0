import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { say } from '#tests/support/words.ts';

const NEW = 'ewa@praca.example';
const OLD = 'ewa.dabrowska@example.com';

test(
  'an address is changed, confirmed by its link, and brought back from the old one',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/account');
    await fillSignIn(page, 'ewa.dabrowska');
    await expect(page).toBePage(say('account:konto.title'));
    await page.getByRole('link', { name: say('account:konto.changeEmail') }).click();

    await expect(page).toBePage(say('account:email.title'));
    await page.getByLabel(say('account:email.label'), { exact: true }).fill(NEW);
    await page.getByRole('button', { name: say('account:email.submit') }).click();
    await expect(page).toBePage(say('account:konto.title'));
    await expect(noticeOf(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Do tego czasu działa stary adres.');

    await page.goto(await passwordLinkTo(portal, NEW));
    await page.getByRole('button', { name: say('public:email.confirm.submit') }).click();
    await expect(page).toBePage(say('public:email.confirm.done'));
    await page.getByRole('link', { name: say('public:email.confirm.account') }).click();
    await expect(page.getByRole('main')).toContainText(NEW);

    await page.goto(await passwordLinkTo(portal, OLD));
    await page.getByRole('button', { name: say('account:undo.submit') }).click();
    await expect(page).toBePage(say('account:undo.done'));
    await page.goto('/account');
    await fillSignIn(page, 'ewa.dabrowska');
    await expect(page.getByRole('main')).toContainText(OLD);
  },
);
