/** The calls that reach a patient's record, and whether each reads or writes; the name goes into the audit. */
export const actions = {
  'partners.consentDocButtonEnabled': 'read',
  'partners.consents': 'read',
  'partners.sharedDocuments': 'read',
  'partners.shareDocument': 'write',
  'partners.changeSharing': 'write',
} as const satisfies Record<string, 'read' | 'write'>;
