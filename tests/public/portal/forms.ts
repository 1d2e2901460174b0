import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { ON_THE_WAY, SIGN_IN, sends, sentBy } from '#tests/house/portal/forms/successes.ts';
import { atGuestsCode, atOwnCode } from '#tests/support/activation.ts';
import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { provenAs } from '#tests/support/identity.ts';
import { atMergeCode, ZOFIA } from '#tests/support/merging.ts';
import { openPasswordLink, passwordLinkTo } from '#tests/support/password-links.ts';
import { newestCode } from '#tests/support/sms.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';

const MAREK = 'marek.kaminski@example.com';

export const forms: FormRows = {
  'a proof at the identity system, from which nobody has come back': {
    route: '/epuap/proof',
    open: async ({ as }) => ({ known: anything, send: (await as('jan.nowak')).posts('/epuap/proof') }),
    success: {
      ...SIGN_IN,
      async sent({ as }) {
        const jan = await as('jan.nowak');
        return jan.submit(
          await provenAs(jan, { person: 'Jan Nowak' }, '?proof=yes&return=%2Faccount%2Femail'),
        );
      },
    },
  },
  'sign-in': {
    route: '/login',
    open: async ({ guest }) => ({
      known: { username: text, password: text },
      send: (await guest()).posts('/login'),
      typed: ['username'],
    }),
    success: {
      ...SIGN_IN,
      sent: ({ guest }) => sentBy(guest(), '/login', { username: 'jan.nowak', password: PASSWORD }),
    },
  },
  'change of the password': {
    route: '/changepassword',
    open: async ({ as }) => ({
      known: { oldPassword: text, newPassword: text },
      send: (await as('stanislaw.wojcik')).posts('/changepassword'),
    }),
    success: sends('lucyna.baran', '/changepassword', {
      oldPassword: PASSWORD,
      newPassword: 'zielony-rower-nad-Wisla',
    }),
  },
  'a link that confirms an address': {
    route: '/resendactivationlink',
    open: async ({ guest }) => ({
      known: { email: text },
      send: (await guest()).posts('/resendactivationlink'),
      typed: ['email'],
    }),
    success: {
      ...ON_THE_WAY,
      sent: ({ guest }) => sentBy(guest(), '/resendactivationlink', { email: MAREK }),
    },
  },
  'the address that waits, of somebody else': {
    route: '/confirmemail',
    open: async ({ guest }) => ({ known: { email: text }, send: (await guest()).posts('/confirmemail') }),
    success: {
      ...ON_THE_WAY,
      async sent({ guest, change }) {
        change('provider', "delete from one_time_tokens where purpose = 'CONFIRM_EMAIL'");
        const marek = guest();
        await marek.signIn('marek.kaminski');
        return sentBy(marek, '/confirmemail', { email: MAREK });
      },
    },
  },
  'the button of a link that confirms, without a link': {
    route: '/confirm',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/confirm') }),
    success: async (scene) => {
      const marek = scene.guest();
      await sentBy(marek, '/resendactivationlink', { email: MAREK });
      return sentBy(marek, await passwordLinkTo(scene.portal, MAREK));
    },
  },
  'a code for a number, of a guest': {
    route: '/resendactivationcode',
    open: async ({ guest }) => ({
      known: { phoneNumber: text },
      send: (await guest()).posts('/resendactivationcode'),
      typed: ['phoneNumber'],
    }),
    success: { ...ON_THE_WAY, sent: atGuestsCode },
  },
  'the code of a number, of a guest who has typed one': {
    route: '/resendactivationcode/code',
    async open({ guest }) {
      const { visitor, posts } = await guest();
      await visitor.submit(await visitor.get('/resendactivationcode'), { phoneNumber: '600 100 199' });
      return { known: { code: oneOf('000000', '12345') }, send: posts('/resendactivationcode/code') };
    },
    success: async (scene) => {
      const { visitor, page } = await atOwnCode(scene);
      return visitor.follow(await visitor.submit(page, { code: newestCode(scene) }));
    },
  },
  'a code for the other account, of somebody else': {
    route: '/mergeaccount',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/mergeaccount') }),
    success: async (scene) => (await atMergeCode(scene)).page,
  },
  'the code of the other account, in the short session': {
    route: '/mergeaccount/code',
    async open({ guest }) {
      const { visitor, posts } = await guest();
      await visitor.signIn(ZOFIA);
      return { known: { code: oneOf('000000', '12345') }, send: posts('/mergeaccount/code') };
    },
    success: async (scene) => {
      const { visitor, page } = await atMergeCode(scene);
      return visitor.follow(await visitor.submit(page, { code: newestCode(scene) }));
    },
  },
  'a link for a new password': {
    route: '/resetpassword',
    open: async ({ guest }) => ({
      known: { contact: text, username: text },
      send: (await guest()).posts('/resetpassword'),
      typed: ['contact', 'username'],
    }),
    success: { ...ON_THE_WAY, sent: openPasswordLink },
  },
  'a new password, without a link': {
    route: '/resetpassword/new',
    open: async ({ guest }) => ({
      known: { newPassword: text },
      send: (await guest()).posts('/resetpassword/new'),
    }),
    success: async (scene) => {
      const { visitor, page } = await openPasswordLink(scene);
      return visitor.follow(await visitor.submit(page, { newPassword: 'zielony-rower-nad-Wisla' }));
    },
  },
  'the button of another system, without a code': {
    route: '/sso',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/sso') }),
    success: {
      ...SIGN_IN,
      async sent({ guest, portal }) {
        const visitor = guest();
        return sentBy(visitor, await ssoLinkFor(portal.benchOrigin, 'jan.nowak'));
      },
    },
  },
  'one of several accounts, of somebody unproved': {
    route: '/epuap/success',
    open: async ({ guest }) => ({ known: { account: text }, send: (await guest()).posts('/epuap/success') }),
    success: {
      ...SIGN_IN,
      async sent({ guest }) {
        const visitor = guest();
        return visitor.submit(await provenAs(visitor, { person: 'Jan Nowak' }));
      },
    },
  },
  'sign-out, of a guest': {
    route: '/logout',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/logout') }),
    success: async (scene) => sentBy(await scene.as('halina.mazur'), '/logout'),
  },
};
