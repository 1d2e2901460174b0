import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let portal: PortalProcess;

beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

/** A browser asks for them once: another version has another address. */
it('stylesheet and script of a page are kept for a year', async () => {
  const { page } = await createVisitor(portal.origin).get('/login');
  const sheets = page.querySelectorAll('link[rel="stylesheet"]').map((one) => one.getAttribute('href'));
  const scripts = page.querySelectorAll('script').map((one) => one.getAttribute('src'));
  expect([sheets.length, scripts.length]).toEqual([1, 1]);
  for (const path of [...sheets, ...scripts]) {
    const { status, headers } = await fetch(portal.origin + (path ?? ''));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
});
