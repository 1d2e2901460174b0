import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { ZOFIA } from '#tests/support/merging.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';

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
  'a code for a number, of a guest': {
    route: '/resendactivationcode',
    open: async ({ guest }) => ({
      known: { phoneNumber: text },
      send: (await guest()).posts('/resendactivationcode'),
      typed: ['phoneNumber'],
    }),
  },
  'the code of a number, of a guest who has typed one': {
    route: '/resendactivationcode/code',
    async open({ guest }) {
      const { visitor, posts } = await guest();
      await visitor.submit(await visitor.get('/resendactivationcode'), { phoneNumber: '600 100 199' });
      return { known: { code: oneOf('000000', '12345') }, send: posts('/resendactivationcode/code') };
    },
  },
  'a code for the other account, of somebody else': {
    route: '/mergeaccount',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/mergeaccount') }),
  },
  'the code of the other account, in the short session': {
    route: '/mergeaccount/code',
    async open({ guest }) {
      const { visitor, posts } = await guest();
      await visitor.signIn(ZOFIA);
      return { known: { code: oneOf('000000', '12345') }, send: posts('/mergeaccount/code') };
    },
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
  'the button of another system, without a code': {
    route: '/sso',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/sso') }),
  },
  'one of several accounts, of somebody unproved': {
    route: '/epuap/success',
    open: async ({ guest }) => ({ known: { account: text }, send: (await guest()).posts('/epuap/success') }),
  },
  'sign-out, of a guest': {
    route: '/logout',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/logout') }),
  },
};
