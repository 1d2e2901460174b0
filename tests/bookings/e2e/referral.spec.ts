import type { Page } from '@playwright/test';
import { pdf } from '#tests/support/files.ts';
import { say, saying } from '#tests/support/words.ts';
import {
  answerCardiologist,
  book,
  factOf,
  goToDates,
  next,
  takeNearest,
} from '#tests/support/booking-steps.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const KARD = { service: 'Konsultacja kardiologiczna' };

async function goToReferral(page: Page) {
  await goToDates(page, KARD);
  await takeNearest(page);
  await expect(page).toBePage(say('referrals:title'));
}

const fill = (page: Page, label: Parameters<typeof say>[0], text: string) =>
  page.getByLabel(say(label)).fill(text);
const chooseKind = (page: Page, kind: 'electronic' | 'paper' | 'picture') =>
  page
    .getByRole('navigation', { name: say('referrals:kinds.label') })
    .getByRole('link', { name: say(`referrals:kinds.${kind}`) })
    .click();
const press = (page: Page, label: Parameters<typeof say>[0]) =>
  page.getByRole('button', { name: say(label) }).click();
const shownReferral = (page: Page) => factOf(page, say('referrals:summary.title'));

test.describe('a visit that needs a referral', () => {
  test('takes the number of an e-referral, which can be changed, and the booking keeps it', async ({
    page,
  }) => {
    await signIn(page, 'jan.nowak');
    await goToReferral(page);
    expect(await statusOf(page, () => next(page))).toBe(400);
    await expect(page).toShowErrors([say('referrals:fault.required')]);
    await fill(page, 'referrals:electronic.label', '12-34');
    await next(page);

    await answerCardiologist(page);
    await expect(shownReferral(page)).toHaveText(say('referrals:summary.electronic', { number: '1234' }));
    await page.getByRole('link', { name: say('referrals:summary.change') }).click();
    await expect(page.getByLabel(say('referrals:electronic.label'))).toHaveValue('1234');
    await fill(page, 'referrals:electronic.label', '4321');
    await next(page);
    await book(page);

    await expect(page).toBePage(say('booking-wizard:result.title'));
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(factOf(page, say('referrals:facts.refENumber'))).toHaveText('4321');

    await page.getByRole('link', { name: say('referrals:details.edit') }).click();
    await expect(page).toBePage(saying('referrals:edit.title'));
    await expect(page.getByLabel(say('referrals:electronic.label'))).toHaveValue('4321');
    await fill(page, 'referrals:electronic.label', '5678');
    await press(page, 'referrals:edit.submit');
    await expect(noticeOf(page, say('referrals:edit.saved'))).toBeVisible();
    await expect(factOf(page, say('referrals:facts.refENumber'))).toHaveText('5678');
  });

  test('takes a paper one: institution, doctor and disease are looked up, and no answer is lost', async ({
    page,
  }) => {
    await signIn(page, 'lucyna.baran');
    await goToReferral(page);
    await chooseKind(page, 'paper');
    await fill(page, 'referrals:issueDate.label', '3 marca 2020');
    await fill(page, 'referrals:institution.number', '0000 0001 8601');
    await press(page, 'referrals:institution.check');
    await expect(page.getByText('Przychodnia Rodzinna „Zdrowie”', { exact: false })).toBeVisible();
    await fill(page, 'referrals:practitioner.number', '1');
    await press(page, 'referrals:practitioner.check');
    await expect(page.getByText(say('referrals:practitioner.unknownHow'), { exact: false })).toBeVisible();
    await fill(page, 'referrals:disease.search', 'nadcisnienie');
    await press(page, 'referrals:disease.submit');
    await page.getByRole('radio', { name: /^I10 / }).check();
    await page.getByLabel(say('referrals:cito.label')).check();
    expect(await statusOf(page, () => next(page))).toBe(422);
    await expect(page).toShowErrors([
      `${say('referrals:practitioner.unknown')} ${say('referrals:practitioner.unknownHow')}`,
    ]);
    await expect(page.getByRole('radio', { name: /^I10 / })).toBeChecked();
    await expect(page.getByLabel(say('referrals:cito.label'))).toBeChecked();
    await expect(page.getByLabel(say('referrals:issueDate.label'))).toHaveValue('3 marca 2020');
    await fill(page, 'referrals:practitioner.name', 'Jan Kos');
    await next(page);

    await expect(noticeOf(page, say('referrals:old', { count: 2 }))).toBeVisible();
    await answerCardiologist(page);
    await expect(shownReferral(page)).toContainText('Przychodnia Rodzinna „Zdrowie” (000000018601)');
    await expect(shownReferral(page)).toContainText('Jan Kos (1)');
    await book(page);
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(factOf(page, say('referrals:facts.disease'))).toContainText('I10');
    await expect(factOf(page, say('referrals:facts.practitioner'))).toHaveText('Jan Kos (1)');
  });

  test('a picture of it is enough, and the clinic finds it with the visit', async ({ page }) => {
    await signIn(page, 'lucyna.baran');
    await goToReferral(page);
    await chooseKind(page, 'picture');
    const file = { name: 'skierowanie.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await page.getByLabel(say('attachments:files.label')).setInputFiles(file);
    await press(page, 'attachments:submit');
    await page.getByRole('link', { name: say('attachments:draft.next'), exact: true }).click();
    await expect(page.getByText(say('referrals:lead.picture'))).toBeVisible();
    await next(page);
    await answerCardiologist(page);
    await expect(shownReferral(page)).toHaveText(say('referrals:summary.picture'));
    await book(page);
    await page.getByRole('link', { name: say('booking-wizard:result.details') }).click();
    await expect(page.getByText(say('referrals:details.picture'))).toBeVisible();
    await expect(page.getByRole('heading', { name: file.name })).toBeVisible();
  });

  test('a look-up that is not answered says so, and the name is enough', async ({ page }) => {
    await signIn(page, 'stanislaw.wojcik');
    await goToReferral(page);
    await chooseKind(page, 'paper');
    await fill(page, 'referrals:issueDate.label', '1-10-2026');
    await fill(page, 'referrals:institution.number', '000000099903');
    await fill(page, 'referrals:practitioner.number', '4587123');
    expect(await statusOf(page, () => next(page))).toBe(503);
    await expect(page).toShowErrors([say('referrals:institution.outage')]);
    await expect(page.getByLabel(say('referrals:practitioner.number'))).toHaveValue('4587123');
    await fill(page, 'referrals:institution.name', 'Szpital w Świdniku');
    await next(page);
    await answerCardiologist(page);
  });
});
