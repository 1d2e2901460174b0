import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/consents';

test.use({ javaScriptEnabled: false });

test('a consent is looked at, and taken back after a question', { tag: '@area' }, async ({ page }) => {
  await page.goto(PATH);
  await signIn(page, 'jan.nowak', PATH);
  await expect(page).toBePage(say('given-consents:page.area'));
  const kind = say('given-consents:kind.INFO');
  await page.getByRole('main').getByRole('link', { name: kind }).click();
  await expect(page).toBePage(kind);
  await page.getByRole('link', { name: say('given-consents:details.cancel') }).click();
  await expect(page).toBePage(say('given-consents:cancel.title'));
  await page.getByRole('link', { name: say('given-consents:cancel.keep') }).click();
  await expect(page).toBePage(kind);
  await page.getByRole('link', { name: say('given-consents:details.cancel') }).click();
  await page.getByRole('button', { name: say('given-consents:cancel.submit') }).click();
  await expect(noticeOf(page, say('given-consents:cancel.done', { name: kind }))).toBeVisible();
  await expect(page).toHaveURL(PATH);

  await page.getByRole('link', { name: say('given-consents:sharing.title') }).click();
  await expect(page).toBePage(say('given-consents:sharing.title'));
  await expect(page.getByRole('main')).not.toContainText(kind);
});
