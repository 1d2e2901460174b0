import type { Browser, Page } from 'playwright';
import { axeSource } from './axe.ts';
import type { Answer } from '#tests/support/visitor.ts';

/** The smallest window that a page must fit in, and a common large one. */
export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1280, height: 900 };

/** A tab that shows documents as the portal served them. Its own script does not run; styles and pictures are fetched. */
export async function openTab({ browser, size }: { browser: Browser; size: typeof NARROW }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  await context.route('**/enhance.js', (route) => route.abort());
  await context.addInitScript({ content: axeSource });
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
  const { status, html: body } = answer;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
  };
  await page.route(address, (route) => route.fulfill({ status, headers, body }));
  await page.goto('about:blank');
  await page.goto(address + hash);
  await page.unrouteAll();
}
