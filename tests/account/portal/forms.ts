import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a phone to confirm': {
    route: '/phone-to-confirm',
    open: async ({ as }) => ({
      known: { phoneNumber: text },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm'),
      typed: ['phoneNumber'],
    }),
  },
  'the code of a phone': {
    route: '/phone-to-confirm/code',
    open: async ({ as }) => ({
      known: { code: oneOf('000000', '12345') },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code'),
      typed: ['code'],
    }),
  },
  'another code of a phone': {
    route: '/phone-to-confirm/code/resend',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code/resend'),
    }),
  },
};
