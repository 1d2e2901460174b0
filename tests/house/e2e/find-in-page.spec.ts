import { expect, test } from '#tests/support/fixtures.ts';

const PAGE = '/legal/declaration-of-availability';
/** Words that are long enough to be divided where text is large. */
const SOUGHT = ['telekonsultacji', 'częściowo zgodna'];

/** True where the browser’s own search finds the words, from the top of the page. */
const finds = (words: string) => {
  getSelection()?.removeAllRanges();
  return (window as unknown as { find: (words: string) => boolean }).find(words);
};

for (const size of ['100', '150', '200', '300'])
  test(`the browser’s own search finds long words at ${size} %`, async ({ page }) => {
    await page.goto(PAGE);
    const choices = ['contrast.default', `textSize.${size}`, 'spacing.default', 'motion.default'].join('~');
    await page.context().addCookies([{ name: 'display', value: choices, url: page.url() }]);
    await page.reload();
    for (const words of SOUGHT) expect(await page.evaluate(finds, words), words).toBe(true);
    expect(await page.evaluate(finds, 'telekonsultacjami przychodni')).toBe(false);
    const divided = (await page.content()).split('\u00ad').length - 1;
    expect(divided > 0).toBe(Number(size) > 150);
  });
