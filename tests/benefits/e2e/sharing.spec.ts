import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('sharing with partners', () => {
  test('begins and ends at the document, and names with whom', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/medicaltestresult/result-6');
    const change = page.getByRole('link', { name: /^Zmień udostępnianie: / });
    await change.click();
    await expect(page).toBePage(say('benefits:sharing.share.title'));
    await expect(page.getByText(/^Centrum Rehabilitacji Nad Wisłą/)).toBeVisible();
    await page.getByRole('button', { name: say('benefits:sharing.share.submit') }).click();
    await expect(page.getByText(say('benefits:sharing.done.share'))).toBeVisible();

    await change.click();
    await expect(page).toBePage(say('benefits:sharing.stop.title'));
    await page.getByRole('button', { name: say('benefits:sharing.stop.submit') }).click();
    await expect(page.getByText(say('benefits:sharing.done.stop'))).toBeVisible();
    await expect(page.getByText(say('benefits:sharing.no'), { exact: true })).toBeVisible();
  });
});
