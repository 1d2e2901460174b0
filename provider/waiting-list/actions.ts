/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'waitingList.list': 'read',
} as const satisfies Record<string, 'read' | 'write'>;
