import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = { 'accessibilityReports.state': { unproved: '404 NOT_FOUND' } };
