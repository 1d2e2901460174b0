/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'allergies.forPatient': 'read',
} as const satisfies Record<string, 'read' | 'write'>;
