import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const SERVICES = '/newteleconsultation/services';

test.use({ javaScriptEnabled: false });

test('a guest chooses a doctor, signs in and keeps a time', { tag: '@area' }, async ({ page }) => {
  await page.goto(SERVICES);
  await expect(page).toBePage(say('teleconsultation:services.title'));
  const main = page.getByRole('main');
  await expect(main).toContainText(say('teleconsultation:now.waiting', { count: 4 }));
  await main.getByRole('button', { name: /Majewska/ }).click();
  await expect(page).toBePage(say('public:login.title'));
  const { search } = new URL(page.url());
  expect(search).toContain('kind=teleconsultation');
  await signIn(page, 'jan.nowak', `/newteleconsultation${search}`);
  await expect(page).toBePage(say('booking-wizard:dates.title'));
  await expect(main).toContainText('Majewska');

  await main.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/newteleconsultation\/medicalcase\?draft=/);
  await main.getByRole('button', { name: say('wizard:held.extend') }).click();
  await expect(page).toHaveURL(/\/newteleconsultation\/medicalcase\?draft=/);

  await page.goto('/bookings');
  await page.getByRole('link', { name: say('wizard:unfinished.discard') }).click();
  await expect(page).toBePage(say('teleconsultation:discard.title'));
  await page.getByRole('button', { name: say('bookings:discard.submit') }).click();
  await expect(page).toHaveURL('/bookings');
});
