import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { axeSource } from './axe.ts';
import { contentOf, switchDisplay, writeDocument } from './in-page-display.ts';
import { breakableTexts, putTexts } from './in-page-letters.ts';
import { CONTRASTS, NARROW, WIDE, type Contrast, type Look, type TextSize, type Width } from './looks.ts';
import { brokenTexts, keptWhole } from './soft-hyphens.ts';

export type Tab = Readonly<{
  page: Page;
  /** Shows an answer as the portal served it, at its own path, in a window of that width. */
  show(answer: Answer, width?: Width): Promise<void>;
  /** Makes of the document the one that the portal serves in that look (contrasts.spec.ts), with the display settings open where they fold. */
  look(look: Look): Promise<void>;
  /** The words that the size of the letters of now leaves whole. */
  kept(): ReadonlySet<string>;
  /** The document as it stands now, in a form that can be compared. */
  content(): Promise<string[]>;
  /** Gives the next document a new window, in which nothing is left of scripts. */
  renew(): void;
  close(): Promise<void>;
}>;

/** A file on its way to the tab; a test may plant a fault in it. */
export type Planted = (file: { path: string; body: string }) => string;

type TabSettings = { browser: Browser; origin: string; planted?: Planted };

/**
 * A tab that shows documents as the portal served them: written into one window, so that axe is loaded and compiled once. Their own
 * script does not run; styles and pictures are fetched.
 */
export async function openTab({ browser, origin, planted }: TabSettings): Promise<Tab> {
  const sheets = await contrastSheets(origin);
  const copy = await serveFiles({ origin, planted });
  const context = await browser.newContext({ viewport: windowOf(WIDE.width), reducedMotion: 'reduce' });
  await context.addInitScript({ content: axeSource });
  const page = await context.newPage();
  let policy: string | undefined;
  let brokenFor: TextSize | undefined;
  let kept: ReadonlySet<string> = new Set();

  const resize = async (width: Width) => {
    if (page.viewportSize()?.width !== width) await page.setViewportSize(windowOf(width));
  };

  /** Soft hyphens are the one thing of a size that the server writes. */
  const breakWords = async (textSize: TextSize) => {
    if (brokenFor === textSize) return;
    brokenFor = textSize;
    const texts = await page.evaluate(breakableTexts);
    kept = textSize === '200' || textSize === '300' ? keptWhole(texts) : new Set();
    await page.evaluate(putTexts, brokenTexts(texts, textSize));
  };

  return {
    page,
    async show({ html, headers, path }, width = WIDE.width) {
      const answered = withoutNonce(headers.get('content-security-policy') ?? '');
      if (answered !== policy) await page.goto(copy.emptyPage((policy = answered)));
      await resize(width);
      brokenFor = undefined;
      const body = planted?.({ path, body: html }) ?? html;
      await page.evaluate(writeDocument, { html: body, path: new URL(path, copy.origin).href });
    },
    async look({ contrast, textSize, width }) {
      const isFolded = textSize !== '100' || width < WIDE.width;
      const isNoted = textSize === NARROW.textSize && width === NARROW.width;
      await page.evaluate(switchDisplay, { sheet: sheets[contrast], contrast, textSize, isFolded, isNoted });
      await breakWords(textSize);
      await resize(width);
    },
    kept: () => kept,
    content: () => page.evaluate(contentOf),
    renew() {
      policy = undefined;
    },
    async close() {
      await context.close();
      await copy.stop();
    },
  };
}

const windowOf = (width: Width) => ({ width, height: width === 320 ? 640 : width < 768 ? 844 : 900 });

/** The policy without what is another one in each answer and allows the portal's script alone. */
const withoutNonce = (policy: string) => policy.replace(/ 'nonce-[^']+'/, '');

/** The address of each contrast's stylesheet, as the portal's pages link to it. */
async function contrastSheets(origin: string) {
  const addresses = CONTRASTS.map(async (contrast) => {
    const visitor = createVisitor(origin);
    visitor.cookies.set('display', `contrast.${contrast}`);
    const { page } = await visitor.get('/login');
    return [contrast, page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(addresses)) as Record<Contrast, string>;
}

/** A server of empty pages and the portal's files: costs the browser less than catching its requests, and leaves it its cache. */
async function serveFiles({ origin, planted }: Omit<TabSettings, 'browser'>) {
  let policy = '';
  const empty = (response: ServerResponse) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end('<!DOCTYPE html><title>-</title>');
  };
  const fetched = async (path: string, response: ServerResponse) => {
    const file = await fetch(origin + path);
    const type = file.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await file.arrayBuffer());
    response.writeHead(file.status, {
      'content-type': type,
      'cache-control': planted ? 'no-store' : (file.headers.get('cache-control') ?? ''),
    });
    response.end(planted && type.startsWith('text/') ? planted({ path, body: bytes.toString() }) : bytes);
  };

  const server = createServer(({ url = '' }, response) => {
    if (url === EMPTY_PAGE) empty(response);
    else if (SCRIPT.test(url)) response.writeHead(404).end();
    else void fetched(url, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin: own,
    emptyPage(contentPolicy: string) {
      policy = contentPolicy;
      return own + EMPTY_PAGE;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const EMPTY_PAGE = '/-/empty';
/** The portal's script, and those that some pages have besides. */
const SCRIPT = /^\/assets\/[^?]+\.js$/;
