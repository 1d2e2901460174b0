import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'accessibilityReports.send': {
    kind: 'everybody',
    input: {
      ...{ page: '/bookings', problem: 'Za małe litery.', isDemand: false, language: 'pl' },
      answer: { channel: 'NONE' },
    },
  },
  'accessibilityReports.state': {
    kind: 'everybody',
    input: { receipt: 'x'.repeat(43) },
    unproved: '404 NOT_FOUND',
  },
};
