import { expect, test } from 'vitest';
import { standingOf } from '#app/domain/results/reading.ts';
import { numberInWords, unitInWords, valueInWords } from '#app/domain/results/words.ts';
import { meaningOfFlag } from '#provider/results/rules.ts';
import { ANALYTES } from '#provider/results/seed/analytes.ts';
import { unitOnPaper } from '#provider/results/units.ts';

test.each([
  ['g/dL', 'g/dl'],
  ['mmol/L', 'mmol/l'],
  ['umol/L', 'µmol/l'],
  ['ug/L', 'µg/l'],
  ['10*9/L', '×10⁹/l'],
  ['10*12/L', '×10¹²/l'],
  ['10*3/uL', '×10³/µl'],
  ['m[IU]/L', 'mIU/l'],
  ['mL/min/{1.73_m2}', 'ml/min/1,73 m²'],
  ['fL', 'fl'],
  ['U/L', 'U/l'],
  ['%', '%'],
  ['mm/h', 'mm/h'],
  ['mmol/mol', 'mmol/mol'],
])('the unit %s is written %s', (unit, written) => {
  expect(unitInWords(unit, { language: 'pl' })).toBe(written);
});

test('a value keeps the digits that the laboratory wrote', () => {
  const pl = { language: 'pl' } as const;
  expect(valueInWords({ value: '12.0', number: 12, unit: 'g/dL' }, pl)).toBe('12,0\u00a0g/dl');
  expect(valueInWords({ value: '<0.5', number: 0.5 }, pl)).toBe('<0,5');
  expect(valueInWords({ value: 'ok. 1.5 przy pobraniu' }, pl)).toBe('ok. 1.5 przy pobraniu');
  expect(valueInWords({ value: '12.0', number: 12 }, { language: 'en' })).toBe('12.0');
  expect(numberInWords(3.5, pl)).toBe('3,5');
});

test('paper and page say the same of each flag and unit', () => {
  for (const flag of ['N', 'L', 'H', 'LL', 'HH', 'A', 'AA', '<', '>', 'XX', 'constructor'])
    expect(meaningOfFlag(flag) ?? 'unknown', flag).toBe(standingOf({ value: 'x', flag }));
  const units = Object.values(ANALYTES).flatMap((analyte) => ('unit' in analyte ? [analyte.unit] : []));
  for (const unit of [...units, 'mg/dL'])
    for (const language of ['pl', 'en'] as const)
      expect(unitInWords(unit, { language }), unit).toBe(unitOnPaper({ unit, language }));
});
