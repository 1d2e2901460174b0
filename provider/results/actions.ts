/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'results.list': 'read',
  'results.get': 'read',
  'results.history': 'read',
  'results.files': 'read',
  'results.printout': 'read',
} as const satisfies Record<string, 'read' | 'write'>;
