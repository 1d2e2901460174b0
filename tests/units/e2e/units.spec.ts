import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import { openTextBrowser } from '#tests/support/text-browser.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** Dates are shown to who has signed in; the way there keeps what was chosen. */
async function signIn(page: Page) {
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel(say('public:login.username.label')).fill('jan.nowak');
  await page.getByLabel(say('public:login.password.label')).fill(PASSWORD);
  await page.getByRole('button', { name: say('public:login.submit') }).click();
}

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
    await signIn(page);
    await expect(page).toHaveURL(/^[^?]*\/newbooking/);
    await expect(page.getByText('Konsultacja kardiologiczna').first()).toBeVisible();
  },
);

test('what is not found has a way back to all of them', async ({ page }) => {
  await page.goto('/hierarchicalunits?q=zzz');
  await expect(page).toBePage(say('units:titleFound', { count: 0 }));
  await page.getByRole('link', { name: say('units:showAll') }).click();
  await expect(page).toBePage(say('units:title'));
});

test('lynx reads units as nested lists, and leads to the first free times', async ({ portal }) => {
  const lynx = openTextBrowser(`${portal.origin}/hierarchicalunits`);
  try {
    await lynx.isAt(say('units:title'));
    await lynx.until(/Poradnia Lekarza Rodzinnego[^]*(?:otwarte|zamknięte|nieczynne)/i);
    await lynx.press(say('units:guide.name'));
    await lynx.isAt(say('units:guide.title'));
    await lynx.until(/Stan na: /);
  } finally {
    await lynx.close();
  }
});

test('a guest narrows the first free times, and a row leads into the right wizard', async ({ page }) => {
  await page.goto('/treatmentdatesguide?way=remote');
  await expect(page).toBePage(say('units:guide.title'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: 'Rehabilitacja' })).toHaveCount(0);
  await main.getByRole('link', { name: /Telekonsultacja internistyczna.*Rodzinnego/ }).click();
  await signIn(page);
  await expect(page).toHaveURL(/^[^?]*\/newteleconsultation/);

  await page.goto('/treatmentdatesguide?from=31-02-2026');
  await expect(page).toShowErrors([say('fields:day.impossible')]);
});
