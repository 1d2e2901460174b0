import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { jpeg, page as htmlPage, pdf } from '#tests/support/files.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));

/** A file on the disk, as people have it. */
function onDisk(name: string, bytes: Buffer) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const add = (page: Page) =>
  page.getByRole('button', { name: say('attachments:submit'), exact: true }).click();
const choose = (page: Page, ...paths: string[]) =>
  page.getByLabel(say('attachments:files.label')).setInputFiles(paths);

test('files are added to a booking, saved from it and deleted', { tag: '@scripts' }, async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/bookings/AMMS/booking-3001');
  await page.getByRole('link', { name: say('attachments:manage.BOOKING') }).click();
  await expect(page).toBePage(/^Załączniki: /);
  expect(await statusOf(page, () => add(page))).toBe(422);
  await expect(page).toShowErrors([say('attachments:refused.none')]);

  await choose(page, onDisk('Wynik „żółć”.pdf', pdf()), onDisk('strona.pdf', htmlPage()));
  expect(await statusOf(page, () => add(page))).toBe(422);
  await expect(page).toShowErrors([/^Plik „strona.pdf” jest innego rodzaju/]);
  await expect(noticeOf(page, /Załącznik został wysłany – Wynik „żółć”.pdf$/)).toBeVisible();

  await choose(page, onDisk('zdjęcie.jpg', jpeg()));
  await add(page);
  await expect(noticeOf(page, /Załącznik został wysłany – zdjęcie.jpg$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Wynik „żółć”.pdf',
    'zdjęcie.jpg',
  ]);

  const words = say('attachments:download.BOOKING', { name: 'Wynik „żółć”.pdf' });
  const link = page.getByRole('link', { name: words, exact: true });
  // A file that is saved leaves the page where it is.
  await expect(link).not.toHaveAttribute('target', '_blank');
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toContain(encodeURIComponent('Wynik „żółć”.pdf'));

  await page
    .getByRole('link', { name: say('attachments:delete.link.BOOKING', { name: 'zdjęcie.jpg' }) })
    .click();
  await expect(page).toBePage(say('attachments:delete.title', { name: 'zdjęcie.jpg' }));
  await page.getByRole('button', { name: say('attachments:delete.submit'), exact: true }).click();
  await expect(noticeOf(page, say('attachments:delete.done'))).toBeVisible();
  await page.getByRole('link', { name: say('attachments:back') }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Wynik „żółć”.pdf']);
});

test(
  'a change of the language in the middle names the files to be chosen again',
  { tag: '@scripts' },
  async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/bookings/AMMS/booking-3001/attachments');
    await choose(page, onDisk('wynik.pdf', pdf()));
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText(/^This file was not sent.*wynik\.pdf\.$/)).toBeVisible();
    await page.getByLabel('Files from this device').setInputFiles(onDisk('wynik.pdf', pdf()));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('The attachment has been sent – wynik.pdf')).toBeVisible();
  },
);

test('more than can be sent at once is a page that says so', async ({ page }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/bookings/AMMS/booking-3001/attachments');
  await choose(page, onDisk('film.pdf', Buffer.alloc(40 * 1024 * 1024)));
  expect(await statusOf(page, () => add(page))).toBe(413);
  await expect(page).toBePage(saying('page:problem.413.title'));
});
