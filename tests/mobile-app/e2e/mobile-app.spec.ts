import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const ZOFIA = '/account/patients/patient-1003/mobile';

test(
  'a child’s mobile application is registered on the phone, linked with a unit, and taken away',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto(ZOFIA);
    await fillSignIn(page, 'anna.kowalska');
    await page.getByRole('button', { name: say('mobile-app:register.submit') }).click();
    await expect(noticeOf(page, say('mobile-app:made'))).toBeVisible();
    const pin = (await page.locator('main code').innerText()).trim();
    expect(pin).toMatch(/^\d\d \d\d \d\d \d\d$/);

    await page.goto(ZOFIA);
    await expect(page.getByRole('main')).toContainText(say('mobile-app:state.waiting'));
    await expect(page.getByRole('main')).not.toContainText(pin);

    await page.goto(`${portal.benchOrigin}/phone`);
    await page.getByLabel('Numer pacjenta').fill('patient-1003');
    await page.getByLabel('PIN', { exact: true }).fill('00000000');
    await page.getByRole('button', { name: 'Zarejestruj aplikację' }).click();
    await expect(page.getByRole('main')).toContainText('Pozostało prób: 4.');
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByRole('button', { name: 'Zarejestruj aplikację' }).click();
    await expect(page.getByRole('main')).toContainText('aplikacja jest zarejestrowana');

    await page.goto(`${ZOFIA}/unregister`);
    await expect(page.getByRole('main')).toContainText(say('mobile-app:unregister.noUnit'));
    await page.goto(`${portal.benchOrigin}/phone`);
    await page
      .getByRole('article', { name: 'Zofia Kowalska' })
      .getByRole('button', { name: 'Połącz z jednostką' })
      .click();
    await page.goto(ZOFIA);
    await expect(page.getByRole('main')).toContainText(say('mobile-app:state.withUnit'));
    await page.getByRole('link', { name: say('mobile-app:unregister.way'), exact: true }).click();
    await page.getByRole('button', { name: say('mobile-app:unregister.submit') }).click();
    await expect(noticeOf(page, say('mobile-app:unregister.done'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(say('mobile-app:state.none'));
  },
);
