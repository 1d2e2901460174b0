import { notForGuests, type AccessRow, type AccessRows } from '#tests/house/portal/access/row.ts';

const at = (address: string): Partial<AccessRow> => ({ address: () => address });

export const access: AccessRows = {
  '/messages-to-confirm': {
    post: notForGuests(404, 404),
    fields: { message: 'message-8001', of: '2' },
  },
  '/messages-to-confirm/:messageId/attachments/:id': {
    ...at('/messages-to-confirm/message-8001/attachments/file-8101'),
    get: notForGuests(404, 404),
  },
  '/messages/new/recipients': at('/messages/new/recipients?draft=none'),
  '/messages/new/files': at('/messages/new/files?draft=none'),
  '/messages/drafts/:id/delete': at('/messages/drafts/none/delete'),
  // Messages of Jan's, and what belongs to them.
  '/messages/:id/edit': at('/messages/message-8502/edit'),
  '/messages/:id/delete': at('/messages/message-8502/delete'),
  '/messages/:id/restore': at('/messages/message-8502/restore'),
  '/messages/:id': at('/messages/message-8302'),
  '/messages/:id/print': at('/messages/message-8302/print'),
  '/messages/:id/attachments/:file': at('/messages/message-8302/attachments/file-8311'),
};
