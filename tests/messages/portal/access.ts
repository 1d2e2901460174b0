import { noAction, notForGuests, type AccessRow, type AccessRows } from '#tests/house/portal/access/row.ts';

/** A message of Jan's, and what belongs to it. */
const ofMessage = (rest = ''): AccessRow => ({
  address: () => `/messages/message-8302${rest}`,
  ...{ get: notForGuests(404, 'area is off'), post: noAction },
});
const box: AccessRow = { get: notForGuests(200, 'area is off'), post: noAction };

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
  '/messages': box,
  '/messages/outbox': box,
  '/messages/:id': ofMessage(),
  '/messages/:id/print': ofMessage('/print'),
  '/messages/:id/attachments/:file': {
    ...ofMessage('/attachments/file-8311'),
    get: notForGuests(404, 404),
  },
};
