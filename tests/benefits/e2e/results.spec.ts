import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('test results', () => {
  test('are read in words, explained, and followed over time', { tag: '@area' }, async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/benefits/encounters');
    await page.getByRole('link', { name: say('benefits:tabs.results') }).click();
    await expect(page).toBePage(say('results:title'));
    await page.getByRole('link', { name: /^Elektrolity i glukoza/ }).click();
    await expect(page).toBePage(/ \d{4} Elektrolity i glukoza$/);
    await expect(page.getByRole('heading', { name: say('results:criticalTitle') })).toBeVisible();
    const potassium = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Potas' }) });
    await expect(potassium.getByText(/^6,8.mmol\/l: dużo powyżej zakresu\./)).toBeVisible();
    await potassium.getByText(say('results:meaning')).first().click();
    await expect(potassium.getByText(/^Potas jest potrzebny/)).toBeVisible();

    await page.goto('/benefits/medicaltestresult/result-101');
    await page.getByRole('link', { name: /^Jak się zmieniało Kreatynina/ }).click();
    await expect(page).toBePage('Jak się zmieniało: Kreatynina');
    await expect(page.getByRole('table')).not.toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toBePage(/ \d{4} Kontrola: nerki, tarczyca, cukrzyca$/);
    await page.getByRole('link', { name: say('results:back') }).click();
    await expect(page).toBePage(say('results:title'));
  });

  test('never tear a number from its unit, whatever the letters and the screen', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    const base = '/benefits/medicaltestresult';
    for (const [width, choices] of [
      [320, 'textSize.300~spacing.wide'],
      [320, 'textSize.300~spacing.default'],
      [320, 'textSize.150~spacing.default'],
      [375, 'textSize.200~spacing.wide'],
      [800, 'textSize.100~spacing.default'],
      [1280, 'textSize.300~spacing.wide'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/result-1', '/result-3', '/result-101', '/values/2160-0', '/values/3016-3']) {
        await page.goto(base + path);
        await page.context().addCookies([{ name: 'display', value: choices, url: page.url() }]);
        await page.goto(base + path);
        const { amounts, torn, isTooWide } = await page.evaluate(amountsOf);
        expect(amounts, path).toBeGreaterThan(3);
        expect(torn, `${path} at ${width} px, ${choices}`).toEqual([]);
        expect(isTooWide, `${path} at ${width} px, ${choices}`).toBe(false);
      }
    }
  });
});

/** In the browser: the numbers with their units in the content, and those of them that stand in two lines though one has room. */
function amountsOf() {
  const main = document.querySelector('main')!;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: { text: string; lines: number; fits: boolean }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.textContent ?? '').matchAll(/[^ ]*\d[^ ]*[\u00a0/][^ ]*/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const boxes = [...range.getClientRects()];
      const room = node.parentElement?.closest('p, li, dd, td, div')?.clientWidth ?? 0;
      found.push({
        text: match[0],
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        fits: boxes.reduce((sum, { width }) => sum + width, 0) <= room,
      });
    }
  }
  return {
    amounts: found.length,
    torn: found.filter(({ lines, fits }) => fits && lines > 1).map(({ text }) => text),
    isTooWide: document.documentElement.scrollWidth > window.innerWidth,
  };
}
