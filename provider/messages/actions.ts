/** The calls that read or write a message, of the account itself or about a patient; the name goes into the audit (S-50). */
export const actions = {
  'messages.thread': 'read',
  'messages.toConfirm': 'read',
  'messages.attachment': 'read',
  'messages.markRead': 'write',
  'messages.send': 'write',
  'messages.update': 'write',
  'messages.remove': 'write',
  'messages.restore': 'write',
} as const satisfies Record<string, 'read' | 'write'>;
