import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { signedAt } from '#tests/support/signing.ts';
import { say } from '#tests/support/words.ts';

test(
  'somebody whose file was refused signs the document once more, and the staff has it',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/account');
    await fillSignIn(page, 'piotr.zielinski');
    await page.getByRole('link', { name: say('account:konto.identity.again') }).click();
    await expect(page).toBePage(say('account:authorize.title'));
    await page.getByRole('link', { name: say('account:authorize.signature.read') }).click();
    await expect(page).toBePage(say('account:authorize.paper.title'));
    const link = page.getByRole('link', { name: /Zapisz dokument do podpisu \(PDF, \d+ kB, po polsku\)/ });
    const paper = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: say('account:authorize.print.back') }).click();

    await page.getByRole('button', { name: say('account:authorize.upload.submit') }).click();
    await expect(page).toShowErrors(['Nie dodano załącznika']);
    const signed = await signedAt(portal.benchOrigin, { username: 'piotr.zielinski' });
    await page.getByLabel(say('account:authorize.upload.label')).setInputFiles({
      name: signed.name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(await signed.arrayBuffer()),
    });
    await page.getByRole('button', { name: say('account:authorize.upload.submit') }).click();
    await expect(noticeOf(page, `${signed.name}: Podpis zweryfikowany porawnie`)).toBeVisible();

    await page.getByRole('link', { name: say('account:authorize.home') }).click();
    await expect(page.getByRole('main')).toContainText(say('account:konto.identity.waiting'));
  },
);
