import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { anything, text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'sign-in': {
    route: '/login',
    open: async ({ guest }) => ({
      known: { username: text, password: text },
      send: (await guest()).posts('/login'),
      typed: ['username'],
    }),
  },
  'a link for a new password': {
    route: '/resetpassword',
    open: async ({ guest }) => ({
      known: { contact: text, username: text },
      send: (await guest()).posts('/resetpassword'),
      typed: ['contact', 'username'],
    }),
  },
  'a new password, without a link': {
    route: '/resetpassword/new',
    open: async ({ guest }) => ({
      known: { newPassword: text },
      send: (await guest()).posts('/resetpassword/new'),
    }),
  },
  'sign-out, of a guest': {
    route: '/logout',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/logout') }),
  },
};
