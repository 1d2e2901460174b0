import { factOf, openService } from '#tests/support/booking-steps.ts';
import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

test(
  'a booking begun as a guest goes through a forced change of password and all gates, and ends in its wizard with the choice kept',
  { tag: '@area' },
  async ({ page, portal }) => {
    portal.change(
      'provider',
      "update accounts set state = 'MUST_CHANGE_PASSWORD' where username = 'maria.wisniewska'",
    );
    await page.goto('/newbooking/services');
    await openService(page, 'Konsultacja dla ubezpieczonych');
    await fillSignIn(page, 'maria.wisniewska');

    await expect(page).toBePage(say('public:changePassword.title'));
    await page.getByLabel(say('public:changePassword.old.label')).fill(PASSWORD);
    await page.getByLabel(say('public:newPassword.label')).fill('Brzoza przy starej studni');
    await page.getByRole('button', { name: say('public:changePassword.submit') }).click();

    await expect(page).toBePage('Wiadomość 1 z 2 Nowe zasady pobierania krwi');
    await expect(page.getByRole('navigation', { name: say('page:navigation.main') })).toHaveCount(0);
    const read = page.getByRole('button', { name: say('messages:toConfirm.submit') });
    await read.click();
    await expect(page).toBePage('Wiadomość 2 z 2 Rejestracja odbiera telefon dłużej');
    await read.click();

    await expect(page).toBePage(say('consents:toConfirm.title', { count: 1 }));
    await page.getByLabel(say('consents:toConfirm.yes')).check();
    await page.getByRole('button', { name: say('consents:toConfirm.submit') }).click();

    await expect(page).toBePage(say('account:phone.title'));
    await page.getByRole('button', { name: say('account:phone.send') }).click();
    await expect(page).toBePage(say('bookings:code.title'));
    const [sms] = await portal.outbox();
    await page.getByLabel(say('bookings:code.label')).fill(sms?.code ?? '');
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();

    await expect(page).toBePage(say('booking-wizard:dates.title'));
    await expect(noticeOf(page, say('account:phone.confirmed'))).toBeVisible();
    await expect(factOf(page, say('booking-wizard:choices.service'))).toHaveText(
      'Konsultacja dla ubezpieczonych',
    );
  },
);

test('whoever refuses a required consent reads what that means, and signs out', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'maria.wisniewska');
  for (const left of [2, 1]) {
    await expect(page.getByText(`Wiadomość ${3 - left} z 2`)).toBeVisible();
    await page.getByRole('button', { name: say('messages:toConfirm.submit') }).click();
  }
  await page.getByLabel(say('consents:toConfirm.no')).check();
  await page.getByRole('button', { name: say('consents:toConfirm.submit') }).click();
  await expect(page).toShowErrors([say('consents:toConfirm.needed')]);
  const without = page.getByRole('main').getByRole('button', { name: say('page:header.signOut') });
  await without.click();
  await expect(page).toBePage(say('public:login.title'));
});
