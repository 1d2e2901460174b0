import { expect, it } from 'vitest';
import { filesWanted, isEnough, isRemovable } from '#provider/person-files/rules.ts';

it.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('visible %s, required %s: taken %s (A-62)', (attachmentsVisible, attachmentsRequired, isOpen) => {
  const wanted = filesWanted({ attachmentsVisible, attachmentsRequired });
  expect(wanted).toEqual({ isOpen, isRequired: attachmentsRequired });
});

it.each([
  [1, 1, false],
  [2, 1, true],
  [0, 0, false],
  [1, 0, true],
])('%i kept less %i is enough: %s (A-65)', (kept, removed, expected) => {
  expect(isEnough({ kept, removed })).toBe(expected);
});

it('whoever brought a paper to a registration takes it back, and nobody else', () => {
  const paper = { account_id: 'a', is_of_registration: 1 } as const;
  expect(isRemovable(paper, { accountId: 'a' })).toBe(true);
  expect(isRemovable(paper, { accountId: 'b' })).toBe(false);
  expect(isRemovable({ ...paper, is_of_registration: 0 }, { accountId: 'b' })).toBe(true);
});
