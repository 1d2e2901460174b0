import { expect, test } from 'vitest';
import { partsOf, wayOf, withValues, withWay } from '#app/services/text/error-text.ts';
import { translator } from '#app/services/text/texts.ts';

test('an error text carries its values to the page', () => {
  const error = withValues('booking-wizard:dates.parallel', {
    service: 'Wizyta & kontrola',
    when: 'jutro, 9:40',
  });
  expect(partsOf(error)).toEqual({
    key: 'booking-wizard:dates.parallel',
    values: { service: 'Wizyta & kontrola', when: 'jutro, 9:40' },
  });
  expect(partsOf('booking-wizard:dates.required').values).toEqual({});
});

/** Story: as a text "65" chose no plural form, and the patient read "validation.102". */
test.each([
  [1, '1 rok'],
  [22, '22 lata'],
  [65, '65 lat'],
])('the number %d of an error text chooses the plural', (count, words) => {
  const { key, values } = partsOf(withValues('bookings:validation.102', { code: '102', count }));
  expect(translator('pl')(key, values)).toContain(words);
});

test('an error text may lead to where what stands in the way is mended', () => {
  const way = { href: '/bookings?patientId=patient-1002', words: 'bookings:validation.toCancel' } as const;
  const error = withWay(withValues('bookings:validation.206', { count: 6 }), way);
  expect(wayOf(error)).toEqual(way);
  expect(translator('pl')(partsOf(error).key, partsOf(error).values)).toBe(
    translator('pl')('bookings:validation.206', { count: 6 }),
  );
  expect(wayOf('bookings:validation.201')).toBeNull();
});

test('a message of a library is no text of ours: something plain is said in its place', () => {
  for (const message of [
    'Invalid input: expected boolean, received undefined',
    'Too small: expected string to have >=1 characters',
    'Unrecognized key: "a"',
    '',
  ])
    expect(partsOf(message)).toEqual({ key: 'form:unread', values: {} });
});
