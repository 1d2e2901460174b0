import { expect, test } from 'vitest';
import { cleanFileName } from '#app/domain/bookings/attachments.ts';

test.each([
  ['\u2800.pdf', 'plik.pdf'],
  ['\u2800\u3164 \u2800.JPG', 'plik.JPG'],
  ['\u115f', 'plik'],
  ['..', 'plik'],
  ['wynik\u2800.pdf', 'wynik\u2800.pdf'],
  ['.pdf', '.pdf'],
])('a file has a name that can be seen: %j', (name, expected) => {
  expect(cleanFileName(name)).toBe(expected);
});
