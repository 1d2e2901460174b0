import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, chosen, issue, line, lines, said, typedDay, yesNo } from '#app/services/forms/fields.ts';
import { withValues } from '#app/services/text/error-text.ts';

const required = 'public:email.required';
const tooShort = withValues('questionnaires:fault.tooSmall', { number: 1, minimum: '5' });

/** The reading of a text by a field: its value, or the texts that it says. */
const read = (field: z.ZodType, typed: unknown) => {
  const { success, data, error } = field.safeParse(typed);
  return success ? { is: data } : { says: error.issues.map(({ message }) => message) };
};
const says = (...texts: string[]) => ({ says: texts });

/** The signs that nobody can see: spaces, a space of no width, a filler, a soft hyphen, marks of direction. */
const UNSEEN = [
  '',
  ' ',
  '\t\n',
  '\u00a0\u2003',
  '\u200b',
  '\u3164',
  '\u00ad',
  '\u200e\u202c',
  '\u2800 \ufe0f',
];

describe('a line', () => {
  const street = line({ required, most: 12 });
  const flat = line({ most: 12 });

  it.each([
    ['Krótka', 'Krótka'],
    ['  Łąkowa 7/2 ', 'Łąkowa 7/2'],
    ['12 znaków!!!', '12 znaków!!!'],
    ['🏠'.repeat(12), '🏠'.repeat(12)],
    // As it is typed: letters of other widths and ligatures stay what somebody's name is made of.
    ['Ｋrótka ﬁ', 'Ｋrótka ﬁ'],
    ['e\u0301', 'e\u0301'],
  ])('%j is %j', (typed, is) => {
    expect(read(street, typed)).toEqual({ is });
    expect(read(flat, typed)).toEqual({ is });
  });

  it.each(UNSEEN)('%j is nothing: said where it is required, and left out where it is not', (typed) => {
    expect(read(street, typed)).toMatchObject({ says: [required] });
    expect(read(flat, typed)).toEqual({ is: undefined });
  });

  it('that is not there is like one that is empty, and one that came twice is none', () => {
    expect(read(street, undefined)).toEqual(says(required));
    expect(read(flat, undefined)).toEqual({ is: undefined });
    expect(read(street, ['a', 'b'])).toEqual(says(required));
  });

  it.each([
    ['13 znaków!!!!', 'fields:line.tooLong?count=12'],
    ['🏠'.repeat(13), 'fields:line.tooLong?count=12'],
    ['Krótka\u0007 7', 'fields:line.notPlain'],
    ['Krótka\n7', 'fields:line.notPlain'],
    ['Krótka\u00857', 'fields:line.notPlain'],
  ])('%j: %s', (typed, text) => {
    expect(read(street, typed)).toEqual(says(text));
    expect(read(flat, typed)).toEqual(says(text));
  });

  it('says an area’s own words where it has some', () => {
    const own = line({ most: 3, tooLong: 'referrals:fault.tooLong', notPlain: 'referrals:fault.notPlain' });
    expect(read(own, 'abcd')).toEqual(says('referrals:fault.tooLong'));
    expect(read(own, 'a\u0000b')).toEqual(says('referrals:fault.notPlain'));
  });
});

describe('lines', () => {
  const reason = lines({ required, most: 20 });

  it.each([
    ['Boli mnie głowa.', 'Boli mnie głowa.'],
    ['\r\n Boli\r\nod rana \r', 'Boli\nod rana'],
    ['a\u2028b\u0085c', 'a\nb\nc'],
    ['a\u0000b\u001bc', 'abc'],
    // What turns the order of letters would let a text look like another.
    ['\u202edo\u202c rana', 'do rana'],
  ])('%j is %j', (typed, is) => {
    expect(read(reason, typed)).toEqual({ is });
  });

  it.each(UNSEEN)('%j is nothing', (typed) => {
    expect(read(reason, typed)).toMatchObject({ says: [required] });
    expect(read(lines({ most: 20 }), typed)).toEqual({ is: undefined });
  });

  it('has a bound, or none', () => {
    expect(read(reason, 'x'.repeat(21))).toEqual(says('fields:line.tooLong?count=20'));
    expect(read(lines({}), 'x'.repeat(9_000))).toEqual({ is: 'x'.repeat(9_000) });
  });

  it('takes no tab, which the contract does not', () => {
    expect(read(reason, 'a\tb')).toEqual(says('fields:lines.notPlain'));
  });
});

describe('a day', () => {
  const day = typedDay({
    required,
    earliest: '2026-02-01',
    latest: '2026-11-26',
    tooEarly: 'measurements:from.tooEarly',
    tooLate: 'measurements:from.tooLate',
  });

  it.each([
    ['2026-2-3', '2026-02-03'],
    ['3.2.2026', '2026-02-03'],
    ['03/02/2026 r.', '2026-02-03'],
    ['3 lutego 2026', '2026-02-03'],
    ['wtorek 3 II 2026', '2026-02-03'],
    ['3 February 2026', '2026-02-03'],
    ['０３－０２－２０２６', '2026-02-03'],
    ['3\u00a0.2\u200b.2026', '2026-02-03'],
    ['1.2.2026', '2026-02-01'],
    ['26.11.2026', '2026-11-26'],
  ])('%j is %s', (typed, is) => {
    expect(read(day, typed)).toEqual({ is });
  });

  it.each([
    ['31.02.2026', 'fields:day.impossible'],
    ['29-02-2026', 'fields:day.impossible'],
    ['2026-13-01', 'fields:day.impossible'],
    ['0.5.2026', 'fields:day.impossible'],
    ['31.02.', 'fields:day.malformed'],
    ['3.2.26', 'fields:day.malformed'],
    ['jutro', 'fields:day.malformed'],
    ['3 lut3go 2026', 'fields:day.malformed'],
    ['-3.2.2026', 'fields:day.malformed'],
    ['31.01.2026', 'measurements:from.tooEarly'],
    ['27.11.2026', 'measurements:from.tooLate'],
    ['3.2.9999', 'measurements:from.tooLate'],
  ])('%j: %s', (typed, text) => {
    expect(read(day, typed)).toEqual(says(text));
  });

  it.each([...UNSEEN, undefined])('%j is nothing', (typed) => {
    expect(read(day, typed)).toEqual(says(required));
  });
});

describe('an amount', () => {
  const price = amount({
    required,
    least: 100,
    most: 1_000_000_00,
    tooSmall: tooShort,
    tooLarge: 'fields:line.tooLong',
  });

  it.each([
    ['220', 220_00],
    ['220,5', 220_50],
    ['220.05', 220_05],
    ['1 200,50 zł', 1_200_50],
    ['1\u00a0200 PLN', 1_200_00],
    ['  0012,00 ', 12_00],
    ['１２，５０', 12_50],
    ['+12', 12_00],
    ['1', 100],
  ])('%j is %i grosze', (typed, is) => {
    expect(read(price, typed)).toEqual({ is });
  });

  it.each([
    // A dot or a comma before three digits may part thousands: nobody's money is guessed.
    ['12.500', 'fields:amount.malformed'],
    ['1,000', 'fields:amount.malformed'],
    ['1.200,50', 'fields:amount.malformed'],
    ['12,345', 'fields:amount.malformed'],
    ['dwieście', 'fields:amount.malformed'],
    ['12 zł 50 gr', 'fields:amount.malformed'],
    ['12 EUR', 'fields:amount.malformed'],
    ['5²', 'fields:amount.malformed'],
    ['36 6', 'fields:amount.malformed'],
    ['1e3', 'fields:amount.malformed'],
    ['zł', 'fields:amount.malformed'],
    ['-12,50', tooShort],
    ['\u2212220', tooShort],
    ['-0', tooShort],
    ['0,99', tooShort],
    ['1000000,01', 'fields:line.tooLong'],
  ])('%j: %s', (typed, text) => {
    expect(read(price, typed)).toEqual(says(text));
  });

  it.each([...UNSEEN, undefined])('%j is nothing, and not zero', (typed) => {
    expect(read(price, typed)).toEqual(says(required));
  });
});

describe('yes or no', () => {
  const agreed = yesNo({ required });

  it('is one of both', () => {
    expect(read(agreed, 'yes')).toEqual({ is: true });
    expect(read(agreed, 'no')).toEqual({ is: false });
  });

  it.each([undefined, '', 'on', 'true', 'YES', 'tak', ['yes', 'no'], true])('%j is no answer', (typed) => {
    expect(read(agreed, typed)).toEqual(says(required));
  });
});

describe('one of a list', () => {
  it('is an id, or nothing was chosen', () => {
    expect(read(chosen({ required }), 'patient-7')).toEqual({ is: 'patient-7' });
    for (const typed of [undefined, ['a', 'b'], 'x'.repeat(81)]) {
      expect(read(chosen({ required }), typed)).toEqual(says(required));
    }
  });
});

describe('what a form says', () => {
  it('is a key of the texts', () => {
    // @ts-expect-error a key that stands in no file does not compile
    expect(said('public:email.requierd')).toEqual({ error: 'public:email.requierd' });
    // @ts-expect-error neither do words
    expect(said('Wpisz adres')).toEqual({ error: 'Wpisz adres' });
    // @ts-expect-error nor in a field
    line({ required: 'public:email.requierd', most: 5 });
  });

  it('may stand at another field than the one that is read', () => {
    const form = z.object({ a: z.string(), b: z.string() }).transform((_, context) => {
      issue(context, required, 'b');
      // @ts-expect-error a key that stands in no file does not compile
      issue(context, 'public:email.requierd');
      return z.NEVER;
    });
    const { error } = form.safeParse({ a: '', b: '' });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['b'], required],
      [[], 'public:email.requierd'],
    ]);
  });
});
