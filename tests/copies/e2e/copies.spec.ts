import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('requests for copies', () => {
  test('are followed, and their price is agreed to', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await page.getByRole('link', { name: say('benefits:tabs.copies'), exact: true }).click();
    await expect(page).toBePage(say('copies:list.title'));
    await page.goto('/benefits/cdocrequests/copy-2');
    await page.getByRole('link', { name: /^Zgadzam się na cenę/ }).click();
    await expect(page).toBePage(/^Czy zgadzasz się na cenę/);
    await page.getByRole('button', { name: /^Zgadzam się na cenę/ }).click();
    await expect(page.getByText(say('copies:price.done'))).toBeVisible();
    await expect(page.getByRole('link', { name: /^Zapłać/ })).toBeVisible();
  });
});
