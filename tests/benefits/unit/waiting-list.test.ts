import { expect, it } from 'vitest';
import { isUntilSeen, standingOf } from '#app/domain/benefits/waiting-list.ts';

const RANGE = { dateFrom: '2026-10-26', dateTo: '2027-05-26' } as const;
const entryDate = '2026-01-12';

it.each([
  [{ status: 'REMOVED', entryDate }, true],
  [{ status: 'REMOVED', entryDate: '2026-10-26' }, false],
  [{ status: 'REMOVED', entryDate: '2027-05-27' }, true],
  [{ status: 'REMOVED', entryDate, plannedDate: '2026-02-01' }, false],
  [{ status: 'WAITING', entryDate }, false],
  [{ status: 'DONE', entryDate }, false],
] as const)('%o stands there only until it was seen: %s (S-54)', (entry, expected) => {
  expect(isUntilSeen(entry, RANGE)).toBe(expected);
});

it.each([
  [{ status: 'PLANNED', plannedDate: '2026-11-25' }, 'passed'],
  [{ status: 'PLANNED', plannedDate: '2026-11-26' }, 'PLANNED'],
  [{ status: 'REMOVED', plannedDate: '2026-11-25' }, 'REMOVED'],
  [{ status: 'DONE', plannedDate: '2026-11-25' }, 'DONE'],
  [{ status: 'WAITING' }, 'WAITING'],
] as const)('%o stands as %s', (entry, expected) => {
  expect(standingOf({ entryDate, ...entry }, '2026-11-26')).toBe(expected);
});
