import type { CallRows } from '#tests/house/portal/calls/row.ts';

/** They name nobody's record, and are refused to every patient. */
export const calls: CallRows = {
  'partners.add': { kind: 'own account' },
  'partners.change': { kind: 'own account' },
};
