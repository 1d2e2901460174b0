import { describe, expect, it } from 'vitest';
import { askedPath, countsAsUse, liveMark } from '#app/domain/telehealth-live/live-mark.ts';
import { levelOf } from '#app/domain/telehealth-live/device-words.ts';

const doctor = { presence: 'AWAY', isMuted: false, isCameraOff: false, isRecording: false };
const live = { status: 'SCHEDULED', window: 'OPEN', dateFrom: '2026-11-28T10:00:00Z', doctor, lines: 0 };

it('an address asks for one teleconsultation, whatever its id holds', () => {
  expect(askedPath('news', 'a&b=ü')).toBe('/telehealth/news?teleconsultationId=a%26b%3D%C3%BC');
});

it('the mark differs when something on the page does, and only then', () => {
  const before = liveMark(live);
  expect(liveMark({ ...live })).toBe(before);
  const changes = [
    { ...live, status: 'CANCELED' },
    { ...live, window: 'LATE' },
    { ...live, dateFrom: '2026-11-28T11:00:00Z' },
    { ...live, place: 2 },
    { ...live, consultant: { id: 'doctor-1' } },
    { ...live, doctor: { ...doctor, presence: 'IN' } },
    { ...live, doctor: { ...doctor, isMuted: true } },
    { ...live, doctor: { ...doctor, isCameraOff: true } },
    { ...live, doctor: { ...doctor, isRecording: true } },
    { ...live, communicationType: 'V' },
    { ...live, isRecordingAllowed: true },
    { ...live, callBack: { phone: '+48600100101' } },
    { ...live, guest: { status: 'INVITED', isThere: false } },
    { ...live, guest: { status: 'JOINED', name: 'Maria', isThere: false } },
    { ...live, guest: { status: 'JOINED', name: 'Maria', isThere: true } },
    { ...live, lines: 1 },
  ].map((changed) => liveMark(changed));
  expect(new Set([before, ...changes]).size).toBe(changes.length + 1);
  expect(liveMark(live, 'on duty')).not.toBe(before);
});

describe('a report counts as use of the session (S-57)', () => {
  const planned = { isNow: false, dateFrom: '2026-11-28T10:00:00Z', communicationType: 'C' };
  const at = (time: string) => new Date(`2026-11-28T${time}Z`);
  it.each([
    ['until an hour after the planned start', planned, false, '11:00:00', true],
    ['and no second longer', planned, false, '11:00:01', false],
    [
      'until an hour after the last line',
      { ...planned, lastLineAt: '2026-11-28T10:30:00Z' },
      true,
      '11:30:00',
      true,
    ],
    ['and no second longer', { ...planned, lastLineAt: '2026-11-28T10:30:00Z' }, true, '11:30:01', false],
    ['always in a call with sound', { ...planned, communicationType: 'A' }, true, '19:00:00', true],
    ['not so in its waiting room', { ...planned, communicationType: 'V' }, false, '19:00:00', false],
    [
      '"now" until an hour after one is ready',
      { isNow: true, ready: { since: '2026-11-28T10:00:00Z' } },
      false,
      '11:00:00',
      true,
    ],
    ['"now" not when nobody was ready', { isNow: true }, false, '11:00:00', false],
  ])('%s', (_, given, isInCall, time, expected) => {
    expect(countsAsUse({ live: given, isInCall, now: at(time) })).toBe(expected);
  });
});

it.each([
  [0, 'silent'],
  [0.004, 'silent'],
  [0.005, 'quiet'],
  [0.03, 'good'],
  [0.3, 'loud'],
  [1, 'loud'],
] as const)('a loudness of %s is %s', (loudness, word) => {
  expect(levelOf(loudness)).toBe(word);
});
