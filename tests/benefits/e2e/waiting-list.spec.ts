import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('the waiting list', () => {
  test(
    'shows how each entry stands and what to do, page by page, also of a ward',
    { tag: '@area' },
    async ({ page }) => {
      await signIn(page, 'anna.kowalska');
      await page
        .getByRole('navigation', { name: say('page:navigation.main') })
        .getByRole('link', { name: say('benefits:area') })
        .click();
      await page.getByRole('link', { name: say('benefits:tabs.waitingList') }).click();
      await expect(page).toBePage(say('waiting-list:title'));
      await expect(page.getByText(say('waiting-list:status.PLANNED'))).toHaveCount(1);

      await page.getByRole('link', { name: /^Helena/ }).click();
      await expect(page).toBePage(/^Helena .*Kowalska Kolejka$/);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
      await page.getByRole('link', { name: say('lists:pages.next') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
      await page.getByRole('link', { name: say('lists:pages.previous') }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
    },
  );

  test('keeps the days that were asked for, and goes back to the usual ones', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/waitinglistentries');
    await page.getByText(say('lists:filter')).click();
    await page.getByLabel(say('lists:range.dateTo.label')).fill('jutro');
    await page.getByRole('button', { name: say('lists:submit') }).click();
    await expect(page).toShowErrors([say('lists:range.dateTo.malformed')]);
    await page.getByLabel(say('lists:range.dateTo.label')).fill('31-12-2030');
    await page.getByRole('button', { name: say('lists:submit') }).click();
    await expect(page.getByRole('heading', { name: /31 grudnia 2030$/ })).toBeVisible();
    await page.getByRole('link', { name: say('lists:reset') }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  });
});
