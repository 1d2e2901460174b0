import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/declarations/declaration-5002';

test(
  'a declaration that is not signed is read, changed and withdrawn, each on a page of its own',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto('/declarations');
    await expect(page).toBePage(say('public:login.title'));
    await signIn(page, 'anna.kowalska', '/declarations');
    await expect(page).toBePage(say('declarations:page.area'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Deklaracja.*położnej: .*Szymczak/ }).click();
    await expect(page).toHaveURL(PATH);
    await expect(main).toContainText(say('declarations:meaning.TO_SIGN'));

    await main.getByRole('link', { name: say('declarations:details.edit') }).click();
    await expect(page).toBePage(say('declarations:edit.title'));
    const person = page.getByRole('group', { name: say('declaration-wizard:choices.practitioner.legend') });
    await person.getByLabel(say('declarations:order.2'), { exact: true }).check();
    await person.getByLabel(say('declarations:reason.1')).check();
    await page.getByRole('button', { name: say('declarations:edit.submit') }).click();
    await expect(noticeOf(page, say('declarations:edit.saved'))).toBeVisible();

    await page.goto(PATH);
    await expect(main).toContainText(say('declarations:reason.1'));
    await main.getByRole('link', { name: say('declarations:details.withdraw') }).click();
    await expect(page).toBePage(say('declarations:withdraw.title'));
    await page.getByRole('button', { name: say('declarations:withdraw.submit') }).click();
    await expect(noticeOf(page, say('declarations:withdraw.done'))).toBeVisible();
    await page.goto(PATH);
    await expect(main).toContainText(say('declarations:meaning.WITHDRAWN'));
    await expect(main.getByRole('link', { name: say('declarations:details.edit') })).toHaveCount(0);
  },
);
