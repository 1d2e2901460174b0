import { readFileSync } from 'node:fs';
import { chromium, type Request } from 'playwright';
import { browserOptions } from '#tests/support/browser.ts';
import { galleryDocument, type GalleryPage, type View } from './gallery-document.tsx';
import { buildStyles } from './gallery-styles.ts';
import { switchDisplay } from './loop/in-page-display.ts';

const CONTRASTS = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow', 'auto'] as const;

/** A browser tab that shows pages of the gallery with the real stylesheets and script, from memory. */
export async function openGallery({ javaScriptEnabled = true } = {}) {
  const styles = await buildStyles(CONTRASTS);
  const browser = await chromium.launch(browserOptions());
  const tab = await (await browser.newContext({ javaScriptEnabled })).newPage();
  const sent: Request[] = [];
  const sheets = Object.fromEntries(
    [...styles].map(([name, body]) => [`/${name}.css`, { contentType: 'text/css', body }]),
  );

  return {
    tab,
    /** The forms that the tab has sent since show(). */
    sent,
    close: () => browser.close(),
    async show({ page, view, hash = '' }: { page: GalleryPage; view: View; hash?: string }) {
      const files: Record<string, { contentType: string; body: string }> = {
        '/': { contentType: 'text/html', body: galleryDocument({ page, view }) },
        ...sheets,
        '/enhance.js': { contentType: 'text/javascript', body: readFileSync('app/enhance.js', 'utf8') },
        '/logo.svg': { contentType: 'image/svg+xml', body: readFileSync('public/logo.svg', 'utf8') },
      };
      sent.length = 0;
      await tab.unrouteAll();
      await tab.route('**/*', async (route) => {
        const request = route.request();
        if (request.method() === 'POST') sent.push(request);
        const file = files[new URL(request.url()).pathname];
        // 204: the page stays as it is, so that it can be looked at after a form was sent.
        await route.fulfill(request.method() === 'GET' && file ? file : { status: 204 });
      });
      await tab.goto('about:blank');
      await tab.goto(`http://gallery.test/${hash}`);
    },
    /** Shows the same document in another contrast. */
    paint: (contrast: View['contrast']) =>
      tab.evaluate(switchDisplay, {
        sheet: `/${contrast}.css`,
        contrast,
        textSize: '100',
        isFolded: false,
        isNoted: false,
      }),
  };
}

export { CONTRASTS };
