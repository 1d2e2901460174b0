import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { axeSource } from './axe.ts';
import type { Answer } from '#tests/support/visitor.ts';

/** The smallest window that a page must fit in, and a common large one. */
export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1280, height: 900 };

export type Tab = Readonly<{
  page: Page;
  /** Shows an answer at its own path, in a window of that size. */
  show(answer: Answer, size: typeof NARROW): Promise<void>;
  /** The same document in the narrowest window with the largest text, as its cookie would have it, settings open. */
  showNarrow(): Promise<void>;
  close(): Promise<void>;
}>;

/** A tab that shows documents as the portal served them. Its own script does not run; styles and pictures are fetched. */
export async function openTab({ browser, origin }: { browser: Browser; origin: string }): Promise<Tab> {
  const copy = await serveCopies(origin);
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' });
  await context.addInitScript({ content: axeSource });
  const page = await context.newPage();

  return {
    page,
    async show(answer, size) {
      await page.setViewportSize(size);
      await page.goto(copy.addressOf(answer));
    },
    async showNarrow() {
      await page.setViewportSize(NARROW);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('.text-100')) {
          element.classList.replace('text-100', 'text-300');
        }
        location.hash = 'display';
      });
    },
    async close() {
      await context.close();
      await copy.stop();
    },
  };
}

/** A server of one answer at a time: costs the browser less than catching its requests, and leaves it its cache. */
async function serveCopies(origin: string) {
  let shown: Answer | undefined;
  const pathOf = (path: string) => new URL(path, origin).pathname + new URL(path, origin).search;

  const server = createServer(({ url = '' }, response) => {
    if (shown && url === pathOf(shown.path)) {
      const policy = shown.headers.get('content-security-policy') ?? '';
      response.writeHead(shown.status, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      });
      response.end(shown.html);
    } else if (url === '/enhance.js') {
      response.writeHead(404).end();
    } else {
      void fetch(origin + url).then(async (file) => {
        response.writeHead(file.status, {
          'content-type': file.headers.get('content-type') ?? '',
          'cache-control': file.headers.get('cache-control') ?? '',
        });
        response.end(Buffer.from(await file.arrayBuffer()));
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    addressOf(answer: Answer) {
      shown = answer;
      return `http://127.0.0.1:${port}${pathOf(answer.path)}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
