import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRASTS, openGallery } from './gallery-browser.ts';
import { galleryDocument, PLAIN_VIEW, type GalleryPage } from './gallery-document.tsx';
import { COLOUR_RULES } from './loop/axe-rules.ts';
import { axeFindings } from './loop/axe.ts';
import { walkByTab } from './loop/checks.ts';
import { documentFaults } from './loop/document.ts';
import { ringFaults } from './loop/in-page-focus.ts';
import { gallery } from './gallery.tsx';

const pages = Object.entries(gallery) as [keyof typeof gallery, GalleryPage][];
let browser: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  browser = await openGallery();
});

afterAll(() => browser.close());

/** Controls, and links that are not part of a sentence (2.5.5 leaves those out), with less than 44 x 44 px. */
const smallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('a, button, input:not([type=hidden]), select, textarea')]
    .filter((target) => target.tabIndex >= 0 && target.checkVisibility() && !target.matches('.skip-links a'))
    .filter((target) => {
      const label = target.matches('[type=radio], [type=checkbox]') ? target.nextElementSibling : null;
      const { width, height } = (label ?? target).getBoundingClientRect();
      return width < 44 || height < 44;
    })
    .map((target) => target.outerHTML);

/** Every rule. It leaves axe in the tab. */
async function violations() {
  const { violations: found } = await new AxeBuilder({ page: browser.tab }).withTags(AXE_TAGS).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, any }) => [html, any[0]?.message]) }));
}

const AXE_TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental', 'cat.aria', 'cat.color', 'cat.forms', 'cat.structure'],
];

describe.each(pages)('gallery: %s', (_, page) => {
  test('passes axe and shows the focus in every contrast', async () => {
    await browser.show({ page, view: PLAIN_VIEW });
    expect(await violations()).toEqual([]);
    for (const contrast of CONTRASTS) {
      await browser.paint(contrast);
      expect(await axeFindings(browser.tab, COLOUR_RULES), contrast).toEqual([]);
      expect(await browser.tab.evaluate(ringFaults), contrast).toEqual([]);
    }
  });

  test.each(['pl', 'en'] as const)('is a valid document in %s', async (language) => {
    expect(await documentFaults(galleryDocument({ page, view: { ...PLAIN_VIEW, language } }))).toEqual([]);
  });

  test.each([
    { width: 320, textSize: '300', spacing: 'wide' },
    { width: 320, textSize: '100', spacing: 'default' },
    { width: 768, textSize: '200', spacing: 'default' },
    { width: 1280, textSize: '100', spacing: 'wide' },
  ] as const)('has large targets and no sideways scroll at %o', async ({ width, textSize, spacing }) => {
    await browser.tab.setViewportSize({ width, height: 800 });
    await browser.show({ page, view: { ...PLAIN_VIEW, textSize, spacing }, hash: '#display' });
    const scroll = await browser.tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(scroll).toBeLessThanOrEqual(0);
    expect(await browser.tab.evaluate(smallTargets)).toEqual([]);
  });

  test('shows the focus at every stop of the Tab key', async () => {
    await browser.tab.setViewportSize({ width: 1280, height: 800 });
    await browser.show({ page, view: { ...PLAIN_VIEW, contrast: 'yellow-on-black' } });
    expect(await walkByTab(browser.tab)).toEqual([]);
  });
});
