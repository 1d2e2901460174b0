import type { Page } from '@playwright/test';
import { structureOf, textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { followVisitLink } from '#tests/support/booking-steps.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const EXECUTED = '/bookings?filtered=1&dateFrom=01-01-2020&status=EXECUTED';
const TELE = 'Telekonsultacja internistyczna';

/** The point to which a player came with what it plays; one that stands still is told to begin again. */
function played(audio: HTMLAudioElement): string {
  if (audio.readyState > 0) return 'ready';
  const { error, networkState } = audio;
  if (error || networkState !== audio.NETWORK_LOADING) audio.load();
  return error?.message ?? `network state ${networkState}`;
}

/** The details of Jan's past teleconsultation. */
async function openPast(page: Page) {
  await signIn(page, 'jan.nowak');
  await page.goto(EXECUTED);
  await followVisitLink(page, 'details', TELE);
  await expect(page).toBePage(saying('bookings:details.title', { service: TELE }));
}

test.describe('what is kept of a teleconsultation', () => {
  test('notes, chat and recording have pages of their own', { tag: '@area' }, async ({ page, baseURL }) => {
    await openPast(page);
    const { pathname } = new URL(page.url());
    await expect(page.getByText(say('bookings:statusMeaning.EXECUTED'))).toBeVisible();

    await page.getByRole('link', { name: say('telehealth:notes.link') }).click();
    await expect(page).toBePage(say('telehealth:notes.title'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'dr n. med. Katarzyna Majewska',
    ]);
    await expect(page.getByText(/Leki bez zmian/)).toBeVisible();
    await page.getByRole('link', { name: say('bookings:cancel.back') }).click();

    await page.getByRole('link', { name: say('telehealth:chat.link') }).click();
    await expect(page).toBePage(say('telehealth:chat.title'));
    await expect(page.getByText(saying('telehealth:keptUntil'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
    await expect(page.getByRole('main').getByRole('time').first()).toHaveText(/\d{4}, \d+:\d\d$/);
    await page.getByRole('link', { name: say('bookings:cancel.back') }).click();

    await page.getByRole('link', { name: say('telehealth:recording.link') }).click();
    await expect(page).toBePage(say('telehealth:recording.title'));
    await expect(page.getByText(/trzy sygnały/)).toBeVisible();
    await expect.poll(() => page.locator('audio').evaluate(played)).toBe('ready');

    const link = page.getByRole('link', { name: say('telehealth:recording.download') });
    const file = await page.request.get(`${baseURL}${await link.getAttribute('href')}`);
    expect(file.headers()).toMatchObject({
      'content-type': 'audio/wav',
      'content-disposition': 'attachment; filename=nagranie.wav',
      'x-content-type-options': 'nosniff',
    });
    const captions = await page.request.get(`${baseURL}${pathname}/recording.vtt`);
    expect(await captions.text()).toMatch(/^WEBVTT\n\n[\d:.]+ --> [\d:.]+\nNagranie/);
  });

  test('is nobody else’s', async ({ page, context }) => {
    await openPast(page);
    const { pathname } = new URL(page.url());
    await context.clearCookies();
    await signIn(page, 'anna.kowalska');
    for (const rest of [
      '/notes',
      '/chat',
      '/recording',
      '/recording.wav',
      '/recording.vtt',
      '/printout.pdf',
    ]) {
      expect(await statusOf(page, () => page.goto(pathname + rest).catch(() => null))).toBe(404);
    }
  });
});

test.describe('starting a teleconsultation', () => {
  test('is told from when on, while it is time, and when it is too late', async ({ page, portal }) => {
    await signIn(page, 'stanislaw.wojcik');
    await page.goto('/bookings');
    await followVisitLink(page, 'details', TELE);
    await expect(page.getByText(saying('telehealth:join.hours'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('telehealth:notes.link') })).toHaveCount(0);
    const path = new URL(page.url()).pathname;

    await portal.advance('P60D');
    await signIn(page, 'stanislaw.wojcik');
    await page.goto(path);
    await expect(
      page.getByText(
        'Upłynął zaplanowany termin telekonsultacji. Połączenie z lekarzem nie jest już możliwe.',
      ),
    ).toBeVisible();
  });
});

test('the printout of a booking is a tagged PDF', async ({ page, baseURL }) => {
  await signIn(page, 'jan.nowak');
  await page.goto('/bookings/AMMS/booking-3001');
  const link = page.getByRole('link', { name: 'Wydruk PDF' });
  const answer = await page.request.get(`${baseURL}${await link.getAttribute('href')}`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=rezerwacja.pdf',
  });
  const pdf = await answer.body();
  expect(structureOf(pdf)).toMatchObject({ language: 'pl', claims: 'PDF/UA', isMarked: true });
  const text = textOfPages(pdf).join('');
  expect(text).toContain(withoutSpaces('Konsultacja internistyczna'));
});
