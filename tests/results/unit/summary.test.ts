import { describe, expect, it } from 'vitest';
import type { Measured } from '#contract/results/reading/standing.ts';
import { summaryOf } from '#app/domain/results/summary.ts';
import { plainText, providerText } from '#app/domain/text.ts';

const RANGE = { low: 10, high: 20 };
const measured = (name: string, value: string, more: Partial<Measured> = {}) => ({
  name: providerText(name),
  value,
  ...RANGE,
  ...more,
});
const inside = (name: string) => measured(name, '15');
const below = (name: string, flag?: string) => measured(name, '4', { flag });
const above = (name: string, flag?: string) => measured(name, '31,5', { flag });

/** A summary in a line, as a table reads it. */
function told(values: Parameters<typeof summaryOf>[0]) {
  const summary = summaryOf(values);
  if (!summary) return null;
  const { normal, total, outside, unknown, contradicted, remarked, unsaid } = summary;
  const names = (named: typeof unknown) =>
    named && `${named.names.map(plainText).join(' ')}${named.left > 0 ? ` +${named.left}` : ''}`;
  return {
    normal: `${normal}/${total}`,
    outside:
      outside &&
      `${outside.count}: ${outside.places.map(({ place, names: those }) => `${place} ${those.map(plainText).join(' ')}`).join(', ')} +${outside.left}`,
    unknown: names(unknown),
    contradicted: names(contradicted),
    remarked: names(remarked),
    unsaid: names(unsaid),
  };
}
const NOTHING = { outside: null, unknown: null, contradicted: null, remarked: null, unsaid: null };

describe('what a list says of a result', () => {
  it('is nothing where no value is known', () => {
    expect([summaryOf(undefined), summaryOf([])]).toEqual([null, null]);
  });

  it.each([
    ['a number inside its range', measured('K', '15')],
    ['N beside it', measured('K', '15', { flag: 'N' })],
    ['N without a range', measured('K', 'czysty', { flag: ' n ', low: undefined, high: undefined })],
    ['on the edge', measured('K', '20')],
  ])('is that all are normal where each of them is: %s', (_, value) => {
    expect(told([value, inside('Na')])).toEqual({ normal: '2/2', ...NOTHING });
  });

  it.each([
    ['a mark that nobody knows', { flag: '#S' }, { unknown: 'K' }],
    ['N with a mark that nobody knows', { flag: 'N;zz9' }, { unknown: 'K' }],
    ['no mark and no range', { low: undefined, high: undefined }, { unsaid: 'K' }],
    ['a text that is no number', { value: 'ślad' }, { unsaid: 'K' }],
    ['a range the wrong way round', { low: 20, high: 10 }, { unsaid: 'K' }],
    ['a mark of something else', { flag: 'POS' }, { remarked: 'K' }],
    ['a negative one, for that is no range', { flag: 'NEG' }, { remarked: 'K' }],
    [
      'N beside a value out of range',
      { flag: 'N', value: '31' },
      { outside: '1: above K +0', contradicted: 'K' },
    ],
    ['H beside a value in its range', { flag: 'H' }, { contradicted: 'K' }],
    ['marks that deny each other', { flag: 'L;H', low: undefined, high: undefined }, { contradicted: 'K' }],
    ['a limit that may lie outside', { value: '<15' }, { unsaid: 'K' }],
  ])('is never that a value is normal with %s', (_, more, found) => {
    const all = told([measured('K', '15', more), inside('Na')]);
    expect(all).toEqual({ normal: '1/2', ...NOTHING, ...found });
  });

  it('names four that are outside at most, those that cannot wait first, and counts the others', () => {
    const values = [above('A'), below('B'), below('C', 'L'), above('D', 'H'), below('E', 'LL'), above('F')];
    expect(told([inside('N'), ...values])).toEqual({
      normal: '1/7',
      ...NOTHING,
      outside: '6: farBelow E, above A, below B C +2',
    });
    expect(summaryOf(values)?.isCritical).toBe(true);
    expect(summaryOf([above('A')])?.isCritical).toBe(false);
  });

  it('has every value in it, named or counted', () => {
    const flags = ['N', 'H', 'LL', '', 'POS', '??', 'A', 'QCF', 'H~N', '<', 'S', '↑↑', '*'];
    for (const flag of flags) {
      const summary = summaryOf([measured('K', '15', { flag }), measured('Z', 'x', { flag })]);
      if (!summary) throw new Error('no summary');
      const named = [summary.unknown, summary.contradicted, summary.remarked, summary.unsaid].flatMap(
        (one) => one?.names ?? [],
      );
      const all = summary.normal + (summary.outside?.count ?? 0) + named.length;
      expect(all, flag).toBeGreaterThanOrEqual(summary.total);
    }
  });
});
