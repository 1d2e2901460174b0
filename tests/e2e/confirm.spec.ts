import { say, saying } from '#tests/support/words.ts';
import { expect, fillSignIn, noticeOf, signIn, statusOf, test } from './fixtures.ts';

const LINK = '/bookings/confirm/AMMS/booking-3001';
const INTERNIST = { service: 'Konsultacja internistyczna' };

test.describe('confirming a visit', () => {
  test('by the link of a message: sign in, read, confirm', async ({ page }) => {
    await page.goto(LINK);
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('bookings:confirm.title', INTERNIST));
    await page.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    await expect(noticeOf(page, say('bookings:confirm.done'))).toBeVisible();
    await expect(page).toBePage(saying('bookings:details.title', INTERNIST));
    await expect(page.getByText(say('bookings:status.REGISTERED'), { exact: true })).toBeVisible();

    await page.goto(LINK);
    await expect(page).toBePage(say('bookings:confirm.refusedTitle', INTERNIST));
    await expect(page.getByText(say('bookings:confirm.wrongStatus'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('bookings:confirm.submit') })).toHaveCount(0);
  });

  test('in two tabs: the second one says that it cannot', async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await page.goto(LINK);
    const other = await context.newPage();
    await other.goto(LINK);
    await other.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    await expect(noticeOf(other, say('bookings:confirm.done'))).toBeVisible();

    const press = () => page.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    expect(await statusOf(page, press)).toBe(409);
    await expect(page).toShowErrors([say('bookings:confirm.wrongStatus')]);
  });

  test('by a link that lost a part says so', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    for (const path of ['/bookings/confirm', '/bookings/confirm/AMMS']) {
      expect(await statusOf(page, () => page.goto(path))).toBe(400);
      await expect(page).toBePage(say('bookings:confirm.incomplete.title'));
    }
    await page.getByRole('link', { name: say('bookings:details.back') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
  });
});
