import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('test results', () => {
  test('are read in words, explained, and followed over time', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await page.getByRole('link', { name: say('benefits:tabs.results') }).click();
    await expect(page).toBePage(say('results:title'));
    await page.getByRole('link', { name: /^Pokaż wynik: Elektrolity i glukoza, / }).click();
    await expect(page).toBePage(/ \d{4} Elektrolity i glukoza$/);
    await expect(page.getByRole('heading', { name: say('results:criticalTitle') })).toBeVisible();
    const potassium = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Potas' }) });
    await expect(potassium.getByText(/^6,8.mmol\/l: dużo powyżej zakresu\./)).toBeVisible();
    await potassium.getByText(say('results:meaning')).first().click();
    await expect(potassium.getByText(/^Potas jest potrzebny/)).toBeVisible();

    await page.goto('/benefits/medicaltestresult/result-101');
    await page.getByRole('link', { name: /^Jak się zmieniało Kreatynina/ }).click();
    await expect(page).toBePage('Jak się zmieniało: Kreatynina');
    await expect(page.getByRole('table')).not.toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toBePage(/ \d{4} Kontrola: nerki, tarczyca, cukrzyca$/);
    await page.getByRole('link', { name: say('results:back') }).click();
    await expect(page).toBePage(say('results:title'));
  });
});
