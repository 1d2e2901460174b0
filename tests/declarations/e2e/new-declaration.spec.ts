import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test(
  'a patient replaces the doctor, with a mistake in the choice first',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto('/newdeclaration/general-practitioner');
    await expect(page).toBePage(say('public:login.title'));
    await signIn(page, 'jan.nowak', '/newdeclaration/general-practitioner');
    await expect(page).toBePage(say('declaration-wizard:staff.title.GP'));
    const next = () => page.getByRole('button', { name: say('wizard:next') }).click();
    await page.getByRole('radio', { name: /Kubiak/ }).check();
    await next();
    await expect(page).toBePage(say('declaration-wizard:replace.title.GP'));
    await expect(page.getByRole('main')).toContainText('Majewska');
    await page.getByRole('button', { name: say('declaration-wizard:replace.submit') }).click();
    await expect(page).toBePage(say('declaration-wizard:choices.title'));

    const provider = page.getByRole('group', {
      name: say('declaration-wizard:choices.healthcareProvider.legend'),
    });
    const person = page.getByRole('group', { name: say('declaration-wizard:choices.practitioner.legend') });
    await provider.getByRole('radio', { name: say('declarations:order.1'), exact: true }).check();
    await person.getByRole('radio', { name: say('declarations:order.last') }).check();
    await next();
    await page.getByRole('link', { name: say('declaration-wizard:choices.reason.required') }).click();
    await person.getByRole('radio', { name: say('declarations:reason.1') }).check();
    await next();
    await expect(page).toBePage(say('declaration-wizard:summary.title'));
    await expect(page.getByRole('main')).toContainText(say('declarations:reason.1'));
    await page.getByRole('button', { name: say('declaration-wizard:summary.submit') }).click();
    await expect(page).toBePage(say('declaration-wizard:result.title'));
    await expect(noticeOf(page, say('declaration-wizard:result.outcome'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('declaration-wizard:result.sign') })).toBeVisible();
  },
);
