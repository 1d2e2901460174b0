import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test(
  'a child’s page is opened from the list, and its address is changed and stays',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto('/account/child');
    await fillSignIn(page, 'anna.kowalska');
    await expect(page).toBePage(say('people:children.title'));
    await page.getByRole('link', { name: 'Zofia Kowalska', exact: true }).click();
    await expect(page.getByRole('main')).toContainText(say('people:actors.you', { name: 'Anna Kowalska' }));
    await page.getByRole('link', { name: say('people:ways.edit') }).click();

    await expect(page.getByRole('main')).toContainText(say('people:edit.unitAlone'));
    const home = page.getByRole('group', { name: say('people:edit.home'), exact: true });
    await home.getByLabel(say('booking-wizard:personaldata.postalCode.label')).fill('2');
    await page.getByRole('button', { name: say('people:edit.submit') }).click();
    await expect(page.getByRole('main')).toContainText(say('booking-wizard:personaldata.postalCode.invalid'));
    await home.getByLabel(say('booking-wizard:personaldata.postalCode.label')).fill('20 001');
    await page.getByRole('button', { name: say('people:edit.submit') }).click();
    await expect(noticeOf(page, 'Dane zostały poprawnie zapisane')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('20-001 Lublin');
  },
);
