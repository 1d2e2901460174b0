import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  // Written to everybody in the examples; here to Jan alone.
  'messages.markRead': { input: { id: 'message-8201' } },
  'messages.attachment': { input: { messageId: 'message-8302', id: 'file-8311' } },
  // It names nobody's record, unless a patient is chosen.
  'messages.send': { kind: 'own account' },
};
