import {
  noAction,
  notForGuests,
  ofAnother,
  type AccessRow,
  type AccessRows,
} from '#tests/house/portal/access/row.ts';

/** A message of Jan's, and what belongs to it. */
const ofMessage = (rest = ''): AccessRow => ({
  address: () => `/messages/message-8302${rest}`,
  ...{ get: notForGuests(404, 'area is off'), post: noAction },
});
const box: AccessRow = { get: notForGuests(200, 'area is off'), post: noAction };

const ofDraft = (path: string): AccessRow => ({
  ...{ address: () => `${path}?draft=none`, get: ofAnother, post: ofAnother },
});

export const access: AccessRows = {
  '/messages-to-confirm': {
    get: notForGuests('/main', '/main'),
    post: notForGuests(404, 404),
    fields: { message: 'message-8001', of: '2' },
  },
  '/messages-to-confirm/:messageId/attachments/:id': {
    address: () => '/messages-to-confirm/message-8001/attachments/file-8101',
    get: notForGuests(404, 404),
    post: noAction,
  },
  '/messages': box,
  '/messages/outbox': box,
  '/messages/new': {
    get: notForGuests(200, 'area is off'),
    post: notForGuests(400, 'area is off'),
  },
  '/messages/new/recipients': ofDraft('/messages/new/recipients'),
  '/messages/new/files': ofDraft('/messages/new/files'),
  '/messages/drafts': box,
  '/messages/drafts/:id/delete': {
    ...{ address: () => '/messages/drafts/none/delete', get: ofAnother, post: ofAnother },
  },
  '/messages/:id/edit': { address: () => '/messages/message-8502/edit', get: ofAnother, post: ofAnother },
  '/messages/:id/delete': { address: () => '/messages/message-8502/delete', get: ofAnother, post: ofAnother },
  '/messages/:id/restore': {
    address: () => '/messages/message-8502/restore',
    ...{ get: ofAnother, post: ofAnother },
  },
  '/messages/:id': ofMessage(),
  '/messages/:id/print': ofMessage('/print'),
  '/messages/:id/attachments/:file': {
    ...ofMessage('/attachments/file-8311'),
    get: ofAnother,
  },
};
