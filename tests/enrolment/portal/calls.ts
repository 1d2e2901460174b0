import type { CallRows } from '#tests/house/portal/calls/row.ts';

/** They name nobody's record: whoever they send is new, or is told nothing of somebody who is there. */
export const calls: CallRows = {
  'enrolment.registerMe': { kind: 'own account' },
  'enrolment.registerWard': { kind: 'own account' },
  'enrolment.registerChild': { kind: 'own account' },
};
