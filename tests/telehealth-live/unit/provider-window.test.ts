import { describe, expect, it } from 'vitest';
import { closedBy } from '#provider/telehealth-live/rules/closed.ts';
import { windowOfNow, windowOfPlanned } from '#provider/core/telehealth/window.ts';

const at = (instant: string) => Date.parse(instant);

describe('the window of a planned teleconsultation', () => {
  // B§9, A-89: 03:10 on the day that summer time begins, 00:30 on the day that it ends, and a start after midnight.
  it.each([
    [
      'to summer time',
      '2027-03-28T01:10:00Z',
      '2027-03-28T01:40:00Z',
      '2027-03-28T00:40:00Z',
      '2027-03-28T05:40:00Z',
    ],
    [
      'to winter time',
      '2027-10-30T22:00:00Z',
      '2027-10-30T22:30:00Z',
      '2027-10-30T21:30:00Z',
      '2027-10-31T02:30:00Z',
    ],
    [
      'after midnight',
      '2026-11-30T23:10:00Z',
      '2026-11-30T23:40:00Z',
      '2026-11-30T22:40:00Z',
      '2026-12-01T03:40:00Z',
    ],
  ])('opens and closes to the second, %s', (_, start, end, opens, closes) => {
    const time = { startsAt: at(start), endsAt: at(end) };
    const stateAt = (now: number) => windowOfPlanned(time, now).state;
    expect(windowOfPlanned(time, 0)).toMatchObject({ opensAt: at(opens), closesAt: at(closes) });
    expect([at(opens) - 1_000, at(opens), at(closes), at(closes) + 1_000].map(stateAt)).toEqual([
      'EARLY',
      'OPEN',
      'OPEN',
      'LATE',
    ]);
  });
});

describe('the window of one that is given now', () => {
  const registeredAt = at('2026-10-20T08:00:00Z');
  const HOUR = 3_600_000;
  const duty = (id: string, from: number | null, until: number | null, status = 1) => ({
    practitioner_id: id,
    status,
    duty_from: from,
    duty_until: until,
  });
  const asked = { registeredAt, isOffline: false, takenBy: null };
  const stateAt = (of: Parameters<typeof windowOfNow>[0]) => (now: number) => windowOfNow(of, now).state;

  it('is open from its registering until four hours after the end of the duty', () => {
    const until = registeredAt + 2 * HOUR;
    const of = { ...asked, duties: [duty('a', null, until), duty('b', null, until - HOUR)] };
    const closes = until + 4 * HOUR;
    expect([registeredAt, closes, closes + 1].map(stateAt(of))).toEqual(['OPEN', 'OPEN', 'LATE']);
  });

  it('goes by the duty of whoever has taken it', () => {
    const duties = [duty('a', null, registeredAt + 5 * HOUR), duty('b', null, registeredAt + HOUR)];
    const taken = windowOfNow({ ...asked, takenBy: 'b', duties }, registeredAt);
    expect(taken.closesAt).toBe(registeredAt + 5 * HOUR);
  });

  it('closes four hours after its day where nobody says when the duty ends, or another duty has begun since', () => {
    const closesAt = at('2026-10-20T22:00:00Z') + 4 * HOUR;
    const tomorrow = duty('a', registeredAt + 24 * HOUR, registeredAt + 32 * HOUR);
    for (const duties of [[], [duty('a', null, null)], [tomorrow]])
      expect(windowOfNow({ ...asked, duties }, registeredAt)).toMatchObject({ state: 'OPEN', closesAt });
  });

  it('asked for off duty opens with the duty, or when somebody comes before it', () => {
    const from = registeredAt + 20 * HOUR;
    const of = { ...asked, isOffline: true, duties: [duty('a', from, from + 8 * HOUR, 0)] };
    const closes = from + 12 * HOUR;
    expect([registeredAt, from - 1, from, closes, closes + 1].map(stateAt(of))).toEqual([
      'EARLY',
      'EARLY',
      'OPEN',
      'OPEN',
      'LATE',
    ]);
    const come = { ...of, duties: [duty('a', from, from + 8 * HOUR, 1)] };
    expect(windowOfNow(come, registeredAt).state).toBe('OPEN');
    const unknown = { ...of, duties: [duty('a', null, null, 0)] };
    expect(windowOfNow(unknown, registeredAt)).toEqual({ state: 'EARLY', opensAt: null, closesAt: null });
  });
});

describe('why nothing is taken', () => {
  const asked = { isBooked: true, mayBeUnbooked: false, mayBeEarly: false };
  const closed = (
    status: 'SCHEDULED' | 'CANCELED' | 'EXECUTED',
    state: 'EARLY' | 'OPEN' | 'LATE',
    more = {},
  ) => closedBy({ ...asked, status, window: { state }, ...more });

  it.each([
    ['CANCELED', 'EARLY', {}, 'CANCELED'],
    ['EXECUTED', 'LATE', {}, 'EXECUTED'],
    ['SCHEDULED', 'EARLY', {}, 'EARLY'],
    ['SCHEDULED', 'EARLY', { mayBeEarly: true }, null],
    ['SCHEDULED', 'LATE', { mayBeEarly: true, isBooked: false }, 'LATE'],
    ['SCHEDULED', 'OPEN', { isBooked: false }, 'UNREGISTERED'],
    ['SCHEDULED', 'OPEN', { isBooked: false, mayBeUnbooked: true }, null],
    ['SCHEDULED', 'OPEN', {}, null],
  ] as const)('%s, %s, %o: %s', (status, state, more, code) => {
    expect(closed(status, state, more)).toBe(code);
  });
});
