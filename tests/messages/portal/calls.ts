import type { CallRows } from '#tests/house/portal/calls/row.ts';
import { fileOf, pdf } from '#tests/support/files.ts';

const words = { title: 'Prośba', content: 'Dzień dobry.', attachments: [] };

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
  'messages.recipientsInfo': { kind: 'own account', input: { pageIndex: 0, pageSize: 5 } },
  'messages.send': {
    kind: 'own account',
    input: { ...words, recipients: ['staff-k.majewska'], category: 'M' },
  },
  'messages.update': { kind: 'own account', input: { ...words, id: 'message-8502' } },
  'messages.remove': { kind: 'own account', input: { id: 'message-8502' } },
  'messages.deletion': { kind: 'own account', input: { id: 'message-8502' } },
  'messages.restore': { kind: 'own account', input: { id: 'message-8502' } },
  'messages.addFile': {
    kind: 'own account',
    input: { filename: 'a.pdf', file: fileOf(pdf(), 'a.pdf'), with: [] },
  },
  'messages.removeFile': { kind: 'own account', input: { id: 'file-8311' } },
};
