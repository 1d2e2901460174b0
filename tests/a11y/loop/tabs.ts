import type { Browser, Page } from 'playwright';
import type { Answer } from '#tests/support/visitor.ts';

/** The smallest window that a page must fit in, and a common large one. */
export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1280, height: 900 };

/** A tab that shows documents as the portal served them. Its own script does not run; styles and pictures are fetched. */
export async function openTab({ browser, size }: { browser: Browser; size: typeof NARROW }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  await context.route('**/enhance.js', (route) => route.abort());
  return context.newPage();
}

/** Shows an answer at its own address; `hash` leads to a part of it. */
export async function show({
  page,
  origin,
  answer,
  hash = '',
}: {
  page: Page;
  origin: string;
  answer: Answer;
  hash?: string;
}) {
  const address = new URL(answer.path, origin).href;
  await page.route(address, (route) =>
    route.fulfill({ status: answer.status, contentType: 'text/html; charset=utf-8', body: answer.html }),
  );
  await page.goto('about:blank');
  await page.goto(address + hash);
  await page.unrouteAll();
}
