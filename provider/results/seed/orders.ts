import type { PatientId } from '#provider/seed/people.ts';
import type { UnitId } from '#provider/seed/units.ts';
import type { AnalyteCode } from './analytes.ts';

/** The parts of the laboratory's answer that differ from its rule: a flag, a unit with a range of its own, a remark. */
type Said = {
  flag?: string | null;
  unit?: string;
  range?: { low?: number; high?: number; text?: string } | null;
  comment?: string;
};
export type SeedLine = readonly [code: AnalyteCode, value: string, said?: Said];

export const LABORATORIES = {
  'laboratory-1': 'Laboratorium Przychodni pod Lipami',
  'laboratory-2': 'Laboratorium Diagnostyczne Wieniawa',
} as const;
export type LaboratoryId = keyof typeof LABORATORIES;

export type SeedOrder = {
  id: `result-${number}`;
  patient: PatientId;
  name: string;
  /** The day of the sample, in days from today. */
  days: number;
  lines: readonly SeedLine[];
  unit?: UnitId;
  laboratory?: LaboratoryId;
  status?: 'PRELIMINARY' | 'CORRECTED';
  /** Days from today to the visit at which a withheld result is told. */
  discussedIn?: number;
  isUnpublished?: true;
  /** The lines before they were corrected; the version before has the id with `-1`. */
  former?: readonly SeedLine[];
  /** Under which id its files are kept; absent: the first one. */
  files?: 'first' | 'second' | 'nowhere' | 'several' | 'none';
};

const JAN = { patient: 'patient-1001' } as const;
const ANNA = { patient: 'patient-1002' } as const;
const ZOFIA = { patient: 'patient-1003', unit: 'unit-children' } as const;
const HALF_YEAR = 182;

/** Jan: every flag and every shape of a value. */
const shapes: readonly SeedOrder[] = [
  {
    id: 'result-1',
    ...JAN,
    name: 'Morfologia krwi z OB',
    days: -6,
    files: 'several',
    lines: [
      ['718-7', '12.9'],
      ['789-8', '4.7'],
      ['4544-3', '39.5'],
      ['787-2', '84'],
      ['6690-2', '7.2'],
      ['777-3', '412'],
      ['751-8', '4.6'],
      ['731-0', '1.9'],
      ['30341-2', '24', { comment: 'Badanie powtórzono.' }],
    ],
  },
  {
    id: 'result-2',
    ...JAN,
    name: 'Elektrolity i glukoza',
    days: -3,
    lines: [
      ['2823-3', '6.8', { flag: 'HH', comment: 'Próbka bez hemolizy. Wynik zgłoszono telefonicznie.' }],
      ['2951-2', '134'],
      ['14771-0', '2.1', { flag: 'LL' }],
      ['17861-6', '2.31'],
      ['19123-9', '0.81'],
    ],
  },
  {
    id: 'result-3',
    ...JAN,
    name: 'Lipidogram',
    days: -34,
    lines: [
      ['14647-2', '5.4'],
      ['22748-8', '3.3'],
      ['14646-4', '1.3'],
      ['14927-8', '1.6'],
      ['98979-8', '71'],
    ],
  },
  {
    id: 'result-4',
    ...JAN,
    name: 'Białka zapalne i zapasy żelaza',
    days: -48,
    lines: [
      ['1988-5', '<5', { flag: null }],
      ['2276-4', '>1650', { flag: '>' }],
      ['14798-3', '<0.9', { flag: '<' }],
    ],
  },
  {
    id: 'result-5',
    ...JAN,
    name: 'Serologia',
    days: -75,
    unit: 'unit-specialists',
    lines: [
      ['29953-7', '1:80', { flag: 'A', range: { text: 'poniżej 1:80' } }],
      ['5196-1', 'ujemny', { flag: 'N', range: { text: 'ujemny' } }],
    ],
  },
  {
    id: 'result-6',
    ...JAN,
    name: 'Wynik bez zakresu i z nieznanym znakiem',
    days: -90,
    lines: [
      ['3084-1', '402', { flag: null, range: null }],
      ['62292-8', '68', { flag: '#S' }],
    ],
  },
  {
    id: 'result-7',
    ...JAN,
    name: 'Próby wątrobowe',
    days: -1,
    status: 'PRELIMINARY',
    files: 'none',
    lines: [
      ['1742-6', '38'],
      ['1920-8', '36'],
      ['2324-2', '58'],
    ],
  },
  {
    id: 'result-8',
    ...JAN,
    name: 'Hormony tarczycy',
    days: -60,
    status: 'CORRECTED',
    lines: [
      ['14920-3', '15.2', { comment: 'Poprawiono błędnie wpisaną wartość.' }],
      ['2885-2', '71'],
    ],
    former: [
      ['14920-3', '51.2'],
      ['2885-2', '71'],
    ],
  },
  {
    id: 'result-9',
    ...JAN,
    name: 'Markery do omówienia',
    days: -8,
    unit: 'unit-specialists',
    discussedIn: 5,
    lines: [['1751-7', '31', { flag: 'AA' }]],
  },
  {
    id: 'result-10',
    ...JAN,
    name: 'Badanie w toku',
    days: -1,
    isUnpublished: true,
    lines: [['2777-1', '1.1']],
  },
  {
    id: 'result-11',
    ...JAN,
    name: 'Bilirubina',
    days: -120,
    files: 'second',
    lines: [['14631-6', '14']],
  },
  {
    id: 'result-12',
    ...JAN,
    name: 'Fosfataza zasadowa',
    days: -150,
    files: 'nowhere',
    lines: [['6768-6', '88']],
  },
  {
    id: 'result-13',
    ...JAN,
    name: 'Antygen HBs powtórzony',
    days: -170,
    unit: 'unit-specialists',
    lines: [['5196-1', 'dodatni', { flag: 'AA', range: { text: 'ujemny' } }]],
  },
];

const CREATININE = [98, 96, 101, 94, 99, 104, 95, 92, 97, 90, 1.02, 1.0, 0.98];
const TSH = [
  '2.41',
  '2.18',
  '3.02',
  '4.61',
  '3.87',
  '2.95',
  '2.2',
  '1.98',
  '2.4',
  '2.1',
  '1.86',
  '2.05',
  '1.7',
];
const HBA1C = [44, 43, 41, 42, 40, 41, 39, 38, 39, 37, 38, 36, 37];
const IN_MILLIGRAMS: Said = { unit: 'mg/dL', range: { low: 0.7, high: 1.2 } };

/** Jan: every half a year of six, at first in the other laboratory, which gave creatinine in another unit before that. */
const sixYears = CREATININE.map((creatinine, index): SeedOrder => ({
  id: `result-${101 + index}`,
  ...JAN,
  name: 'Kontrola: nerki, tarczyca, cukrzyca',
  days: -(20 + HALF_YEAR * index),
  laboratory: index < 8 ? 'laboratory-1' : 'laboratory-2',
  files: index === 0 ? 'first' : 'none',
  lines: [
    ['2160-0', String(creatinine), creatinine < 10 ? IN_MILLIGRAMS : {}],
    ['3016-3', TSH[index] ?? ''],
    ['59261-8', String(HBA1C[index])],
  ],
}));

const others: readonly SeedOrder[] = [
  {
    id: 'result-201',
    ...ANNA,
    name: 'Morfologia krwi',
    days: -25,
    lines: [
      ['718-7', '11.4'],
      ['6690-2', '5.9'],
      ['777-3', '240'],
      ['2276-4', '9'],
    ],
  },
  {
    id: 'result-202',
    ...ANNA,
    name: 'TSH',
    days: -210,
    unit: 'unit-women',
    files: 'none',
    lines: [['3016-3', '1.62']],
  },
  ...(['12.6', '12.2'] as const).map((haemoglobin, index): SeedOrder => ({
    id: `result-${203 + index}`,
    ...ANNA,
    name: 'Morfologia krwi',
    files: 'none',
    days: -(400 + 370 * index),
    lines: [
      ['718-7', haemoglobin],
      ['6690-2', '6.1'],
      ['777-3', '255'],
    ],
  })),
  {
    id: 'result-211',
    ...ZOFIA,
    name: 'Morfologia krwi',
    days: -12,
    lines: [
      ['718-7', '12.1'],
      ['789-8', '4.4'],
      ['787-2', '79'],
      ['6690-2', '12.4'],
      ['751-8', '8.1'],
      ['731-0', '3.6'],
      ['30341-2', '12'],
    ],
  },
  {
    id: 'result-212',
    ...ZOFIA,
    name: 'Kości i tarczyca',
    days: -12,
    files: 'none',
    lines: [
      ['6768-6', '251'],
      ['2777-1', '1.52'],
      ['3016-3', '4.5'],
      ['2160-0', '41'],
      ['62292-8', '61'],
    ],
  },
  ...Array.from({ length: 12 }, (_, index): SeedOrder => ({
    id: `result-${221 + index}`,
    patient: 'patient-1004',
    name: 'INR',
    files: 'none',
    days: -(5 + 28 * index),
    lines: [['6301-6', (2.1 + (index % 4) / 5).toFixed(1), { range: { low: 2, high: 3 } }]],
  })),
  {
    id: 'result-241',
    patient: 'patient-1005',
    name: 'Glukoza na czczo',
    days: -30,
    lines: [['14771-0', '5.1']],
  },
  {
    id: 'result-251',
    patient: 'patient-1009',
    name: 'Glukoza na czczo',
    days: -30,
    lines: [['14771-0', '5.3']],
  },
];

export const orders: readonly SeedOrder[] = [...shapes, ...sixYears, ...others];
