import { expect, test } from '#tests/support/fixtures.ts';
import { openTextBrowser } from '#tests/support/text-browser.ts';
import { say } from '#tests/support/words.ts';

test(
  'a guest finds where the cardiologist is, and begins to book there',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say('units:title') }).click();
    await expect(page).toBePage(say('units:title'));
    await expect(main.getByRole('heading', { level: 4, name: 'Punkt Szczepień' })).toBeVisible();

    await page.getByLabel(say('units:search')).fill('kardiolog');
    await page.keyboard.press('Enter');
    await expect(page).toBePage(say('units:titleFound', { count: 1 }));
    await expect(main.getByRole('heading', { level: 3 })).toHaveText('Poradnie Specjalistyczne');
    await main.getByRole('link', { name: 'Konsultacja kardiologiczna' }).click();
    await expect(page).toHaveURL(/\/newbooking/);
    await expect(main.getByText('Poradnie Specjalistyczne').first()).toBeVisible();
  },
);

test('what is not found has a way back to all of them', async ({ page }) => {
  await page.goto('/hierarchicalunits?q=zzz');
  await expect(page).toBePage(say('units:titleFound', { count: 0 }));
  await page.getByRole('link', { name: say('units:showAll') }).click();
  await expect(page).toBePage(say('units:title'));
});
