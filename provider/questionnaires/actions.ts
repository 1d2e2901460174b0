/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'questionnaires.byBookingId': 'read',
  'questionnaires.isFulfilled': 'read',
  'questionnaires.ofBooking': 'read',
  'questionnaires.save': 'write',
} as const satisfies Record<string, 'read' | 'write'>;
