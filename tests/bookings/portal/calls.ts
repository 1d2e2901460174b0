import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'calendarFeed.make': { kind: 'own account' },
  'calendarFeed.read': { unproved: '404 NOT_FOUND' },
};
