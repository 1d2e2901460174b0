import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { wrong } from '#tests/support/sms.ts';
import { say } from '#tests/support/words.ts';

test(
  'the phone of the account is changed: a wrong code first, then the right one, and the old number can undo it',
  { tag: '@area' },
  async ({ page, portal }) => {
    await signIn(page, 'jan.nowak', '/account');
    await page.getByRole('link', { name: say('account:ownPhone.change') }).click();
    await expect(page).toBePage(say('account:ownPhone.title'));
    await page.getByLabel(say('booking-wizard:contactdata.label')).fill('511-222-333');
    await page.getByRole('button', { name: say('account:phone.send') }).click();

    await expect(page).toBePage(say('bookings:code.title'));
    await expect(noticeOf(page, 'Wysłano wiadomość SMS z kodem potwierdzającym')).toBeVisible();
    const [sms] = await portal.outbox();
    expect(sms?.to).toBe('+48511222333');
    const code = page.getByLabel(say('bookings:code.label'));
    await code.fill(wrong(sms?.code ?? ''));
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();
    await expect(page.getByRole('main')).toContainText(say('bookings:code.wrong', { count: 4 }));
    await code.fill(` ${(sms?.code ?? '').slice(0, 3)} ${(sms?.code ?? '').slice(3)} `);
    await page.getByRole('button', { name: say('account:phone.confirm') }).click();

    await expect(noticeOf(page, 'Numer telefonu został potwierdzony')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/511\s222\s333/);
    const told = (await portal.outbox()).find(({ to }) => to === '+48600100101');
    const undo = new URL(told?.link ?? '');
    await page.goto(undo.pathname + undo.search);
    await expect(page).toHaveURL('/contact-undo');
    await page.getByRole('button', { name: say('account:undo.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('account:undo.done') })).toBeVisible();
    await page.goto('/account');
    await expect(page).toBePage(say('public:login.title'));
  },
);
