import { expect, it } from 'vitest';
import { isBookedByStaffAlone } from '#provider/bookings/rules/possibility.ts';

/** B§4, the booking lock. */
it.each([
  ['nobody has locked anything', null, undefined, false],
  ['nor the service', null, 0, false],
  ['the service is the staff’s', null, 1, true],
  ['the record is locked', 1_790_000_000_000, undefined, true],
  ['the record is locked, for every service', 1_790_000_000_000, 0, true],
])('%s', (_, lockedAt, staffOnly, isLocked) => {
  const service = staffOnly === undefined ? {} : { service: { staff_only: staffOnly } };
  expect(isBookedByStaffAlone({ patient: { booking_locked_at: lockedAt }, ...service })).toBe(isLocked);
});
