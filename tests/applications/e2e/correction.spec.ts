import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { pdf } from '#tests/support/files.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/account/patients/patient-1001/correction';

test.use({ javaScriptEnabled: false });

test(
  'a correction is asked for with a file, of whom one has chosen, and withdrawn',
  { tag: '@area' },
  async ({ page }) => {
    await page.goto(PATH);
    await signIn(page, 'jan.nowak', PATH);
    await expect(page).toBePage(say('applications:corrections.title'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: say('applications:kind.NAMES'), exact: true }).click();
    await expect(page).toBePage(say('applications:new.title.NAMES'));
    await main.getByRole('link', { name: say('applications:new.changeTo') }).click();
    await expect(page).toBePage(say('applications:recipient.title'));
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: say('applications:recipient.submit'), exact: true }).click();

    await page.getByLabel(say('applications:part.name'), { exact: true }).fill('Jan');
    await page.getByLabel(say('applications:part.lastName'), { exact: true }).fill('Nowakowski');
    await page
      .getByLabel(say('applications:new.files'))
      .setInputFiles({ name: 'akt.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await page.getByRole('button', { name: say('applications:new.submit') }).click();
    await expect(page).toBePage(say('applications:one.title.NAMES'));
    await expect(noticeOf(page, say('applications:new.done'))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'akt.pdf' })).toBeVisible();
    await expect(main).toContainText(say('applications:state.SUBMITTED'));

    await main.getByRole('link', { name: say('applications:withdraw.way') }).click();
    await page.getByRole('button', { name: say('applications:withdraw.submit') }).click();
    await expect(noticeOf(page, say('applications:withdraw.done'))).toBeVisible();
    await page.goto('/applications');
    await expect(page).toBePage(say('applications:area'));
    await expect(main).toContainText(say('applications:state.WITHDRAWN'));
  },
);
