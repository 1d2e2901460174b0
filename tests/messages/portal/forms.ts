import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { oneOf } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a message to confirm': {
    route: '/messages-to-confirm',
    open: async ({ as }) => ({
      known: { message: oneOf('message-8001', 'message-8002') },
      send: (await as('maria.wisniewska')).posts('/messages-to-confirm'),
    }),
  },
};
