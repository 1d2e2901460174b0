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
  'a link that confirms an address': {
    route: '/resendactivationlink',
    open: async ({ guest }) => ({
      known: { email: text },
      send: (await guest()).posts('/resendactivationlink'),
      typed: ['email'],
    }),
  },
  'the address that waits, of somebody else': {
    route: '/confirmemail',
    open: async ({ guest }) => ({ known: { email: text }, send: (await guest()).posts('/confirmemail') }),
  },
  'the button of a link that confirms, without a link': {
    route: '/confirm',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/confirm') }),
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
