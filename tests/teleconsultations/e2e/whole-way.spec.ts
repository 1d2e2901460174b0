import type { Page } from '@playwright/test';
import { takeNearest, wordsOf, factOf } from '#tests/support/booking-steps.ts';
import { pdf } from '#tests/support/files.ts';
import { expect, noticeOf, signIn, test } from '#tests/support/fixtures.ts';
import { say, saying } from '#tests/support/words.ts';

const ENTRY = '/newteleconsultation';
const SERVICE = 'Telekonsultacja internistyczna';
const TITLE = 'Ból kolana';
const TEXT = 'Boli od tygodnia, najmocniej na schodach.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const when = (page: Page) => wordsOf(factOf(page, say('bookings:facts.when')));

/** Goes from the entry to the description of a new case. */
async function describe(page: Page) {
  await page.goto(ENTRY);
  await signIn(page, 'jan.nowak', ENTRY);
  await expect(page).toBePage(say('teleconsultation:services.title'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /Majewska/ })
    .click();
  await expect(page).toBePage(say('booking-wizard:dates.title'));
  await takeNearest(page);
  await expect(page).toBePage(say('medical-cases:choose.title'));
  await page.getByRole('radio', { name: say('medical-cases:choose.new') }).check();
  await page.getByLabel(say('medical-cases:title.label')).fill(TITLE);
  await press(page, say('wizard:next'));
  await expect(page).toBePage(/Opisz, co się dzieje$/);
}

test(
  'a doctor is chosen, a case described with a file, and it is booked, moved and canceled',
  { tag: '@area' },
  async ({ page }) => {
    await describe(page);
    await page.getByLabel(say('medical-cases:description.label')).fill(TEXT);
    const file = { name: 'wynik.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await page.getByLabel(say('attachments:files.label')).setInputFiles([file]);
    await press(page, say('attachments:submit'));
    await expect(noticeOf(page, /Załącznik został wysłany – wynik\.pdf$/)).toBeVisible();
    await expect(page.getByLabel(say('medical-cases:description.label'))).toHaveValue(TEXT);
    await press(page, say('wizard:next'));

    await expect(page).toBePage(say('teleconsultation-summary:title'));
    const main = page.getByRole('main');
    for (const said of [SERVICE, TITLE, TEXT, 'wynik.pdf']) await expect(main).toContainText(said);
    await press(page, say('teleconsultation-summary:submit.book'));
    await expect(page).toBePage(say('teleconsultation-summary:result.title'));

    await page.getByRole('link', { name: say('teleconsultation-summary:result.details') }).click();
    await expect(page).toBePage(saying('bookings:details.title', { service: SERVICE }));
    await expect(main).toContainText('wynik.pdf');
    await expect(page.getByRole('link', { name: say('telehealth:join.link') })).toHaveAttribute(
      'href',
      /^\/telehealth\?teleconsultationId=/,
    );
    const old = await when(page);
    await page.getByRole('link', { name: /^Przełóż wizytę/ }).click();
    await expect(page).toBePage(say('bookings:move.dates'));
    await expect(main).toContainText(say('teleconsultation:dates.kept'));
    await takeNearest(page);
    await expect(page).toBePage(say('teleconsultation-summary:moveTitle'));
    await press(page, say('teleconsultation-summary:submit.move'));
    await expect(page).toBePage(say('teleconsultation-summary:result.moved'));

    await page.getByRole('link', { name: say('teleconsultation-summary:result.details') }).click();
    await expect(page).toBePage(saying('bookings:details.title', { service: SERVICE }));
    expect(await when(page)).not.toBe(old);
    await expect(main).toContainText('wynik.pdf');
    await page.getByRole('link', { name: /^Odwołaj wizytę/ }).click();
    await expect(page).toBePage(saying('bookings:cancel.title', { service: SERVICE }));
    await press(page, say('bookings:cancel.submit'));
    await expect(noticeOf(page, say('bookings:cancel.done'))).toBeVisible();
    await expect(page).toHaveURL('/bookings');
  },
);
