import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'messages.settings': { kind: 'own account' },
  'messages.categories': { kind: 'own account' },
  'messages.inbox': { kind: 'own account', input: { pageIndex: 0, pageSize: 15 } },
  'messages.outbox': { kind: 'own account', input: { pageIndex: 0, pageSize: 15 } },
  'messages.unreadCount': { kind: 'own account' },
  'messages.thread': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.recipients': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.isRead': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.toConfirm': { kind: 'own account' },
  'messages.markRead': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.attachments': { kind: 'own account', input: { id: 'message-8001' } },
  'messages.attachment': { kind: 'own account', input: { messageId: 'message-8001', id: 'file-8101' } },
};
