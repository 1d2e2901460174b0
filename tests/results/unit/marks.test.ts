import { describe, expect, it, test } from 'vitest';
import { isCriticalMark, marksOf } from '#contract/results/reading/marks.ts';
import { readingOf, type Measured, type Standing } from '#contract/results/reading/standing.ts';

/** HL7 table 0078 whole, as its current version lists it, with the codes that it has replaced. */
const TABLE_0078 =
  'L H LL HH LU HU L< H> LX HX EX < > N A AA U D B W S R I MS VS NS SDD SYN-S SYN-R NCL IE POS NEG IND E DET ND RR WR NR AC TOX QCF HM CAR CARRIER EXP UNE OBX';
const CRITICAL = ['LL', 'HH', 'AA', 'LU', 'HU', 'L<', 'H>'];
const ALSO_CRITICAL = [
  'H*',
  'L*',
  'A*',
  'HH*',
  'H!',
  'L!',
  'HHH',
  'LLL',
  '**',
  '!!',
  'CH',
  'CL',
  'PH',
  '↑↑',
  '↓↓',
];

const potassium = { low: 3.5, high: 5.1 };
const RANGES = {
  both: { low: 3.5, high: 5.1 },
  to: { high: 5 },
  from: { low: 60 },
  none: {},
  /** An error of whoever sent it: no value could lie in it. */
  turned: { low: 9, high: 2 },
} satisfies Record<string, Partial<Measured>>;

type Row = readonly [
  flag: string | undefined,
  value: string,
  range: keyof typeof RANGES,
  said: readonly Standing[],
  is: string,
];

/**
 * The words that are said, and as what they count: n normal, o outside, c critical, u unknown, r remarked, x denied by its
 * range, m by another mark, - unrated.
 */
const ROWS: readonly Row[] = [
  // No mark: the value's own range speaks, and nothing else.
  [undefined, '4.2', 'both', ['inside'], 'n'],
  [undefined, '3.5', 'both', ['inside'], 'n'],
  [undefined, '5.1', 'both', ['inside'], 'n'],
  [undefined, '5.2', 'both', ['above'], 'o'],
  [undefined, '3,4', 'both', ['below'], 'o'],
  [undefined, '-1', 'to', ['inside'], 'n'],
  [undefined, '5,01', 'to', ['above'], 'o'],
  [undefined, '59.9', 'from', ['below'], 'o'],
  [undefined, '4.2', 'none', ['unsaid'], '-'],
  [undefined, '4.2', 'turned', ['unsaid'], '-'],
  [undefined, 'ujemny', 'both', ['unsaid'], '-'],
  [undefined, '1:80', 'to', ['unsaid'], '-'],
  [' ', '4.2', 'both', ['inside'], 'n'],
  ['""', '4.2', 'none', ['unsaid'], '-'],
  ['null', '7', 'both', ['above'], 'o'],
  // Limits: inside or outside only where every value that is meant is.
  [undefined, '<5', 'to', ['inside'], 'n'],
  [undefined, '<0.01', 'both', ['below'], 'o'],
  [undefined, '>90', 'from', ['inside'], 'n'],
  [undefined, '>5', 'to', ['above'], 'o'],
  [undefined, '≥ 5,1', 'both', ['unsaid'], '-'],
  [undefined, '<4', 'both', ['unsaid'], '-'],
  // Marks of the range, however they are written.
  ['N', '4.2', 'both', ['inside'], 'n'],
  ['n', '4.2', 'none', ['inside'], 'n'],
  ['N', 'ujemny', 'none', ['inside'], 'n'],
  ['H', '5.4', 'both', ['above'], 'o'],
  [' H', '5.4', 'both', ['above'], 'o'],
  ['h', '5.4', 'none', ['above'], 'o'],
  ['\u00a0l\u200b', '2', 'both', ['below'], 'o'],
  ['Ｈ', '5.4', 'both', ['above'], 'o'],
  ['hh', '6.8', 'both', ['farAbove'], 'oc'],
  ['HU', '6.8', 'both', ['farAbove'], 'oc'],
  ['H*', '6.8', 'both', ['farAbove'], 'oc'],
  ['ll', '2.1', 'both', ['farBelow'], 'oc'],
  ['Lu', '2.1', 'none', ['farBelow'], 'oc'],
  ['A', '1:80', 'none', ['abnormal'], 'o'],
  ['aa', 'dodatni', 'none', ['farAbnormal'], 'oc'],
  ['HX', '4.2', 'both', ['aboveThreshold'], 'o'],
  ['<', '<0.9', 'both', ['below', 'belowScale'], 'o r'],
  ['>', '>1650', 'none', ['aboveScale'], 'r'],
  ['<', '<0.6', 'to', ['belowScale'], 'r'],
  // A mark that its range denies is told as that alone; outside is outside, and urgent stays urgent.
  ['L', '9', 'both', ['above'], 'ox'],
  ['H', '2', 'both', ['below'], 'ox'],
  ['LL', '9', 'both', ['above'], 'ocx'],
  ['HH', '2', 'both', ['below'], 'ocx'],
  ['LL~H', '9', 'both', ['above'], 'ocx'],
  ['N', '12.4', 'to', ['above'], 'ox'],
  ['N', '12,4', 'to', ['above'], 'ox'],
  ['N', '<0.01', 'both', ['below'], 'ox'],
  ['H', '4.2', 'both', [], 'x'],
  ['HH', '4.2', 'both', [], 'cx'],
  ['HU', '4.7', 'both', [], 'cx'],
  ['l*', '3,6', 'both', [], 'cx'],
  ['AA', '<5', 'to', [], 'cx'],
  ['A', '4.2', 'both', [], 'x'],
  ['N~H', '4.2', 'both', [], 'x'],
  ['HU~W', '4.2', 'both', ['worse'], 'cxr'],
  ['HH #S', '4.2', 'both', ['unknown'], 'cux'],
  ['<', '9', 'both', ['above'], 'ox'],
  ['>', '2', 'both', ['below'], 'ox'],
  ['HX', '2', 'both', ['below'], 'ox'],
  // Marks that deny each other, where no range tells which is right.
  ['L~H', '4.2', 'none', [], 'm'],
  ['N HH', 'dodatni', 'none', [], 'cm'],
  ['POS~NEG', '4.2', 'none', [], 'm'],
  ['S;R', '8', 'none', [], 'm'],
  ['U~D', '9', 'both', ['above'], 'om'],
  ['A~L', '2', 'none', ['abnormal'], 'o'],
  ['N', '12.4', 'turned', ['inside'], 'n'],
  // Marks that speak of something else: nobody has said that the value is in range.
  ['POS', '4.2', 'both', ['positive'], 'r'],
  ['pos', 'dodatni', 'none', ['positive'], 'r'],
  ['NEG', 'ujemny', 'none', ['negative'], 'r'],
  ['W', '4.2', 'both', ['worse'], 'r'],
  ['W', '12.4', 'to', ['above', 'worse'], 'o r'],
  ['R', '8', 'none', ['resistant'], 'r'],
  ['QCF', '4.2', 'both', ['qualityFailed'], 'r'],
  // Marks that are not known are named, and never read as harmless.
  ['#S', '68', 'from', ['unknown'], 'u'],
  ['#S', '58', 'from', ['below', 'unknown'], 'ou'],
  ['XYZ', '4.2', 'both', ['unknown'], 'u'],
  ['N*', '4.2', 'both', ['unknown'], 'u'],
  ['constructor', '4.2', 'none', ['unknown'], 'u'],
  ['toString', '12.4', 'to', ['above', 'unknown'], 'ou'],
  ['?', 'ujemny', 'none', ['unknown'], 'u'],
  // Several in one.
  ['H~W', '5.4', 'both', ['above', 'worse'], 'o r'],
  ['A~HH', '6.8', 'both', ['farAbove'], 'oc'],
  ['N, #S', '4.2', 'both', ['unknown'], 'u'],
  ['(H)', '5.4', 'both', ['above'], 'o'],
];

const countsAs = (measured: Measured) => {
  const { isNormal, isOutside, isCritical, isUnknown, contradicted, isRemarked, said } = readingOf(measured);
  const marks = [
    ...[
      isNormal && 'n',
      isOutside && 'o',
      isCritical && 'c',
      isUnknown && 'u',
      contradicted === 'range' && 'x',
      contradicted === 'marks' && 'm',
    ],
    ...[said[0] === 'unsaid' && '-', isRemarked && (isOutside ? ' r' : 'r')],
  ];
  return marks.filter(Boolean).join('');
};

describe('a mark beside a value and its range', () => {
  test.each(ROWS)('%s, %s, range %s', (flag, value, range, said, is) => {
    const measured = { value, flag, ...RANGES[range] };
    expect(readingOf(measured).said).toEqual(said);
    expect(countsAs(measured)).toBe(is);
  });

  it('has a word for each code of HL7 table 0078', () => {
    for (const code of TABLE_0078.split(' '))
      for (const flag of [code, code.toLowerCase(), ` ${code} `])
        expect(marksOf(flag)[0]?.meaning, flag).toBeDefined();
  });

  it('is urgent where the laboratory says so, in whatever way', () => {
    for (const flag of [...CRITICAL, ...ALSO_CRITICAL]) {
      expect(isCriticalMark(flag), flag).toBe(true);
      expect(isCriticalMark(`${flag.toLowerCase()} `), flag).toBe(true);
      expect(readingOf({ value: '4.2', flag, ...potassium }), flag).toMatchObject({
        said: [],
        isCritical: true,
        isOutside: false,
        isNormal: false,
        contradicted: 'range',
      });
    }
    for (const flag of TABLE_0078.split(' ').filter((code) => !CRITICAL.includes(code)))
      expect(isCriticalMark(flag), flag).toBe(false);
    for (const flag of [undefined, null, '', '#S', 'constructor']) expect(isCriticalMark(flag)).toBe(false);
  });

  it('is normal as N alone, and no other mark is, inside of the range or without one', () => {
    const others = [
      ...TABLE_0078.split(' ').filter((code) => code !== 'N'),
      'XX',
      '#S',
      '?',
      '+',
      '-',
      'NORM',
    ];
    for (const flag of others)
      for (const range of Object.values(RANGES))
        expect(readingOf({ value: '4.2', flag, ...range }), flag).toMatchObject({ isNormal: false });
  });

  it('does not let a value out of its range be anything else', () => {
    for (const flag of [undefined, ...TABLE_0078.split(' '), '#S', 'XX'])
      for (const value of ['5.2', '3,49', '>5.1', '<3.5'])
        expect(readingOf({ value, flag, ...potassium }), `${flag} ${value}`).toMatchObject({
          isOutside: true,
        });
  });

  it('goes by the number that the patient reads; where text and number differ nobody tells', () => {
    const of = (value: string, number: number) => readingOf({ value, number, low: 1, high: 10 }).said;
    expect(of('6,9', 6.9)).toEqual(['inside']);
    expect(of('52', 5.2)).toEqual(['unsaid']);
    expect(of('5.12345', 5.12)).toEqual(['inside']);
    expect(of('powtórzono', 12)).toEqual(['above']);
    expect(readingOf({ value: '<12', number: 12, high: 5 }).said).toEqual(['unsaid']);
  });
});
