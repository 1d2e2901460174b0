import { describe, expect, it } from 'vitest';
import { startWindow } from '#app/domain/telehealth/window.ts';

const booking = (status: 'SCHEDULED' | 'REGISTERED' | 'EXECUTED' | 'CANCELED', orderStatus?: string) => ({
  status,
  orderStatus,
  dateFrom: '2026-11-24T09:00:00.000Z',
  dateTo: '2026-11-24T09:20:00.000Z',
});

describe('when a teleconsultation can be started', () => {
  it.each([
    ['SCHEDULED', '2026-11-24T08:29:59.999Z', 'tooEarly'],
    ['SCHEDULED', '2026-11-24T08:30:00.000Z', 'open'],
    ['REGISTERED', '2026-11-24T09:10:00.000Z', 'open'],
    ['SCHEDULED', '2026-11-24T13:20:00.000Z', 'open'],
    ['SCHEDULED', '2026-11-24T13:20:00.001Z', 'tooLate'],
    ['EXECUTED', '2026-11-24T09:10:00.000Z', 'wrongStatus'],
    ['CANCELED', '2026-11-24T09:10:00.000Z', 'wrongStatus'],
    ['CANCELED', '2026-11-24T13:30:00.000Z', 'wrongStatus'],
  ] as const)('%s at %s: %s', (status, now, state) => {
    expect(startWindow({ booking: booking(status), now: new Date(now) })).toEqual({
      state,
      from: '2026-11-24T08:30:00.000Z',
      until: '2026-11-24T13:20:00.000Z',
    });
  });

  it.each([
    ['EARLY', 'tooEarly'],
    ['OPEN', 'open'],
    ['LATE', 'tooLate'],
  ] as const)('one that is given now has the hours of the duty that answers it: %s', (state, expected) => {
    const until = '2026-11-24T22:00:00.000Z';
    const given = { ...booking('REGISTERED'), nowWindow: { state, until } };
    const now = new Date('2026-11-24T09:00:00.000Z');
    expect(startWindow({ booking: given, now })).toEqual({ state: expected, from: null, until });
    const canceled = { ...given, status: 'CANCELED' as const };
    expect(startWindow({ booking: canceled, now }).state).toBe('wrongStatus');
  });

  it('goes by the effective status', () => {
    const now = new Date('2026-11-24T09:10:00.000Z');
    expect(startWindow({ booking: booking('SCHEDULED', 'GTRE'), now }).state).toBe('open');
  });
});
