import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGallery } from './gallery-browser.ts';
import { PLAIN_VIEW } from './gallery-document.tsx';
import { gallery } from './gallery.tsx';

type Gallery = Awaited<ReturnType<typeof openGallery>>;
const view = PLAIN_VIEW;

const fieldsOf = (browser: Gallery) => new URLSearchParams(browser.sent.at(-1)?.postData() ?? '');
const pathOf = (browser: Gallery) => new URL(browser.sent.at(-1)?.url() ?? 'none:').pathname;

describe('with scripts off', () => {
  let browser: Gallery;
  beforeAll(async () => {
    browser = await openGallery({ javaScriptEnabled: false });
  });
  afterAll(() => browser.close());

  test('the error summary has the focus, and its links lead to the fields', async () => {
    await browser.show({ page: gallery['fields wrong'], view });
    const { tab } = browser;
    await tab.locator('.error-summary:focus').waitFor();
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/#every-name');
    await tab.keyboard.type('Anna');
    expect(await tab.getByLabel('Imię').inputValue()).toBe('Anna');
  });

  test('a wrong field names its error before its hint', async () => {
    await browser.show({ page: gallery['fields wrong'], view });
    const email = browser.tab.getByLabel('Adres e-mail');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.getAttribute('aria-describedby')).toBe('every-email-error every-email-hint');
    expect(await browser.tab.locator('#every-email-error').textContent()).toMatch(/^Błąd: /);
  });

  test('answers stay in the fields, the password does not', async () => {
    await browser.show({ page: gallery['fields wrong'], view });
    const { tab } = browser;
    expect(await tab.getByLabel('Adres e-mail').inputValue()).toBe('jan');
    expect(await tab.getByLabel('14:00').isChecked()).toBe(true);
    expect(await tab.getByLabel('wtorek').isChecked()).toBe(true);
    expect(await tab.getByLabel('Hasło').inputValue()).toBe('');
  });

  test('answers kept for the page replace all defaults', async () => {
    await browser.show({ page: gallery['fields kept'], view });
    const { tab } = browser;
    expect(await tab.getByLabel('Imię').inputValue()).toBe('Anna');
    expect(await tab.getByLabel('9:40').isChecked()).toBe(true);
    expect(await tab.getByLabel('środa').isChecked()).toBe(true);
    expect(await tab.getByLabel('poniedziałek').isChecked()).toBe(false);
    expect(await tab.getByLabel('Zgadzam się').isChecked()).toBe(true);
  });

  test('Enter in a field sends the form to its own address, not the language', async () => {
    await browser.show({ page: gallery.fields, view });
    await browser.tab.getByLabel('Imię').press('Enter');
    await expect.poll(() => pathOf(browser)).toBe('/bookings');
  });

  test('a display button takes along what was typed', async () => {
    await browser.show({ page: gallery.fields, view });
    await browser.tab.getByLabel('Imię').fill('Anna');
    await browser.tab.getByRole('button', { name: 'Żółty na czarnym' }).click();
    expect(new URL(browser.sent.at(-1)?.url() ?? '').search).toBe(
      '?set=contrast.yellow-on-black&return=%2Fbookings%3FdateFrom%3D2026-11-20',
    );
    expect(fieldsOf(browser).get('name')).toBe('Anna');
    expect(fieldsOf(browser).get('csrf')).toBe('c5rf');
  });

  test('a display button works on a page without a POST form', async () => {
    for (const page of [gallery.parts, gallery.search]) {
      await browser.show({ page, view });
      await browser.tab.getByRole('button', { name: 'English' }).click();
      expect(pathOf(browser)).toBe('/display');
      expect(fieldsOf(browser).get('csrf')).toBe('c5rf');
    }
  });

  test('on a narrow screen a link shows the display buttons', async () => {
    await browser.tab.setViewportSize({ width: 320, height: 800 });
    await browser.show({ page: gallery.bookings, view });
    const button = browser.tab.getByRole('button', { name: 'Biały na czarnym' });
    expect(await button.isVisible()).toBe(false);
    await browser.tab.getByRole('link', { name: 'Wygląd', exact: true }).click();
    expect(await button.isVisible()).toBe(true);
  });
});

describe('with the script', () => {
  let browser: Gallery;
  beforeAll(async () => {
    browser = await openGallery();
    await browser.tab.clock.install({ time: '2026-11-20T11:20:00Z' });
  });
  afterAll(() => browser.close());

  test('a form is sent once, and again when no answer came for 10 seconds', async () => {
    await browser.show({ page: gallery.parts, view });
    const button = browser.tab.getByRole('button', { name: 'Rezerwuję' });
    await button.click();
    await button.click();
    expect(browser.sent.length).toBe(1);
    expect(await browser.tab.locator('#live[aria-live=polite]').textContent()).toContain('Wysyłanie');
    await browser.tab.clock.runFor(10_000);
    await button.click();
    expect(browser.sent.length).toBe(2);
  });

  test('the end of the session is announced two minutes before, with a way to prolong it', async () => {
    await browser.show({ page: gallery.parts, view });
    const status = browser.tab.locator('#live[aria-live=polite]');
    await browser.tab.clock.runFor(17 * 60_000);
    expect(await status.textContent()).toBe('');
    await browser.tab.clock.runFor(61_000);
    expect(await status.textContent()).toContain('mniej niż 2 minuty');
    await status.getByRole('button', { name: 'Przedłuż sesję' }).click();
    expect(pathOf(browser)).toBe('/session');
    await browser.tab.clock.runFor(120_000);
    expect(await status.textContent()).toContain('Sesja się skończyła');
  });

  test('a list that changed is replaced and what changed is announced', async () => {
    await browser.show({ page: gallery.bookings, view });
    const { tab } = browser;
    await tab.evaluate(() => document.querySelector('#list li')?.remove());
    await tab.clock.runFor(60_000);
    await expect
      .poll(() => tab.locator('#live[aria-live=polite]').textContent())
      .toContain('Konsultacja kardiologiczna');
    expect(await tab.locator('#list > li').count()).toBe(5);
  });

  test('a list is left alone until nobody has touched the page for ten seconds', async () => {
    await browser.show({ page: gallery.bookings, view });
    const { tab } = browser;
    await tab.evaluate(() => document.querySelector('#list li')?.remove());
    await tab.clock.runFor(55_000);
    // A key that scrolls nothing: the event of a scroll would come at whatever time the test's clock has by then.
    await tab.keyboard.press('Shift');
    await tab.clock.runFor(6_000);
    expect(await tab.locator('#list > li').count()).toBe(4);
    await tab.clock.runFor(60_000);
    await expect.poll(() => tab.locator('#list > li').count()).toBe(5);
  });

  test('a list that somebody is using is left alone', async () => {
    await browser.show({ page: gallery.bookings, view });
    const { tab } = browser;
    await tab.evaluate(() => document.querySelector('#list li:last-child')?.remove());
    await tab.locator('#list a').first().focus();
    await tab.clock.runFor(60_000);
    expect(await tab.locator('#list > li').count()).toBe(4);
  });
});
