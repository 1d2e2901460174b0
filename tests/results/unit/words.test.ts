import { describe, expect, it, test } from 'vitest';
import { readingInWords, valueInWords } from '#contract/results/reading/in-words.ts';
import { numberInWords, written } from '#contract/results/reading/numbers.ts';
import { unitInWords, unitKey } from '#contract/results/reading/units.ts';
import { valueView } from '#app/components/results/value-in-words.ts';
import { textIn } from '#app/services/text/texts.ts';
import { speakerOf } from '#provider/results/printout.ts';

const pl = { language: 'pl' } as const;
const en = { language: 'en' } as const;

/** Units of UCUM, as some write them otherwise, and what is none: as people write it. Blanks stand for spaces that hold. */
test.each([
  ['g/dL', 'g/dl'],
  ['mmol/L', 'mmol/l'],
  ['umol/L', 'µmol/l'],
  ['µmol/L', 'µmol/l'],
  ['μmol/L', 'µmol/l'],
  ['ug/L', 'µg/l'],
  ['nmol/L', 'nmol/l'],
  ['cL', 'cl'],
  ['fL', 'fl'],
  ['U/L', 'U/l'],
  ['ukat/L', 'µkat/l'],
  ['mosm/kg', 'mOsm/kg'],
  ['meq/L', 'meq/l'],
  ['%', '%'],
  ['mm/h', 'mm/h'],
  ['mmol/mol', 'mmol/mol'],
  ['mm[Hg]', 'mmHg'],
  ['cm[H2O]', 'cmH₂O'],
  ['Cel', '°C'],
  ['kg/m2', 'kg/m²'],
  ['s-1', 's⁻¹'],
  ['10*9/L', '×10⁹/l'],
  ['10^9/L', '×10⁹/l'],
  ['x10^9/l', '×10⁹/l'],
  ['10*12/L', '×10¹²/l'],
  ['10*3/uL', '×10³/µl'],
  ['10*-3', '×10⁻³'],
  ['10*6{cells}/mL', '×10⁶/ml'],
  ['m[IU]/L', 'mIU/l'],
  ['m[iU]/L', 'mIU/l'],
  ['mIU/L', 'mIU/l'],
  ['u[iU]/mL', 'µIU/ml'],
  ['k[IU]/L', 'kIU/l'],
  ["[arb'U]/mL", 'arb. U/ml'],
  ['[pH]', 'pH'],
  ['g/(24.h)', 'g/24 h'],
  ['mmol/(8.h)', 'mmol/8 h'],
  ['umol/(min.g)', 'µmol/(min·g)'],
  ['kg.m/s2', 'kg·m/s²'],
  ['mL/min/{1.73_m2}', 'ml/min/1,73 m²'],
  ['mL/min/1.73m2', 'ml/min/1,73 m²'],
  ['mL/min/1,73 m²', 'ml/min/1,73 m²'],
  ['mL/(min.{1.73_m2})', 'ml/min/1,73 m²'],
  ['1', ''],
  ['{titer}', ''],
  ['{INR}', ''],
  // Remarks that say nothing are none; those that tell how it was measured, or against what, stand.
  ['ug/L{FEU}', 'µg/l FEU'],
  ['ug/L{DDU}', 'µg/l DDU'],
  ['ng{FEU}/mL', 'ng FEU/ml'],
  ['mg/L {FEU}', 'mg/l FEU'],
  ['{CAE}', 'CAE'],
  ["{Ehrlich'U}/dL", 'Ehrlich U/dl'],
  ['{S/CO}', 'S/CO'],
  ['{index.1}', 'index.1'],
  ['%{Hb}', '% Hb'],
  ['%{of_total}', '% of total'],
  ['mg/g{creat}', 'mg/g creat'],
  ['{copies}/mL', 'copies/ml'],
  ['[iU]/mL{WHO}', 'IU/ml WHO'],
  ['1{AU}', 'AU'],
  ['mg/L{\u200b}', 'mg/l'],
  ['10*3{#}/uL', '×10³/µl'],
  ['{Ratio}', ''],
  ['{cells}/uL', '/µl'],
  ['mg/L{FEU', 'mg/L{FEU'],
  ['1/uL', '/µl'],
  ['/uL', '/µl'],
  ['/{HPF}', '/HPF'],
  ['/[HPF]', '/HPF'],
  ['{cells}/{LPF}', '/LPF'],
  ['j.m./l', 'j.m./l'],
  ['tys./µl', 'tys./µl'],
  ['S/CO', 'S/CO'],
  ['', ''],
])('the unit %s is written %s', (unit, said) => {
  expect(unitInWords(unit, pl).replaceAll('\u00a0', ' ')).toBe(said);
  expect(unitInWords(unit, en).replaceAll('\u00a0', ' ')).toBe(said.replace('1,73', '1.73'));
});

test('no decimal comma stands in any unit but that of a body’s surface', () => {
  for (const unit of ['g/(24.h)', 'kg.m', 'mmol/(24.h)', 'U/(10.g)', 'j.m./l', '10.5x', 'a.b.c'])
    expect(unitInWords(unit, pl), unit).not.toContain(',');
});

test('two ways of writing a unit are one, and what is measured otherwise is another', () => {
  for (const [one, other] of [
    ['m[IU]/L', 'm[iU]/L'],
    ['10*9/L', '10^9/L'],
    ['umol/L', 'µmol/L'],
    ['1', '{INR}'],
    ['1', undefined],
    ['10*6{cells}/mL', '10*6/mL'],
  ])
    expect(unitKey(one), one).toBe(unitKey(other));
  expect(unitKey('ng/mL{FEU}')).not.toBe(unitKey('ng/mL{DDU}'));
  expect(unitKey('ng/mL{FEU}')).not.toBe(unitKey('ng/mL'));
  expect(unitKey('{copies}/mL')).not.toBe(unitKey('[iU]/mL'));
  expect(unitKey('mg/dL')).not.toBe(unitKey('mg/L'));
});

test.each([
  ['6,9', 6.9, '6.9', undefined],
  ['6.90', 6.9, '6.90', undefined],
  [' 6,9 ', 6.9, '6.9', undefined],
  ['-1,5', -1.5, '-1.5', undefined],
  ['\u22121.5', -1.5, '-1.5', undefined],
  ['+0.5', 0.5, '0.5', undefined],
  [',5', 0.5, '0.5', undefined],
  ['12 345', 12345, '12345', undefined],
  ['<0,01', 0.01, '<0.01', '<'],
  ['> 90', 90, '>90', '>'],
  ['≤5', 5, '<=5', '<='],
  ['>=1,2', 1.2, '>=1.2', '>='],
] as const)('%s is a number', (text, number, kept, comparator) => {
  expect(written(text)).toEqual({ number, text: kept, comparator });
});

test.each([
  '',
  ' ',
  'abc',
  '6,9 mmol/l',
  '1:80',
  '5-7',
  '1,2,3',
  '1.2.3',
  '<',
  '<<5',
  '1e3',
  'NaN',
  'Infinity',
  '10²',
  '5 %',
  '--5',
  '5<',
])('%j is no number', (text) => expect(written(text)).toBeNull());

test('a value keeps the digits that the laboratory wrote', () => {
  expect(valueInWords({ value: '12.0', unit: 'g/dL' }, pl)).toBe('12,0\u00a0g/dl');
  expect(valueInWords({ value: '12,0', unit: 'g/dL' }, en)).toBe('12.0\u00a0g/dl');
  expect(valueInWords({ value: '<0.5' }, pl)).toBe('<0,5');
  expect(valueInWords({ value: '4500', unit: '{cells}/uL' }, pl)).toBe('4500/µl');
  expect(valueInWords({ value: '480', unit: 'ug/L{FEU}' }, pl)).toBe('480\u00a0µg/l\u00a0FEU');
  expect(valueInWords({ value: '<20', unit: '{copies}/mL' }, pl)).toBe('<20\u00a0copies/ml');
  expect(valueInWords({ value: '2.4', unit: '1' }, pl)).toBe('2,4');
  expect(valueInWords({ value: 'ok. 1.5 przy pobraniu' }, pl)).toBe('ok. 1.5 przy pobraniu');
  expect(valueInWords({ value: '1:80' }, pl)).toBe('1:80');
});

test.each([
  [3.5, '3,5'],
  [0.0000001, '0,0000001'],
  [1.25e-9, '0,00000000125'],
  [1e21, `1${'0'.repeat(21)}`],
  [1.5e22, `15${'0'.repeat(21)}`],
  [-2, '-2'],
  [0, '0'],
])('a range has no exponent: %d', (number, said) => expect(numberInWords(number, pl)).toBe(said));

describe.each(['pl', 'en'] as const)('page and paper, in %s', (language) => {
  const say = (measured: Parameters<typeof readingInWords>[0]) => {
    const [page, paper] = [textIn(language), speakerOf(language)].map((speaker) =>
      readingInWords(measured, speaker),
    );
    expect(paper).toEqual(page);
    return page!;
  };

  it('say the same of each mark, range and unit', () => {
    const flags = [undefined, 'N', 'h', 'LL', 'AA', '<', 'POS', 'W', 'SYN-R', 'UNE', '#S', 'constructor'];
    const ranges = [{}, { low: 2 }, { high: 9.5 }, { low: 2, high: 9.5 }, { low: 1e-7, high: 1e-6 }];
    for (const flag of flags)
      for (const range of ranges)
        for (const unit of [undefined, '10*9/L', 'g/(24.h)', '{INR}']) {
          const { said, range: words } = say({ value: '4.7', unit, flag, ...range });
          expect(said.join(), flag).not.toMatch(/results:|undefined|\{\{/);
          expect(words).not.toMatch(/results:|undefined|\{\{|\de[-+]?\d/);
        }
  });

  it('say a range with one end by its words', () => {
    const [from, to, both, none] = [{ low: 60 }, { high: 5.5 }, { low: 4.5, high: 5.9 }, {}].map(
      (range) => say({ value: '5', unit: '10*12/L', ...range }).range,
    );
    const sign = language === 'pl' ? ',' : '.';
    expect(from).toMatch(language === 'pl' ? / od 60\u00a0×10¹²\/l\.$/ : / from 60\u00a0×10¹²\/l\.$/);
    expect(to).toContain(`${language === 'pl' ? 'do' : 'to'} 5${sign}5\u00a0×10¹²/l.`);
    expect(both).toContain(`4${sign}5 ${language === 'pl' ? 'do' : 'to'} 5${sign}9\u00a0×10¹²/l.`);
    expect(none).not.toMatch(/\d/);
  });
});

test('a card says what its marks and its range say, and where they do not agree', () => {
  const of = (value: string, flag: string | undefined, high = 5) => {
    const { sentence, pills, bar } = valueView({ value, flag, high, unit: 'mg/L' }, textIn('pl'));
    return { sentence: sentence.replaceAll('\u00a0', ' '), pills: pills.map(({ label }) => label), bar };
  };
  expect(of('12.4', 'N').sentence).toBe(
    '12,4 mg/l: powyżej zakresu. Zakres laboratorium: do 5 mg/l. Oznaczenie laboratorium („N”) nie zgadza się z tym zakresem; zapytaj o to lekarza.',
  );
  expect(of('12.4', 'N')).toMatchObject({
    pills: ['Powyżej zakresu', 'Oznaczenie niezgodne z zakresem'],
    bar: { side: 'above' },
  });
  expect(of('3', '#S')).toMatchObject({ pills: ['Oznaczenie: #S'], bar: null });
  expect(of('12', ' #S ').pills).toEqual(['Powyżej zakresu', 'Oznaczenie: #S']);
  expect(of('3', 'POS')).toMatchObject({ pills: ['Wynik dodatni'], bar: null });
  expect(of('3', 'W').sentence).toMatch(/^3 mg\/l: pogorszenie\. /);
  expect(of('3', 'H')).toEqual({
    sentence:
      '3 mg/l. Zakres laboratorium: do 5 mg/l. Oznaczenie laboratorium („H”) nie zgadza się z tym zakresem; zapytaj o to lekarza.',
    pills: ['Oznaczenie niezgodne z zakresem'],
    bar: null,
  });
  expect(of('3', ' hu ')).toEqual({
    sentence:
      '3 mg/l. Zakres laboratorium: do 5 mg/l. Oznaczenie laboratorium („hu”) jest pilne i nie zgadza się z tym zakresem; zadzwoń do przychodni jeszcze dzisiaj.',
    pills: ['Oznaczenie niezgodne z zakresem'],
    bar: null,
  });
  expect(of('ujemny', 'LL HH').pills).toEqual(['Oznaczenia niezgodne ze sobą']);
  expect(of('ujemny', 'LL HH').sentence).toMatch(
    /są pilne i nie zgadzają się ze sobą; zadzwoń do przychodni/,
  );
  expect(of('3', undefined)).toMatchObject({ pills: ['W zakresie'], bar: { side: 'inside' } });
});
