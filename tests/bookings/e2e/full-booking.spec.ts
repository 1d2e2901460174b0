import { pdf } from '#tests/support/files.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { say, saying } from '#tests/support/words.ts';
import {
  answerCardiologist,
  book,
  dayAhead,
  factOf,
  goToDates,
  next,
  takeNearest,
} from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';

const FILE = 'Skierowanie do kardiologa.pdf';

test(
  'a visit with all that can go with it is booked, and its page shows each part',
  { tag: '@area' },
  async ({ page, portal }) => {
    await signIn(page, 'jan.nowak');
    await goToDates(page, { service: 'Konsultacja kardiologiczna' });
    await takeNearest(page);
    await expect(page).toBePage(say('referrals:title'));
    await page.getByLabel(say('referrals:electronic.label')).fill('1234');
    await next(page);
    await answerCardiologist(page);

    const files = factOf(page, say('attachments:summary.term'));
    await expect(files).toContainText(say('attachments:summary.none'));
    await page.getByRole('link', { name: say('attachments:summary.change') }).click();
    await expect(page).toBePage(say('attachments:title.draft'));
    await page
      .getByLabel(say('attachments:files.label'))
      .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: pdf() });
    await page.getByRole('button', { name: say('attachments:submit'), exact: true }).click();
    await expect(noticeOf(page, say('attachments:sent', { name: FILE }))).toBeVisible();
    await page.getByRole('link', { name: say('attachments:draft.next'), exact: true }).click();

    await expect(page).toBePage(say('booking-wizard:summary.title'));
    await expect(files).toContainText(FILE);
    await expect(factOf(page, say('referrals:summary.title'))).toHaveText(
      say('referrals:summary.electronic', { number: '1234' }),
    );
    await expect(factOf(page, say('questionnaires:summary.term'))).toHaveText(
      say('questionnaires:summary.filled'),
    );
    await page.getByRole('checkbox', { name: say('measurements:add.label') }).check();
    await page
      .getByLabel(say('measurements:from.label'))
      .fill(formatTypedDate(await dayAhead(portal, -7)));
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(factOf(page, say('referrals:facts.refENumber'))).toHaveText('1234');
    await expect(factOf(page, say('measurements:term'))).toHaveText(
      saying('measurements:attached'),
    );
    await expect(page.getByRole('heading', { name: FILE, level: 3 })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: say('attachments:download.REFERRAL', { name: FILE }) }).click();
    expect((await saving).suggestedFilename()).toBe(FILE);
    await page.getByRole('link', { name: say('questionnaires:section.change') }).click();
    await expect(page.getByLabel(/^8\. Masa ciała/)).toHaveValue('78,5');
    await expect(page.getByRole('checkbox', { name: 'Nadciśnienie tętnicze' })).toBeChecked();
  },
);
