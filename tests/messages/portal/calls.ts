import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'messages.settings': { kind: 'own account' },
  'messages.toConfirm': { kind: 'own account' },
  'messages.markRead': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.attachments': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.attachment': { kind: 'own account', input: { messageId: 'message-8001', id: 'file-8101' } },
};
