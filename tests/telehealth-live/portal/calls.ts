import type { CallRows } from '#tests/house/portal/calls/row.ts';

/** A code or a session that is none has the one answer of all that does not work. */
const NONE = { unproved: '404 NOT_FOUND' } as const;

export const calls: CallRows = {
  'telehealthGuests.look': NONE,
  'telehealthGuests.enter': NONE,
  'telehealthGuests.state': NONE,
  'telehealthGuests.send': NONE,
  'telehealthGuests.leave': NONE,
};
