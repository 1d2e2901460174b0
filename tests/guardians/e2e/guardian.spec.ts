import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const name = 'Anna Kowalska';
const ASKED = '/ward/confirm/patient-1007/account-2002';

test(
  'a guardian who asks is confirmed, blocked, unblocked and removed, each on a page of its own',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto(ASKED);
    await expect(page).toBePage(say('public:login.title'));
    await signIn(page, 'stanislaw.wojcik', ASKED);
    await expect(page).toBePage(say('guardians:confirm.title', { name }));
    await page.getByRole('button', { name: say('guardians:confirm.yes'), exact: true }).click();
    await expect(noticeOf(page, say('guardians:act.confirm.done', { name }))).toBeVisible();
    await expect(page).toHaveURL('/messages');

    await page.goto(ASKED);
    await expect(page).toBePage(say('guardians:now.CONFIRMED', { name }));
    await page
      .getByRole('main')
      .getByRole('link', { name: say('guardians:wardens.back') })
      .click();
    for (const [act, state] of [
      ['block', 'BLOCKED'],
      ['unblock', 'CONFIRMED'],
    ] as const) {
      await page.getByRole('link', { name: say(`guardians:act.${act}.way`, { name }) }).click();
      await expect(page).toBePage(say(`guardians:act.${act}.title`, { name }));
      await page.getByRole('button', { name: say(`guardians:act.${act}.submit`) }).click();
      await expect(noticeOf(page, say(`guardians:act.${act}.done`, { name }))).toBeVisible();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(say(`guardians:state.${state}`));
    }
    await page.getByRole('link', { name: say('guardians:limit.way', { name }) }).click();
    await page.getByLabel(say('guardians:limit.field')).fill('31.03.2099');
    await page.getByRole('button', { name: say('guardians:limit.submit') }).click();
    await expect(noticeOf(page, say('guardians:limit.done', { name, day: '31 marca 2099' }))).toBeVisible();
    await page.getByRole('link', { name: say('guardians:act.remove.way', { name }) }).click();
    await page.getByRole('button', { name: say('guardians:act.remove.submit') }).click();
    await expect(noticeOf(page, say('guardians:act.remove.done', { name }))).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: say('guardians:restore.way', { name }) }).click();
    await expect(page).toBePage(say('guardians:restore.title', { name }));
    await page.getByRole('button', { name: say('guardians:restore.submit') }).click();
    await expect(noticeOf(page, say('guardians:restore.done', { name }))).toBeVisible();
    await expect(row).toContainText(say('guardians:state.CONFIRMED'));
  },
);
