import { describe, expect, it, test } from 'vitest';
import { bookingPath, isMoveAsked, movePath, readMove } from '#app/domain/bookings/paths.ts';

const key = { system: 'A/B', systemId: 'x y?&#' };
const queryOf = (path: string) => new URL(path, 'http://portal.example').searchParams;

test('a booking has an address, whatever its id is made of', () => {
  expect(bookingPath(key)).toBe('/bookings/A%2FB/x%20y%3F%26%23');
});

describe('the entry of a move', () => {
  it('names the booking, and is read back', () => {
    const query = queryOf(movePath(key));
    expect(isMoveAsked(query)).toBe(true);
    expect(readMove(query)).toEqual({ system: key.system, id: key.systemId });
  });

  it.each(['', 'mode=NEW', 'mode=modify', 'oldBookingId=1&system=A'])('"%s" asks for no move', (query) => {
    expect(isMoveAsked(new URLSearchParams(query))).toBe(false);
  });

  it.each([
    '',
    'system=A',
    'oldBookingId=1',
    'system=&oldBookingId=1',
    'system=A&oldBookingId=',
    `system=${'x'.repeat(41)}&oldBookingId=1`,
    `system=A&oldBookingId=${'x'.repeat(81)}`,
  ])('"%s" names no booking', (query) => {
    expect(readMove(new URLSearchParams(query))).toBeUndefined();
  });
});
