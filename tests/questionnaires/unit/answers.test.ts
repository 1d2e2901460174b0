import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAnswer, typedFrom, valuesFor } from '#app/domain/questionnaires/answers.ts';
import { formatNumber, readNumber, typedNumber } from '#app/domain/questionnaires/numbers.ts';
import { readQuestionnaireAddress } from '#app/domain/questionnaires/paths.ts';
import {
  fieldName,
  numberedQuestions,
  type Question,
  type Questionnaire,
} from '#app/domain/questionnaires/questions.ts';
import { providerText } from '#app/domain/text.ts';

const question = (rest: Partial<Question>): Question => ({
  orderNumber: 7,
  format: 'TEXT',
  text: providerText('Pytanie'),
  required: true,
  ...rest,
});
const TODAY = '2026-10-20';
const options = [
  { code: '1', name: providerText('Tak') },
  { code: '2', name: providerText('Nie') },
];

const date = question({ format: 'DATE' });
const pressure = question({ format: 'NUMERIC', minimum: 60, maximum: 260, decimalPlaces: 0 });
const weight = question({ format: 'NUMERIC', minimum: 0.5, decimalPlaces: 1 });
const below = question({ format: 'NUMERIC', maximum: -1 });
const text = question({ maxLength: 5 });
const one = question({ format: 'CHOICE', options });
const several = question({ format: 'CHOICE', options, multiple: true });
const named = (...names: string[]) =>
  question({
    format: 'CHOICE',
    multiple: true,
    options: names.map((name, index) => ({ code: String(index + 1), name: providerText(name) })),
  });
const illnesses = named('Cukrzyca', 'Brak apetytu', 'Żadna z tych chorób');
const unnamed = named('Cukrzyca', 'Astma', 'Nie choruję na nic z tej listy');
const flagged = question({
  format: 'CHOICE',
  multiple: true,
  options: [...options, { code: '3', name: providerText('Jestem zdrowy'), exclusive: true }],
});
const unflagged = question({
  format: 'CHOICE',
  multiple: true,
  options: [...options, { code: '3', name: providerText('Żadne z tych'), exclusive: false }],
});
const strange = question({ format: 'GEO-3D' });

describe('an answer that is right', () => {
  test.each<[Question, string[], string[]]>([
    [date, ['7.03.1948'], ['1948-03-07']],
    [date, [' 7 marca 1948 '], ['1948-03-07']],
    [pressure, ['60'], ['60']],
    [pressure, ['260'], ['260']],
    [pressure, ['120,0'], ['120']],
    [weight, ['83,5'], ['83.5']],
    [weight, ['1 083.5'], ['1083.5']],
    [below, ['−3'], ['-3']],
    [date, ['20-10-1906'], ['1906-10-20']],
    [illnesses, ['3'], ['3']],
    [illnesses, ['1', '2'], ['1', '2']],
    [unnamed, ['3', '3'], ['3']],
    [unflagged, ['1', '3'], ['1', '3']],
    [text, ['żółć\r\n'], ['żółć']],
    [text, ['👩👩👩👩👩'], ['👩👩👩👩👩']],
    [text, ['a\r\nb'], ['a\nb']],
    [one, ['2'], ['2']],
    [several, ['1', '2', '1'], ['1', '2']],
    [strange, ['cokolwiek'], ['cokolwiek']],
    [{ ...date, required: false }, [''], []],
    [{ ...several, required: false }, [], []],
  ])('%o, %j', (asked, typed, values) => {
    expect(readAnswer({ question: asked, typed, today: TODAY })).toEqual({ values });
  });
});

describe('an answer that is wrong', () => {
  test.each<[Question, string[], string]>([
    [date, [], 'dateRequired'],
    [date, ['jutro'], 'dateMalformed'],
    [date, ['29-02-2027'], 'dateImpossible'],
    [date, ['19.10.1906'], 'dateTooOld'],
    [date, ['1.1.1850'], 'dateTooOld'],
    [{ ...date, notInFuture: true }, ['21-10-2026'], 'dateInFuture'],
    [{ ...date, text: providerText('Od kiedy przyjmuje Pan/Pani leki?') }, ['21-10-2026'], 'dateInFuture'],
    [illnesses, ['1', '3'], 'contradiction'],
    [unnamed, ['3', '2'], 'contradiction'],
    [flagged, ['1', '2', '3'], 'contradiction'],
    [flagged, ['3', '9'], 'unknown'],
    [pressure, [' '], 'numberRequired'],
    [pressure, ['120 mmHg'], 'numberMalformed'],
    [pressure, ['1e3'], 'numberMalformed'],
    [pressure, ['Infinity'], 'numberMalformed'],
    [pressure, ['59'], 'outside'],
    [pressure, ['261'], 'outside'],
    [pressure, ['120,5'], 'whole'],
    [weight, ['83,55'], 'precise'],
    [weight, ['0,4'], 'tooSmall'],
    [below, ['0'], 'tooLarge'],
    [text, ['\r\n \n'], 'textRequired'],
    [text, ['👩👩👩👩👩👩'], 'tooLong'],
    [text, ['a\tb'], 'notPlain'],
    [one, [], 'oneRequired'],
    [one, ['3'], 'unknown'],
    [one, ['__proto__'], 'unknown'],
    [several, [], 'severalRequired'],
    [several, ['1', 'x'], 'unknown'],
  ])('%o, %j: %s', (asked, typed, fault) => {
    expect(readAnswer({ question: asked, typed, today: TODAY })).toEqual({ fault });
  });
});

const questionnaire: Questionnaire = {
  id: 'x',
  name: providerText('Ankieta'),
  sections: [
    { name: providerText('A'), questions: [{ ...date, orderNumber: 30 }] },
    { name: providerText('B'), questions: [] },
    {
      name: providerText('C'),
      questions: [
        { ...weight, orderNumber: 10 },
        { ...several, orderNumber: 20 },
      ],
    },
  ],
};

describe('a questionnaire', () => {
  it('numbers its questions as they are read, whatever the provider calls them', () => {
    expect(numberedQuestions(questionnaire).map(({ number, orderNumber }) => [number, orderNumber])).toEqual([
      [1, 30],
      [2, 10],
      [3, 20],
    ]);
  });

  it('shows answers in the fields as they may be typed', () => {
    const answers = [
      { orderNumber: 30, format: 'DATE', value: '2026-03-07' },
      { orderNumber: 10, format: 'NUMERIC', value: '83.5' },
      { orderNumber: 20, format: 'CHOICE', value: '1' },
      { orderNumber: 20, format: 'CHOICE', value: '2' },
    ];
    const typed = typedFrom({ questionnaire, answers });
    expect(typed).toEqual({ q30: '07-03-2026', q10: '83,5', q20: ['1', '2'] });
    for (const asked of numberedQuestions(questionnaire)) {
      const again = readAnswer({
        question: asked,
        typed: [typed[fieldName(asked)] ?? []].flat(),
        today: TODAY,
      });
      expect(again).toEqual({ values: valuesFor({ question: asked, answers }) });
    }
  });
});

describe('numbers', () => {
  it('are read again as they were, whatever is typed never throws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 999 }),
        (whole, decimals) => {
          const read = readNumber(`${whole},${decimals}`);
          expect(Number(read)).toBe(Number(`${whole}.${decimals}`));
          expect(readNumber(typedNumber(read ?? ''))).toBe(read);
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (typed) => void readNumber(typed)));
  });

  test.each([
    ['007', '7'],
    ['0', '0'],
    ['-0,0', '0'],
    ['1,50', '1.5'],
    ['+3', '3'],
    ['12 345,5', '12345.5'],
    ['\u2212 5', '-5'],
    ['\u200b83,5\ufeff', '83.5'],
    ['８３，５', '83.5'],
    ['36 6', undefined],
    ['1 2', undefined],
    ['5²', undefined],
    ['10⁶', undefined],
    ['½', undefined],
    ['H₂O', undefined],
  ])('%s is %s', (typed, value) => expect(readNumber(typed)).toBe(value));

  it('are shown in the language of the page', () => {
    expect(formatNumber({ value: 83.5, language: 'pl' })).toBe('83,5');
    expect(formatNumber({ value: 83.5, language: 'en' })).toBe('83.5');
  });
});

describe('the address of a questionnaire', () => {
  test.each([
    ['serviceCode=REHA&bookingId=b&system=AMMS', { serviceCode: 'REHA', bookingId: 'b', system: 'AMMS' }],
    ['serviceCode=REHA&bookingId=b', undefined],
    ['serviceCode=&bookingId=b&system=AMMS', undefined],
    [`serviceCode=REHA&bookingId=${'x'.repeat(81)}&system=AMMS`, undefined],
  ])('%s', (query, asked) => expect(readQuestionnaireAddress(new URLSearchParams(query))).toEqual(asked));
});
