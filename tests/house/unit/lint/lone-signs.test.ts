import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { markup, restricted } from '../../../../eslint-rules/restricted.js';

/** A link is a box of its own in very large letters, so that a full stop behind it would stand alone. */

const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
const faultsOf = (jsx: string) =>
  new Linter()
    .verify(`const shown = ${jsx};`, [{ languageOptions, rules: restricted(markup) }])
    .map(({ message }) => message);

it.each([
  '<p>{t("a")} <a href={b}>{t("c")}</a>.</p>',
  '<p><ActionLink href={b}>{t("c")}</ActionLink>, {d}</p>',
  '<p><PhoneLink phone={b} />\n; {d}</p>',
  '<p>{b ? <PhoneLink phone={b} /> : null}.</p>',
  '<>{b && <a href={b}>{d}</a>})</>',
])('a sign behind a link is refused: %s', (jsx) => {
  expect(faultsOf(jsx)).toEqual([expect.stringContaining('stands alone')]);
});

it.each([
  '<p>{t("a")} <a href={b}>{t("c")}</a> <Time at={d} />.</p>',
  '<p><Time at={b} />, {c}</p>',
  '<p><a href={b}>{t("c")}</a> – {d}</p>',
])('a sign behind words, a day or a blank is not: %s', (jsx) => {
  expect(faultsOf(jsx)).toEqual([]);
});
