import { noAction, notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  '/messages-to-confirm': {
    get: notForGuests('/main', '/main'),
    post: notForGuests(404, 404),
    fields: { message: 'message-8001' },
  },
  '/messages-to-confirm/:messageId/attachments/:id': {
    address: () => '/messages-to-confirm/message-8001/attachments/file-8101',
    get: notForGuests(404, 404),
    post: noAction,
  },
};
