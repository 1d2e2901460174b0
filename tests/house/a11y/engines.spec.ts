import { expect, test } from '@playwright/test';
import { addEngines } from './audit/engines/engines.ts';
import { htmlcsRemarks } from './audit/engines/htmlcs.ts';
import { ibmRemarks } from './audit/engines/ibm.ts';
import { startNu } from './audit/engines/nu.ts';
import { faultsOf } from './audit/engines/remark.ts';

/** The audit's other engines look, and see: one clean document, and the same with a fault that each knows. */
const CLEAN = `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Wizyty – Przychodnia</title></head><body>
<main><h1>Wizyty</h1><form action="/"><label for="word">Szukane słowo</label> <input type="text" id="word" name="word">
<button type="submit">Szukaj</button></form></main></body></html>`;
const PLANTED = CLEAN.replace('label for="word"', 'span')
  .replace('</label>', '</span>')
  .replace(' id="word"', ' id="word" align="left"');
const PALE = CLEAN.replace('<h1>', '<h1 style="color: #bbb; background: #fff">');
const WITH_PICTURE = CLEAN.replace('</main>', '<img src="data:," alt="Mapa dojazdu"></main>');

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
  expect(ibm.join()).toContain('input_label_exists/Fail_1: ');
  expect(htmlcs.join()).toContain('Principle1.Guideline1_3.1_3_1.F68: ');
  // A question to a human that has no verdict stands against a document, too.
  expect((await found(WITH_PICTURE)).htmlcs.join()).toContain('1_1.1_1_1.G94.Image (review): ');
});

test('asked for colours alone, they find a pale text and nothing else', async ({ page }) => {
  await addEngines(page);
  await page.goto('about:blank');
  const found = async (html: string) => {
    await page.setContent(html);
    const ibm = await ibmRemarks(page, 'colours');
    const htmlcs = await htmlcsRemarks(page, 'colours');
    return [faultsOf('IBM', ibm), faultsOf('HTML_CodeSniffer', htmlcs)].map((faults) => faults.join());
  };

  expect(await found(PLANTED)).toEqual(['', '']);
  expect(await found(PALE)).toEqual([
    expect.stringMatching(/^text_contrast_sufficient\/fail_contrast: /),
    expect.stringMatching(/^Principle1\.Guideline1_4\.1_4_\d.*G18/),
  ]);
  // Asked for everything again, they have lost nothing.
  await page.setContent(PLANTED);
  expect(faultsOf('HTML_CodeSniffer', await htmlcsRemarks(page)).join()).toContain('1_3_1.F68');
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
