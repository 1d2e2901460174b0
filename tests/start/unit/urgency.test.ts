import { expect, test } from 'vitest';
import { byLastDay, byUrgency, isUrgent, type ToDoKind } from '#app/domain/start/urgency.ts';

/** 00:30 in Warsaw of the 24th, still the 23rd in UTC. */
const NOW = new Date('2026-11-23T23:30:00Z');
const of = (kind: ToDoKind, until: string | null = null) => ({ kind, until });

test.each([
  ['a talk with a doctor of which nobody knows the hour', of('talk'), true],
  ['a talk that began not yet half an hour ago', of('talk', '2026-11-23T23:30:01Z'), true],
  ['a talk that began half an hour ago', of('talk', '2026-11-23T23:30:00Z'), false],
  ['a critical result', of('critical'), true],
  ['a message of a clinician', of('clinician'), true],
  ['a request that waits for an answer', of('request'), true],
  ['what ends in the last minute of today', of('due', '2026-11-24T22:59:00Z'), true],
  ['what ends in the first minute of tomorrow', of('due', '2026-11-24T23:00:00Z'), false],
  ['a result that is new', of('new'), false],
  ['a message of the clinic', of('unread'), false],
  ['a draft that is kept until today', of('begun', '2026-11-24T12:00:00Z'), false],
] as const)('%s', (_what, one, isFirst) => {
  expect(isUrgent(one, NOW)).toBe(isFirst);
});

test('the most urgent stands first, whichever area has said it', () => {
  const right = [
    of('critical'),
    of('talk', '2026-11-23T23:40:00Z'),
    of('talk'),
    of('clinician'),
    of('request'),
    of('due', '2026-11-24T09:00:00Z'),
    of('due', '2026-11-24T20:00:00Z'),
    of('due', '2026-11-12T22:59:59Z'),
    of('due', '2026-11-23T22:59:59Z'),
    of('talk', '2026-11-23T20:00:00Z'),
    of('new'),
    of('unread'),
    of('due', '2026-11-25T08:00:00Z'),
    of('due', '2026-12-09T22:59:59Z'),
    of('begun', '2026-11-24T00:10:00Z'),
    of('begun'),
  ];
  expect(byUrgency([...right].reverse(), NOW)).toEqual(right);
  expect(byUrgency(right, NOW)).toEqual(right);
});

test('by last day what is urgent still comes first, and what has none last', () => {
  const right = [
    of('critical'),
    of('due', '2026-11-12T22:59:59Z'),
    of('due', '2026-11-25T08:00:00Z'),
    of('begun', '2026-12-01T00:10:00Z'),
    of('due', '2026-12-09T22:59:59Z'),
    of('new'),
    of('unread'),
  ];
  expect(byLastDay(byUrgency([...right].reverse(), NOW), NOW)).toEqual(right);
});

test('what ends at no time keeps the order in which it came', () => {
  const came = ['first', 'second', 'third'].map((id) => ({ ...of('new'), id }));
  expect(byUrgency(came, NOW).map(({ id }) => id)).toEqual(['first', 'second', 'third']);
});
