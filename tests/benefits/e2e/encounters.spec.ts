import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const fill = say('encounters:questionnaire.fill');

test.describe('visits that have taken place', () => {
  test('are found, read and taken home as files', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await expect(page).toBePage(say('benefits:tabs.encounters'));
    await page
      .getByRole('link', { name: new RegExp(`^${say('encounters:details')} wizyty`) })
      .first()
      .click();
    await expect(page).toBePage(/^Wizyta \d+ \S+ \d{4}$/);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Karta wizyty: karta-wizyty\.pdf \(PDF, \d+ kB\)$/ }).click();
    expect((await coming).suggestedFilename()).toBe('karta-wizyty.pdf');
    await page.getByRole('link', { name: say('encounters:back') }).click();
    await expect(page).toBePage(say('benefits:tabs.encounters'));
  });

  test('of a child are read by who acts for it', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/benefits/encounters');
    await page.getByRole('link', { name: /^Zofia/ }).click();
    await expect(page).toBePage(/^Zofia .*Kowalska Odbyte wizyty$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  test('have a questionnaire that is begun one day, and finished and sent another', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await page
      .getByRole('link', { name: new RegExp(`^${fill}`) })
      .first()
      .click();
    await expect(page).toBePage(/^Ankieta po wizycie \d+/);
    await page.getByLabel('Lepiej').check();
    await page.getByRole('button', { name: say('questionnaires:step.later') }).click();

    await expect(page).toBePage(say('benefits:tabs.encounters'));
    await expect(page.getByRole('heading', { name: 'Niedokończone: 1' })).toBeVisible();
    await page.getByRole('link', { name: /^Dokończ ankietę po wizycie/ }).click();
    await expect(page.getByLabel('Lepiej')).toBeChecked();
    await page.getByRole('button', { name: say('questionnaires:booking.submit') }).click();
    await expect(page).toShowErrors([
      say('questionnaires:fault.numberRequired', { number: 2 }),
      say('questionnaires:fault.severalRequired', { number: 4 }),
    ]);

    await page.getByLabel(/^2\. Jak silne/).fill('3');
    await page.getByLabel('Dieta').check();
    await page.getByRole('button', { name: say('questionnaires:booking.submit') }).click();
    await expect(page).toBePage(/^Wizyta \d+/);
    await expect(page.getByText('Ankieta została zarejestrowana').first()).toBeVisible();
    await page.getByRole('link', { name: say('encounters:questionnaire.read') }).click();
    await expect(page.getByText('Lepiej')).toBeVisible();
    await expect(page.getByRole('button', { name: say('questionnaires:booking.submit') })).toHaveCount(0);
  });
});
