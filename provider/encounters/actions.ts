/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'encounters.list': 'read',
  'encounters.get': 'read',
  'encounters.documents': 'read',
  'encounters.fulfill': 'write',
} as const satisfies Record<string, 'read' | 'write'>;
