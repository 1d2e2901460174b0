import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';
import { expect, signIn } from '#tests/support/fixtures.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

const FAKE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** A browser with made-up devices: stories about scripts and devices open their own windows, whatever the project says. */
export function launchWithDevices() {
  const options = browserOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...FAKE] });
}

/** A teleconsultation of Jan that begins in two minutes. */
export async function scene(portal: RunningPortal) {
  await portal.tell('/telehealth-live/scenes', {});
  const row = portal.read('provider', "select id from teleconsultations where id like 'live-jan-now-%'");
  return (row as { id: string }).id;
}

export const staff =
  (portal: RunningPortal, id: string) =>
  (move: string, fields: object = {}) =>
    portal.tell(`/telehealth-live/${id}/${move}`, fields);

/** A window of a browser, and what its console complains of. */
export async function windowIn(
  browser: Browser,
  portal: RunningPortal,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** Collects what the page asks for from now on; its icon is the browser's own wish, at a time of its choice. */
export async function askedBy(page: Page) {
  const icon = new URL((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '', page.url()).href;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== icon) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Leads to the waiting room of the chosen type. */
export async function atRoom(page: Page, id: string, type: 'C' | 'A' | 'V') {
  await signIn(page, 'jan.nowak', `/telehealth?teleconsultationId=${id}`);
  await page.goto(`/telehealth/teleconsultationtype?teleconsultationId=${id}`);
  await page.locator(`input[value="${type}"]`).check();
  await page.locator('main form input[type=submit]').first().click();
  if (type !== 'C') await page.locator('main form input[type=submit]').first().click();
  await expect(page).toHaveURL(/telewaitingroom/);
}
