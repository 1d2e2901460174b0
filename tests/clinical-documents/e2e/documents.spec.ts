import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('documents of the record', () => {
  test('are found, read without their file, and shared or not', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await page.getByRole('link', { name: say('benefits:tabs.documents'), exact: true }).click();
    await expect(page).toBePage(say('clinical-documents:title'));
    await page
      .getByRole('link', { name: /^Karta informacyjna z leczenia/ })
      .first()
      .click();
    await expect(page).toBePage('Karta informacyjna z leczenia');
    await expect(page.getByText('polski', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('clinical-documents:notes.way') }).click();
    await expect(page).toBePage(say('clinical-documents:notes.title'));
    await expect(page.getByText(/^Kontrola w poradni za sześć tygodni/)).toBeVisible();
    await page.getByRole('link', { name: say('clinical-documents:notes.back') }).click();
    await page.getByRole('link', { name: say('clinical-documents:back') }).click();
    await expect(page).toBePage(say('clinical-documents:title'));
  });

  test('stay ticked over pages', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/clinicaldocuments');
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: say('lists:pages.next') }).click();
    await expect(page.getByText(say('clinical-documents:ticks.count', { number: 2 }))).toBeVisible();
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('button', { name: say('lists:pages.previous') }).click();
    await expect(page.getByText(say('clinical-documents:ticks.count', { number: 3 }))).toBeVisible();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
  });
});
