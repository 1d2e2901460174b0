import {
  expect as baseExpect,
  test as baseTest,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import { parse } from 'node-html-parser';
import { tokensOf } from './booking-walk.ts';
import { headingInTitle } from './heading-in-title.ts';
import { openRunningPortal, type RunningPortal } from './running-portal.ts';
import { PASSWORD } from './visitor.ts';
import { say } from './words.ts';

export type PortalOptions = {
  /** The provider is a process of its own, which the portal finds by PROVIDER_URL. */
  isProviderRemote: boolean;
  /** True where the browser runs scripts. */
  hasScripts: boolean;
};

type PerTest = { isFresh: boolean; hasNoScriptErrors: boolean; isFetchedByLynx: boolean };
type PerWorker = PortalOptions & { portal: RunningPortal; opened: BrowserContext };

const isFirefox = (context: BrowserContext) => context.browser()?.browserType().name() === 'firefox';

/** Firefox cannot be told to run no scripts (decision 061): it gets none. A page has one, in a file, and its policy allows no other. */
async function withoutScripts(context: BrowserContext) {
  if (!isFirefox(context)) return;
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
}

/** Times to book begin every five minutes: the nearest is not to begin while a story is about to take it. */
async function toEarlyMinute(portal: RunningPortal) {
  const minute = (await portal.now()).getMinutes() % 5;
  if (minute > 0) await portal.advance(`PT${5 - minute}M`);
}

/** The storage of a browser before anybody has used it. */
const NOTHING_STORED = { cookies: [], origins: [] };

/** Tests with a house of their worker's own: every one begins with the seed and the real time. */
export const test = baseTest.extend<PerTest, PerWorker>({
  isProviderRemote: [false, { scope: 'worker', option: true }],
  hasScripts: [true, { scope: 'worker', option: true }],

  portal: [
    async ({ isProviderRemote }, use) => {
      const portal = await openRunningPortal({ isProviderRemote });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  opened: [
    async ({ browser, portal, hasScripts }, use) => {
      const context = await browser.newContext({
        baseURL: portal.origin,
        javaScriptEnabled: hasScripts,
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
      });
      if (!hasScripts) await withoutScripts(context);
      else if (process.env['CLOCK']) await context.clock.install({ time: Date.now() });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  // One window for all tests of a worker, with nothing left of the test before: to open another costs more than most stories.
  context: async ({ opened, hasScripts }, use) => {
    await opened.clearCookies();
    if (hasScripts) await opened.setStorageState(NOTHING_STORED);
    await use(opened);
    const [, ...others] = opened.pages();
    await Promise.all(others.map((page) => page.close()));
  },

  // Firefox leaves a window without the focus when another that a story opened has been closed: it gets a new one.
  page: async ({ context }, use) => {
    const [left] = context.pages();
    const page = left && !isFirefox(context) ? left : await context.newPage();
    if (left !== page) await left?.close();
    await use(page);
  },

  baseURL: async ({ portal }, use) => use(portal.origin),

  isFresh: [
    async ({ portal }, use) => {
      await portal.reset();
      await toEarlyMinute(portal);
      await use(true);
    },
    { auto: true },
  ],

  hasNoScriptErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const onError = (error: WebError) => errors.push(error.error().message);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !isFailedAnswer(message.text())) errors.push(message.text());
      };
      context.on('weberror', onError).on('console', onMessage);
      await use(true);
      context.off('weberror', onError).off('console', onMessage);
      baseExpect(errors, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],

  isFetchedByLynx: [
    async ({ context }, use) => {
      const unfetched: string[] = [];
      const onResponse = (response: Response) => {
        if (isUnfetchedByLynx(response)) unfetched.push(response.url());
      };
      context.on('response', onResponse);
      await use(true);
      context.off('response', onResponse);
      baseExpect(unfetched, 'forms whose answer lynx shows out of its memory (decision 057)').toEqual([]);
    },
    { auto: true },
  ],
});

/** An answer that leads to where the form was sent, from a page of another address: lynx shows that page again, as it was. */
function isUnfetchedByLynx(response: Response) {
  const request = response.request();
  const { location } = response.headers();
  if (request.method() !== 'POST' || location === undefined) return false;
  const sentTo = request.url();
  return new URL(location, sentTo).href === sentTo && request.headers()['referer'] !== sentTo;
}

/** A page of 4xx is an answer, too; Chromium writes a line about each. */
const isFailedAnswer = (text: string) => text.startsWith('Failed to load resource');

export const expect = baseExpect.extend({
  /**
   * The h1, and the document's title that begins with it; before it what was done or failed, when the page says so, and
   * nothing else. That has the focus, without a script.
   */
  async toBePage(page: Page, title: string | RegExp) {
    await baseExpect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // One look at it all: while the next page comes, two looks would see parts of two pages.
    await baseExpect(async () => {
      const { heading: whole, over, documentTitle, outcome, focused } = await page.evaluate(outcomeOnPage);
      const heading = headingInTitle({ path: new URL(page.url()).pathname, heading: whole, over });
      const [before = '', ...others] = ` – ${documentTitle}`.split(` – ${heading} – `);
      baseExpect(others, `${documentTitle} names the page ${heading}`).not.toEqual([]);
      const told = before.replace(/^ – |…$/g, '').toLowerCase();
      baseExpect(outcome.toLowerCase().startsWith(told), `"${told}" is said on the page`).toBe(true);
      baseExpect(told.includes(': '), `the title says "${outcome}"`).toBe(outcome !== '');
      baseExpect(focused, 'what takes the focus').toEqual(outcome === '' ? [] : [outcome]);
    }).toPass({ timeout: 5_000 });
    return { pass: true, message: () => `not to be the page ${String(title)}` };
  },

  /** The form came back (design: accessibility, Form): title, summary with the focus, a link to each field at fault. */
  async toShowErrors(page: Page, errors: readonly (string | RegExp)[]) {
    await baseExpect(page).toHaveTitle(/^(Błąd: \d+ (pole|pola|pól) do poprawy|Uwaga: \p{Ll}.+) – /u);
    const summary = page.locator(':focus').filter({ hasNot: page.getByRole('heading', { level: 1 }) });
    await baseExpect(summary.getByRole('heading')).toHaveText(
      /^(Popraw (błąd: 1|błędy: \d+)|Nie udało się)$/,
    );
    // What is to be done next may follow what is wrong.
    await baseExpect(summary.getByRole('listitem')).toContainText(errors.map(beginning));
    for (const link of await summary.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      if (!href.startsWith('#')) continue;
      const target = page.locator(href);
      await baseExpect(target).toBeVisible();
    }
    return { pass: true, message: () => 'not to show these errors' };
  },
});

const beginning = (words: string | RegExp) =>
  typeof words === 'string' ? words : new RegExp(words.source.replace(/\$$/, ''), words.flags);

/** The outcome that a page without errors states, read in the browser. Notices of main itself are the page's, others a part's. */
function outcomeOnPage() {
  const words = (element: Element | null) => element?.textContent.trim() ?? '';
  return {
    heading: document.querySelector('h1')?.innerText.replace(/\s+/g, ' ') ?? '',
    over: words(document.querySelector('h1 .over')),
    documentTitle: document.title.replace(/\s+/g, ' '),
    outcome: words(document.querySelector('main > div.notice-success, main > div.notice-error')),
    focused: [...document.querySelectorAll('[autofocus]:not(h1)')].map(words),
  };
}

/** Signs in from the sign-in page, wherever the portal led to it; asserts nothing about what follows. */
export async function fillSignIn(page: Page, username: string, password = PASSWORD) {
  await page.getByLabel(say('public:login.username.label')).fill(username);
  await page.getByLabel(say('public:login.password.label')).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('public:login.submit') })
    .click();
}

/** Signs in without walking the form (sign-in.spec.ts does), and opens the page that was wanted: the list of bookings. */
export async function signIn(page: Page, username: string, wanted = '/bookings') {
  const path = `/login?return=${encodeURIComponent(wanted)}`;
  // The portal ends connections that were quiet for five seconds: one that ends at this moment is no failure.
  const form = await page.request.get(path, { maxRetries: 3 });
  const tokens = tokensOf({ page: parse(await form.text()), path });
  const sent = await page.request.post(path, {
    form: { ...tokens, username, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await page.goto(sent.headers()['location'] ?? path);
  // Narrow screens and large letters have it in the menu.
  await expect(
    page.getByRole('region', { name: say('page:header.account'), includeHidden: true }),
  ).toBeAttached();
}

/** Presses a button of the page's content and returns the status of the page that it leads to, redirects followed. */
export async function statusOf(page: Page, press: () => Promise<unknown>): Promise<number> {
  const isAnswer = (status: number) => status < 300 || status >= 400;
  const answer = page.waitForResponse((one) => one.request().isNavigationRequest() && isAnswer(one.status()));
  await press();
  return (await answer).status();
}

/** A notice of the page: its word, then its text. */
export const noticeOf = (page: Page, text: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ has: page.getByRole('strong') })
    .filter({ hasText: loose(text) });

/** A text with its word before it. */
const loose = (text: string | RegExp) =>
  typeof text === 'string' ? text : new RegExp(text.source.replace(/^\^/, ''));
