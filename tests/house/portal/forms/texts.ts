import fc from 'fast-check';

/** A start tag that must never become an element. */
export const MARK = '<x-mark';

/** Texts as people and others type them; many carry the mark. */
export const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    `${MARK}>`,
    `"${MARK} onload=alert(1)>`,
    `'${MARK}>`,
    `</input>${MARK}>`,
    `</script>${MARK}>`,
    '{{constructor}}',
    '${7*7}',
    '$t(page:title)',
    '&amp;&lt;',
    '\u0000',
    '\ud800',
    '\u202e\u2066',
    '-1',
    '1e999',
    'null',
    'true',
    '__proto__',
    'x'.repeat(3_000),
  ),
);

/** Days, right and wrong ones, in many spellings. */
export const day = fc.oneof(
  text,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.tuple(fc.nat(40), fc.nat(14), fc.nat(3_000)).map((parts) => parts.join('-')),
  fc.constantFrom('29-02-2027', '28-03-2027', '31-10-2027', '01.01.2027', '1 stycznia 2027', '20270101'),
);

/** One of these values, or any text. */
export const oneOf = (...values: string[]) => fc.oneof(fc.constantFrom(...values), text);

/** The fields that a form may be sent whose own fields mean nothing. */
export const anything = { other: text };

const anyName = fc.oneof(
  fc.constantFrom(
    'username',
    'patientId',
    'status',
    'draft',
    'day',
    '_key',
    'csrf2',
    'a.b',
    'a[0]',
    'a[]',
    'a[',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

export type Fields = Record<string, string[]>;
export type KnownFields = Record<string, fc.Arbitrary<string>>;

/** Makes values for some of the form's fields, mostly one each, and now and then fields that it does not have. */
export const fieldsFor = (known: KnownFields) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(known).map(([name, value]) => [
            name,
            fc.oneof({ weight: 5, arbitrary: value.map((one) => [one]) }, fc.array(value, { maxLength: 3 })),
          ]),
        ),
      ),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        fc.dictionary(
          anyName,
          text.map((one) => [one]),
          { maxKeys: 3, noNullPrototype: true },
        ),
      ),
    )
    .map(([fields, others]): Fields => ({ ...others, ...fields }));
