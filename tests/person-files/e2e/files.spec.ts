import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { pdf } from '#tests/support/files.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/account/patients/patient-1008/attachments';

test.use({ javaScriptEnabled: false });

test('a paper of one’s own is added, and removed after a question', { tag: '@area' }, async ({ page }) => {
  await page.goto(PATH);
  await signIn(page, 'oleksandr.kovalenko', PATH);
  await expect(page).toBePage(say('person-files:title'));
  const name = 'umowa.pdf';
  await page
    .getByLabel(say('attachments:files.label'))
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf() });
  await page.getByRole('button', { name: say('attachments:submit'), exact: true }).click();
  await expect(noticeOf(page, say('attachments:sent', { name }))).toBeVisible();
  await page.getByRole('link', { name: say('attachments:delete.link.PERSON', { name }) }).click();
  await expect(page).toBePage(say('attachments:delete.title', { name }));
  await page.getByRole('button', { name: say('attachments:delete.submit') }).click();
  await expect(noticeOf(page, say('attachments:delete.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
