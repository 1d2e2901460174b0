import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import type { Scene } from '#tests/support/scene.ts';
import { signedAt } from '#tests/support/signing.ts';
import { aMinuteLater, forgetCodes, newestCode } from '#tests/support/sms.ts';
import { PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { whileEmailIsOptional } from '#tests/support/optional-email.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { SIGN_IN, sends, sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { phoneForms } from './phone-forms.ts';

type Step = (maria: Visitor, page: Answer, scene: Scene) => Promise<Answer>;

/** Maria, whose phone is to be confirmed and who has been sent no code. */
const atPhone = (step: Step) => async (scene: Scene) => {
  forgetCodes(scene);
  const maria = await mariaBefore(scene, ['PHONE']);
  return maria.follow(await step(maria, await maria.get('/phone-to-confirm'), scene));
};

/** The page of the code that she has just been sent. */
const atCode = (step: Step) =>
  atPhone(async (maria, page, scene) =>
    step(maria, await maria.follow(await maria.submit(page, { phoneNumber: '601 234 567' })), scene),
  );

/** An account of which nothing else is tried: it goes. */
async function somebodyNew(scene: Scene) {
  scene.change(
    'provider',
    `insert into accounts (id, username, password_hash, type, state, name, last_name, phone_confirmed, phone_required)
     select 'account-2099', 'robert.nowicki', password_hash, 'AUTHORIZED', 'ACTIVE', 'Robert', 'Nowicki', 0, 0
     from accounts where id = 'account-2005'`,
  );
  const visitor = scene.guest();
  await visitor.signIn('robert.nowicki');
  return visitor;
}

/** Somebody whose sessions no other row needs: a change ends them. */
async function irena(scene: Scene) {
  const visitor = scene.guest();
  await visitor.signIn('irena.szymanska');
  return visitor;
}

export const forms: FormRows = {
  ...phoneForms,
  'a proof by the password': {
    route: '/account/reauthenticate',
    open: async ({ as }) => ({
      known: { password: text },
      send: (await as('stanislaw.wojcik')).posts('/account/reauthenticate'),
    }),
    success: {
      ...SIGN_IN,
      async sent(scene) {
        const visitor = await irena(scene);
        const tokens = tokensOf(await visitor.get('/display'));
        return visitor.post('/account/reauthenticate', { ...tokens, password: PASSWORD });
      },
    },
  },
  'an e-mail address': {
    route: '/account/email',
    open: async ({ as }) => ({
      known: { email: text, version: text, read: text, waiting: text },
      send: (await as('anna.kowalska')).posts('/account/email'),
      typed: ['email'],
    }),
    success: async (scene) => sentBy(await irena(scene), '/account/email', { email: 'irena@dom.example' }),
  },
  'a change taken back, without a link': {
    route: '/contact-undo',
    open: async ({ guest }) => ({ known: anything, send: (await guest()).posts('/contact-undo') }),
    success: async (scene) => {
      const [old, fresh] = ['irena.szymanska@example.com', 'irena@praca.example'];
      await sentBy(await irena(scene), '/account/email', { email: fresh });
      await sentBy(scene.guest(), await passwordLinkTo(scene.portal, fresh));
      return sentBy(scene.guest(), await passwordLinkTo(scene.portal, old));
    },
  },
  'an e-mail address taken away': {
    route: '/account/email/remove',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/account/email/remove'),
    }),
    success: async (scene) => {
      const visitor = await irena(scene);
      return whileEmailIsOptional(scene, async () => {
        await visitor.get('/account/email');
        return sentBy(visitor, '/account/email/remove');
      });
    },
  },
  'how one is told': {
    route: '/account/notifications',
    open: async ({ as }) => ({
      known: {
        channel: oneOf('EMAIL', 'SMS', 'PORTAL'),
        language: oneOf('pl', 'en'),
        reminderDays: oneOf('2', '', '31', '32'),
        marketing: oneOf('on'),
        version: oneOf('1'),
      },
      send: (await as('stanislaw.wojcik')).posts('/account/notifications'),
      typed: ['reminderDays'],
    }),
    success: sends('stanislaw.wojcik', '/account/notifications', { reminderDays: '3' }),
  },
  'where one is signed in': {
    route: '/account/security',
    open: async ({ as }) => ({
      known: { session: text },
      send: (await as('stanislaw.wojcik')).posts('/account/security'),
    }),
    success: async (scene) => {
      const other = scene.guest();
      await other.signIn('stanislaw.wojcik');
      return sentBy(await scene.as('stanislaw.wojcik'), '/account/security');
    },
  },
  'a signed file': {
    route: '/account/authorize',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('piotr.zielinski')).posts('/account/authorize'),
    }),
    success: async (scene) => {
      const piotr = await scene.as('piotr.zielinski');
      const page = await piotr.get('/account/authorize');
      const file = await signedAt(scene.portal.benchOrigin, { username: 'piotr.zielinski' });
      return piotr.follow(await piotr.upload(page, [file]));
    },
  },
  'the deletion of the account': {
    route: '/account/delete',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts('/account/delete'),
    }),
    success: async (scene) => sentBy(await somebodyNew(scene), '/account/delete'),
  },
  'a phone to confirm': {
    route: '/phone-to-confirm',
    open: async ({ as }) => ({
      known: { phoneNumber: text },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm'),
      typed: ['phoneNumber'],
    }),
    success: atPhone((maria, page) => maria.submit(page, { phoneNumber: '601 234 567' })),
  },
  'the code of a phone': {
    route: '/phone-to-confirm/code',
    open: async ({ as }) => ({
      known: { code: oneOf('000000', '12345') },
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code'),
      typed: ['code'],
    }),
    success: atCode((maria, page, scene) => maria.submit(page, { code: newestCode(scene) })),
  },
  'another code of a phone': {
    route: '/phone-to-confirm/code/resend',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('maria.wisniewska')).posts('/phone-to-confirm/code/resend'),
    }),
    success: atCode((maria, { path }, scene) => {
      aMinuteLater(scene);
      return sentBy(maria, `${path}/resend`);
    }),
  },
};
