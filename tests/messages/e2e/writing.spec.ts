import { expect, fillSignIn, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { pdf } from '#tests/support/files.ts';
import { say } from '#tests/support/words.ts';

test.describe('a message', () => {
  test('is begun, kept, sent, changed, deleted and brought back', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/messages');
    await page.getByRole('link', { name: say('messages:new.link') }).click();
    await expect(page).toBePage(say('messages:new.title'));
    await page.getByRole('button', { name: say('messages:new.submit') }).click();
    await expect(page.getByText(say('messages:fault.title.empty')).first()).toBeVisible();

    await page.getByLabel(say('messages:new.titleLabel')).fill('Pora leku');
    await page.getByLabel(say('messages:new.content')).fill('Czy lek na noc można brać rano?');
    await page.getByRole('button', { name: say('messages:recipients.search') }).click();
    await expect(page).toBePage(say('messages:recipients.title'));
    await page.getByLabel(say('messages:recipients.lastname')).fill('majewska');
    await page.getByRole('button', { name: say('messages:recipients.submit'), exact: true }).click();
    await page.getByRole('checkbox', { name: /^Katarzyna Majewska/ }).check();
    await page.getByRole('button', { name: say('messages:recipients.done') }).click();
    await expect(page.getByRole('checkbox', { name: /^Katarzyna Majewska/ })).toBeChecked();
    await page.getByRole('button', { name: say('messages:new.later') }).click();
    await expect(noticeOf(page, say('messages:drafts.kept'))).toBeVisible();

    await page.getByRole('link', { name: new RegExp(`^Pora leku.+${say('messages:drafts.goOn')}$`) }).click();
    await expect(page.getByLabel(say('messages:new.titleLabel'))).toHaveValue('Pora leku');
    await page.getByRole('button', { name: say('messages:new.submit') }).click();
    await expect(noticeOf(page, 'Wiadomość została wysłana')).toBeVisible();

    await page.getByRole('link', { name: /^Pora leku/ }).click();
    await page.getByRole('link', { name: say('messages:edit.link') }).click();
    await page.getByLabel(say('messages:new.titleLabel')).fill('Pora leku na noc');
    await page.getByRole('button', { name: say('messages:edit.submit') }).click();
    await expect(noticeOf(page, 'Wiadomość została zapisana')).toBeVisible();

    await page.getByRole('link', { name: /^Pora leku na noc/ }).click();
    await page.getByRole('link', { name: say('messages:delete.link') }).click();
    await page.getByRole('button', { name: say('messages:delete.submit') }).click();
    await expect(page).toBePage(say('messages:restore.title'));
    await page.getByRole('button', { name: say('messages:restore.submit') }).click();
    await expect(page).toBePage(/Pora leku na noc$/);
  });

  test('takes files with it', async ({ page }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/messages/new');
    await page.getByLabel(say('messages:new.titleLabel')).fill('Dzienniczek');
    await page.getByLabel(say('messages:new.content')).fill('Przesyłam pomiary.');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: say('messages:files.manage') }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'pomiary.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(),
    });
    await page.getByRole('button', { name: say('attachments:submit') }).click();
    await expect(page.getByRole('heading', { name: 'pomiary.pdf' })).toBeVisible();
    await page
      .getByRole('link', { name: say('messages:files.done'), exact: true })
      .last()
      .click();
    await page.getByRole('button', { name: say('messages:new.submit') }).click();
    await page.getByRole('link', { name: /^Dzienniczek/ }).click();
    await expect(page.getByRole('link', { name: /pomiary\.pdf/ })).toBeVisible();
  });

  test('is not lost when the session ends in the middle of it', async ({ page, portal }) => {
    await signIn(page, 'anna.kowalska');
    await page.goto('/messages/new');
    const long = 'Długi list. '.repeat(300).trim();
    await page.getByLabel(say('messages:new.titleLabel')).fill('Długi list');
    await page.getByLabel(say('messages:new.content')).fill(long);
    await page.getByRole('checkbox').first().check();
    portal.change('portal', 'update sessions set seen_at = 1');
    await page.getByRole('button', { name: say('messages:new.submit') }).click();
    await fillSignIn(page, 'anna.kowalska');
    await expect(page.getByLabel(say('messages:new.content'))).toHaveValue(long);
  });
});
