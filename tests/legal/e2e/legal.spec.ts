import { expect, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test('a legal document is one link away, for guests too', { tag: '@area' }, async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(say('page:footer.about')).click();
  await footer.getByRole('link', { name: say('legal:terms-of-use') }).click();
  await expect(page).toHaveURL('/legal/terms-of-use');
  await expect(page).toBePage(say('legal:terms-of-use'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the accessibility statement is one link away, and its evidence another', async ({ page }) => {
  await page.goto('/login');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('accessibility-statement:title') })
    .click();
  await expect(page).toHaveURL('/legal/declaration-of-availability');
  await expect(page).toBePage(say('accessibility-statement:title'));

  await page
    .getByRole('main')
    .getByRole('link', { name: say('accessibility-statement:status.evidence') })
    .click();
  await expect(page).toBePage(say('accessibility-evidence:title'));
  await page.getByRole('link', { name: say('accessibility-evidence:tables.criteria') }).click();
  await expect(page).toBePage(say('accessibility-evidence:criteria.title'));
  const failed = page.getByRole('row').filter({ hasText: say('accessibility-evidence:result.failed') });
  await expect(failed.first().getByRole('rowheader')).toContainText('1.2.1');

  await page.getByRole('link', { name: say('accessibility-evidence:title') }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('accessibility-statement:title') })
    .first()
    .click();
  await expect(page).toBePage(say('accessibility-statement:title'));
});
