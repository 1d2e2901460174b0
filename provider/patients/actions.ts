/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'patients.list': 'read',
  'patients.update': 'write',
} as const satisfies Record<string, 'read' | 'write'>;
