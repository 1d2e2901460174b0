import { expect, test } from 'vitest';
import { resultPrintout } from '#provider/results/printout.ts';
import { textOfPages } from '#tests/support/pdf-text.ts';

type Printed = Parameters<typeof resultPrintout>[0];
type Line = Printed['lines'][number];

const at = (instant: string) => Date.parse(instant);
const row = {
  id: 'result-1',
  name: 'Badania',
  status: 'FINAL',
  unit_name: 'Poradnia',
  laboratory_id: 'a',
  laboratory_name: 'Laboratorium A',
  collected_at: at('2026-11-20T06:30:00.000Z'),
} as Printed['row'];

const line = (
  value: string,
  said: Partial<Line['value']> = {},
  earlier: Partial<Line['earlier'][number]>[] = [],
) => ({
  value: {
    name: 'Badanie',
    unit: 'mg/L',
    low: null,
    high: null,
    range_text: null,
    flag: null,
    comment: null,
    value,
    ...said,
  },
  earlier: earlier.map((one) => ({
    unit: 'mg/L',
    laboratory_id: 'a',
    laboratory_name: 'Laboratorium A',
    ...one,
  })),
});

async function paper(
  lines: readonly object[],
  language: Printed['language'] = 'pl',
  critical?: Printed['critical'],
) {
  const bytes = await resultPrintout({
    row,
    lines: lines as Printed['lines'],
    critical,
    outOfDate: undefined,
    people: 'Jan Nowak',
    letterhead: 'Klinika',
    language,
    at: new Date('2026-11-24T09:00:00.000Z'),
  });
  return textOfPages(Buffer.from(bytes)).join('').replaceAll(/\s/g, '');
}
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

test('paper says of a value what its page says', async () => {
  const printed = [
    [
      line('12.4', { flag: 'N', high: 5 }),
      ['powyżej zakresu', 'do 5 mg/l.', 'nie zgadza się z tym zakresem'],
    ],
    [line('3', { flag: '#S' }), ['którego nie znamy', 'nie podało zakresu w liczbach']],
    [
      line('0,8', { low: 0.5, range_text: '> 0.5' }),
      ['0,8 mg/l', 'w zakresie', 'Zakres laboratorium: od 0,5 mg/l.'],
    ],
    [line('3', { high: 0.0000001 }), ['do 0,0000001 mg/l.']],
    [
      line('1:80', { unit: null, flag: 'A', range_text: 'poniżej 1:80' }),
      ['poza normą', 'w słowach laboratorium: poniżej 1:80'],
    ],
    [line('1.5', { unit: 'g/(24.h)' }), ['1,5 g/24 h', 'laboratorium nie podało oceny']],
    [line('dodatni', { unit: '{titer}', flag: 'pos' }), ['wynik dodatni']],
  ] as const;
  const text = await paper(printed.map(([one]) => one));
  for (const words of printed.flatMap(([, expected]) => expected)) expect(text).toContain(squeezed(words));
  expect(text).not.toMatch(/–5|e-|titer|,h/);
});

test('of earlier values, those of one day have their hours, and another laboratory its name', async () => {
  const earlier = [
    { value: '4', collected_at: at('2026-11-19T17:00:00.000Z') },
    {
      value: '<0.5',
      collected_at: at('2026-11-19T06:00:00.000Z'),
      laboratory_id: 'b',
      laboratory_name: 'Laboratorium B',
    },
    { value: '5', collected_at: at('2026-11-18T06:00:00.000Z') },
  ];
  const text = await paper([line('5', {}, earlier)]);
  for (const words of [
    '19 listopada 2026, 18:00: 4 mg/l',
    '19 listopada 2026, 7:00: <0,5 mg/l (Laboratorium B)',
    '18 listopada 2026: 5 mg/l',
  ])
    expect(text).toContain(squeezed(words));
});

test.each([
  ['pl', '+48426300120', 'Zadzwoń. 42 630 01 20'],
  ['en', '+48512000300', 'Ring us. +48 512 000 300'],
] as const)('the phone of what is critical is written as on its page, %s', async (language, phone, words) => {
  const text = { pl: 'Zadzwoń.', en: 'Ring us.' };
  expect(await paper([line('5')], language, { text, phone })).toContain(squeezed(words));
});
