import { expect, test } from 'vitest';
import { guessesAt } from '#app/areas.declared.ts';

test('tries at a password are counted together, whichever page of sign-in they come from', () => {
  expect(guessesAt('/easy-to-read/sign-in')).toBe('/login');
  expect(guessesAt('/Easy-To-Read/sign-in/')).toBe('/login');
  expect(guessesAt('/login')).toBe('/login');
  expect(guessesAt('/easy-to-read')).toBeUndefined();
});
