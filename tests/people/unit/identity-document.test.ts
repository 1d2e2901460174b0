import { describe, expect, it } from 'vitest';
import { isDocumentNumber } from '#contract/people/reading/document-number.ts';
import { countryField, documentNumberField } from '#app/services/forms/identity-document.ts';
import { addressFields } from '#app/services/forms/address.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';

describe('a number of a document', () => {
  it.each(['AB1234567', 'fx 100-200', 'AB1', '12345', 'Ж-12/34'])('is %s', (typed) => {
    expect(isDocumentNumber(typed)).toBe(true);
  });
  it.each(['<>', 'A', 'AB', '--', '1', 'ABC', '<1234>', 'A1/', '1...', ''])('is not %s', (typed) => {
    expect(isDocumentNumber(typed)).toBe(false);
  });
  it('says so once', () => {
    const texts = (typed: string) =>
      documentNumberField()
        .safeParse(typed)
        .error?.issues.map(({ message }) => message);
    expect(texts('<>')).toEqual(['people:edit.document.notANumber']);
    expect(texts(' ')).toEqual(['people:edit.document.number']);
  });
});

it('of a country that is not listed it says whom to ring', () => {
  const field = countryField({ countries: ['PL', 'UA'], required: 'people:edit.country.required' });
  const said = (code: string) => field.safeParse(code).error?.issues.map(({ message }) => message);
  expect([said('UA'), said('OTHER'), said('XX'), said('')]).toEqual([
    undefined,
    ['people:edit.country.notListed'],
    ['people:edit.country.required'],
    ['people:edit.country.required'],
  ]);
});

it.each([
  ['PL', '20-400'],
  ['GB', 'SW1A 1AA'],
  ['DE', '10115'],
])('a postal code of %s is said with an example of its own: %s', (country, example) => {
  const { postalCode } = addressFields(country);
  const [issue] = postalCode.safeParse('<>').error?.issues ?? [];
  const { key, values } = partsOf(issue?.message ?? '');
  expect(textIn('pl').t(key, values)).toContain(example);
  expect(postalCode.safeParse(example).success).toBe(true);
});
