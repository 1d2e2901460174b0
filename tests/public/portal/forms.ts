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
  'change of the password': {
    route: '/changepassword',
    open: async ({ as }) => ({
      known: { oldPassword: text, newPassword: text },
      send: (await as('stanislaw.wojcik')).posts('/changepassword'),
    }),
  },
  'sign-out, of a guest': {
    route: '/logout',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/logout') }),
  },
};
