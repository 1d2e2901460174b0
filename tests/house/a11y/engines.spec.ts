import { expect, test } from '@playwright/test';
import { addEngines } from './audit/engines/engines.ts';
import { htmlcsRemarks } from './audit/engines/htmlcs.ts';
import { ibmRemarks } from './audit/engines/ibm.ts';
import { startNu } from './audit/engines/nu.ts';
import { faultsOf } from './audit/engines/remark.ts';

/** The audit's other engines look, and see: one clean document, and the same with a fault that each knows. */
const CLEAN = `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Wizyty – Przychodnia</title></head><body>
<main><h1>Wizyty</h1><p>Masz jedną wizytę.</p><img src="data:," alt="Mapa dojazdu"></main></body></html>`;
const PLANTED = CLEAN.replace(' alt="Mapa dojazdu"', '');

test('IBM and HTML_CodeSniffer find a planted fault, and nothing in a clean document', async ({ page }) => {
  await addEngines(page);
  await page.goto('about:blank');
  const found = async (html: string) => {
    await page.setContent(html);
    return {
      ibm: faultsOf('IBM', await ibmRemarks(page)),
      htmlcs: faultsOf('HTML_CodeSniffer', await htmlcsRemarks(page)),
    };
  };

  expect(await found(CLEAN)).toEqual({ ibm: [], htmlcs: [] });
  const { ibm, htmlcs } = await found(PLANTED);
  expect(ibm.join()).toMatch(/^img_alt_valid/);
  expect(htmlcs.join()).toMatch(/^Principle1\.Guideline1_1\.1_1_1\.H37/);
});

if (process.env['DEEP']) {
  test('the Nu checker finds a planted fault, and nothing in a clean document', async () => {
    const nu = await startNu();
    try {
      expect(faultsOf('Nu', await nu.remarks(CLEAN))).toEqual([]);
      expect((await nu.remarks(PLANTED)).map(({ isFault }) => isFault)).toContain(true);
    } finally {
      await nu.stop();
    }
  });
}
