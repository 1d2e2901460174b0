/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'telehealth.printout': 'read',
  'telehealth.attachments': 'read',
  'telehealth.chatRecord': 'read',
  'telehealth.streamsRecord': 'read',
} as const satisfies Record<string, 'read' | 'write'>;
