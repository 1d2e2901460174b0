import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { expect, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('another system of the hospital', () => {
  test('leads to the portal, which asks before it lets in', { tag: '@area' }, async ({ page, portal }) => {
    const link = await ssoLinkFor(portal.benchOrigin, 'jan.nowak');
    await page.goto(`${link}&return=%2Fbookings`);
    await expect(page).toHaveURL('/sso?return=%2Fbookings');
    await expect(page).toBePage(say('public:sso.title'));
    await expect(page.getByText('Jan Nowak')).toBeVisible();
    await page.getByRole('button', { name: say('public:sso.submit') }).click();
    await expect(page).toHaveURL('/bookings');

    await page.context().clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL('/login?code=over');
    await expect(noticeOf(page, say('public:sso.over'))).toBeVisible();
  });
});
