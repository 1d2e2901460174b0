import { expect, test } from 'vitest';
import { joinHours } from '#app/services/appointments/join-hours.server.ts';
import { say } from '#tests/support/words.ts';

const FROM = '2026-11-27T08:00:00.000Z';
const UNTIL = '2026-11-27T22:00:00.000Z';
const now = { state: 'OPEN' } as const;
const said = (of: Pick<Parameters<typeof joinHours>[0], 'booking' | 'join'>) =>
  joinHours({ ...of, language: 'pl' });

test('a planned one says from when and until when', () => {
  const join = { isOpen: true, from: FROM, until: UNTIL };
  expect(said({ booking: {}, join })).toContain(say('telehealth:join.hours', {}).split(' od:')[0]);
  expect(said({ booking: {}, join })).toContain('9:00');
});

test('one that is given now and can be joined says its end alone', () => {
  const join = { isOpen: true, from: FROM, until: UNTIL };
  expect(said({ booking: { nowWindow: now }, join })).toMatch(
    /^Można dołączyć do: .*23:00 czasu polskiego\.$/,
  );
  expect(said({ booking: { nowWindow: now }, join: { ...join, until: null } })).toBe('');
});

test('one that was asked for off duty says when the duty begins', () => {
  const join = { isOpen: false, from: FROM, until: UNTIL };
  expect(said({ booking: { nowWindow: { state: 'EARLY' } }, join })).toContain('9:00');
  const unknown = { ...join, from: null, until: null };
  expect(said({ booking: { nowWindow: { state: 'EARLY' } }, join: unknown })).toBe('');
});
