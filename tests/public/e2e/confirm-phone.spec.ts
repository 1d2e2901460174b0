import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test(
  'a phone that is not confirmed is, after a right password, and the wanted page is there',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/bookings?status=CANCELED&filtered=1');
    await fillSignIn(page, 'adam.jankowski');
    await expect(page).toBePage(say('account:phone.title'));
    await expect(noticeOf(page, 'Numer telefonu nie jest jeszcze potwierdzony.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('+48 ••• ••• 115');
    await page.getByRole('button', { name: say('account:phone.send') }).click();

    await expect(page).toBePage(say('bookings:code.title'));
    await expect(noticeOf(page, 'Wysłano wiadomość SMS z kodem potwierdzającym')).toBeVisible();
    const [sms] = await portal.outbox();
    await page.getByLabel(say('bookings:code.label')).fill(sms?.code ?? '');
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();

    await expect(page).toHaveURL('/bookings?status=CANCELED&filtered=1');
    await expect(noticeOf(page, 'Numer telefonu został potwierdzony')).toBeVisible();
  },
);

test('a guest confirms a phone with a slow SMS, and signs in then', async ({ page, portal }) => {
  await page.goto('/resendactivationcode');
  await page.getByLabel(say('booking-wizard:contactdata.label')).fill('600 100 115');
  await page.getByRole('button', { name: say('account:phone.send') }).click();
  await expect(page).toBePage(say('bookings:code.title'));
  await expect.poll(async () => (await portal.outbox())[0]?.code).toMatch(/^\d{6}$/);
  const [sms] = await portal.outbox();
  await page.getByLabel(say('bookings:code.label')).fill(sms?.code ?? '');
  await page.getByRole('button', { name: say('account:phone.confirm') }).click();

  await expect(page).toBePage(say('public:login.title'));
  await expect(noticeOf(page, say('public:phone.confirmedSignIn'))).toBeVisible();
  await fillSignIn(page, 'adam.jankowski');
  await expect(page).toHaveURL('/start');
});
