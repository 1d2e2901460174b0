import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/consents/consent-7001/sign';

test(
  'a consent is signed at the service: first given up there, then waited for, then signed',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto(PATH);
    await signIn(page, 'jan.nowak', PATH);
    await expect(page).toBePage(say('signing:CONSENT.title'));
    await page.getByRole('button', { name: say('signing:how.submit') }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${portal.benchOrigin}/desk/`));
    await page.getByLabel('Rezygnuje').check();
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(noticeOf(page, say('signing:error'))).toBeVisible();

    await page.getByRole('button', { name: say('signing:how.submit') }).press('Enter');
    await page.getByLabel('Wraca bez podpisu').check();
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(say('signing:waiting.title'));
    await page.getByRole('button', { name: say('signing:waiting.again') }).press('Enter');
    await page.getByLabel('Jan Nowak').check();
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(say('signing:CONSENT.signedTitle'));
    await expect(noticeOf(page, say('signing:CONSENT.signed'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('signing:open') })).toHaveAttribute('target', '_blank');
  },
);
