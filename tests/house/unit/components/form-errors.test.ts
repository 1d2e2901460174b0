import { describe, expect, test } from 'vitest';
import { errorsForTitle, errorWords, fieldId, formErrors } from '#app/components/form/errors.ts';
import { translator } from '#app/services/text/texts.ts';

describe('formErrors', () => {
  test('has one entry a field, in the order given, with the id of its control', () => {
    const errors = { email: ['a', 'b'], 'address.city': ['c'], phone: [], note: null };
    expect(formErrors({ formId: 'contact', errors })).toEqual([
      { id: 'contact-email', texts: ['a', 'b'] },
      { id: 'contact-address-city', texts: ['c'] },
    ]);
  });

  test('has one entry for each text about the form as a whole, without an id', () => {
    expect(formErrors({ formId: 'f', errors: { '': ['a', 'b'] } })).toEqual([
      { id: null, texts: ['a'] },
      { id: null, texts: ['b'] },
    ]);
  });
});

test('errorsForTitle counts the fields, and knows what is said of the form as a whole', () => {
  expect(errorsForTitle({ '': ['a', 'b'], email: ['c', 'd'], phone: null })).toEqual({
    errorCount: 1,
    failures: ['a', 'b'],
    texts: ['a', 'b', 'c', 'd'],
  });
  expect(errorsForTitle(undefined)).toEqual({ errorCount: 0, failures: [], texts: [] });
});

test.each([
  ['name', 'f-name'],
  ['address.city', 'f-address-city'],
  ['drugs[0].name', 'f-drugs-0-name'],
])('the id of field %s is %s', (name, id) => {
  expect(fieldId({ formId: 'f', name })).toBe(id);
});

test('errorWords says the text with its values', () => {
  const words = errorWords({ t: translator('pl'), error: 'page:header.signedInAs?name=Jan+Nowak' });
  expect(words).toBe('Zalogowano: Jan Nowak');
});
