import { expect, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test('a legal document is one link away, for guests too', { tag: '@area' }, async ({ page }) => {
  await page.goto('/login');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('legal:terms-of-use') })
    .click();
  await expect(page).toHaveURL('/legal/terms-of-use');
  await expect(page).toBePage(say('legal:terms-of-use'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
