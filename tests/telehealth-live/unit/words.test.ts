import { describe, expect, it } from 'vitest';
import { ageInMinutes, doctorAwaited, doctorInCall, dutyWord } from '#app/domain/telehealth-live/words.ts';

const now = new Date('2026-11-24T23:01:00.000Z');
const doctor = { presence: 'AWAY', isMuted: false, isCameraOff: false } as const;

describe('the words of a live teleconsultation', () => {
  it.each([
    [{ isDoctorIn: false }, 'away'],
    [{ isDoctorIn: false, dateFrom: '2026-11-24T23:01:00.000Z' }, 'away'],
    [{ isDoctorIn: false, dateFrom: '2026-11-24T23:00:59.000Z' }, 'late'],
    [{ isDoctorIn: true, dateFrom: '2026-11-24T22:00:00.000Z' }, 'in'],
    [{ isDoctorIn: true, doctor: { ...doctor, presence: 'DROPPED' } }, 'dropped'],
  ] as const)('in the waiting room %j: %s', (of, word) => {
    expect(doctorAwaited({ doctor, now, ...of })).toBe(word);
  });

  it.each([
    [{ presence: 'IN' }, 'there'],
    [{ presence: 'IN', isMuted: true }, 'muted'],
    [{ presence: 'IN', isCameraOff: true }, 'unseen'],
    [{ presence: 'IN', isMuted: true, isCameraOff: true }, 'mutedUnseen'],
    [{ presence: 'DROPPED', isMuted: true }, 'dropped'],
  ] as const)('in the call %j: %s', (of, word) => {
    expect(doctorInCall({ ...doctor, ...of })).toBe(word);
  });

  it.each([
    [0, 'absent'],
    [1, 'onDuty'],
    [2, 'busy'],
    [9, 'unknown'],
    [undefined, 'unknown'],
  ] as const)('duty %s: %s (C-57)', (status, word) => {
    expect(dutyWord(status)).toBe(word);
  });

  it.each([
    ['2026-11-24T23:01:00.000Z', 0],
    ['2026-11-24T23:00:01.000Z', 0],
    ['2026-11-24T23:00:00.000Z', 1],
    ['2026-11-24T22:59:00.000Z', 2],
    ['2026-11-24T22:01:00.000Z', 60],
    ['2026-11-24T23:02:00.000Z', 0],
  ] as const)('a line of %s is %s minutes old (S-24)', (sentAt, minutes) => {
    expect(ageInMinutes({ sentAt, now })).toBe(minutes);
  });
});
