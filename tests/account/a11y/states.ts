import { codeStates, resendStates } from '#tests/bookings/a11y/code-states.ts';
import { contactStates } from './contact-states.ts';
import { authorizeStates } from './authorize-states.ts';
import { ownAccountStates } from './own-account-states.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import type { Scene } from '#tests/support/scene.ts';
import { forgetCodes } from '#tests/support/sms.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { phoneStates } from './phone-states.ts';

const PATH = '/phone-to-confirm';
const route = 'phone-to-confirm';

const before = (scene: Scene) => mariaBefore(scene, ['PHONE']);

async function atCode(scene: Scene) {
  forgetCodes(scene);
  const visitor = await before(scene);
  const answer = await visitor.follow(await visitor.submit(await visitor.get(PATH)));
  return { visitor, answer };
}

/** Does something while a setting of the provider is another. */
async function whileSet(scene: Scene, value: string, show: () => Promise<Answer>) {
  const set = (json: string) =>
    scene.change('provider', "update settings set value = ? where key = 'smsConfirmation'", json);
  set(value);
  return show().finally(() => set('{"smsEnabled":true}'));
}

async function withoutSms(scene: Scene) {
  const visitor = await before(scene);
  scene.change('provider', "update accounts set phone_number = null where id = 'account-2004'");
  return whileSet(scene, '{"smsEnabled":false}', () => visitor.get(PATH));
}

const GUID = '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d0';

const notificationStates: readonly (State | Lead)[] = [
  {
    route: 'notifications/:guid',
    area: 'account',
    name: 'old',
    status: 404,
    show: async (scene) => (await mariaBefore(scene, [])).get(`/notifications/${GUID}2`),
  },
  {
    route: 'notifications/:guid',
    name: 'of a message that was read',
    to: /^\/messages\/message-8001$/,
    ask: async (scene) => (await mariaBefore(scene, [])).get(`/notifications/${GUID}1`),
  },
];

export const states: readonly (State | Lead)[] = [
  ...contactStates,
  ...authorizeStates,
  ...ownAccountStates,
  ...notificationStates,
  ...phoneStates,
  { route, name: 'a number is there', show: async (scene) => (await before(scene)).get(PATH) },
  { route, name: 'to save one, without codes', show: withoutSms },
  {
    route,
    name: 'nothing is typed',
    status: 400,
    errors: 1,
    async show(scene) {
      const visitor = await before(scene);
      return visitor.submit(await visitor.get(PATH), { phoneNumber: '' });
    },
  },
  {
    route,
    name: 'provider down',
    status: 503,
    async show(scene) {
      const visitor = await before(scene);
      await visitor.get('/start');
      return whileSet(scene, '{', () => visitor.get(PATH));
    },
  },
  {
    route,
    name: 'nothing is owed',
    to: /^\/main$/,
    ask: async (scene) => (await mariaBefore(scene, [])).get(PATH),
  },
  ...codeStates(atCode).map((state) => ({ route: `${route}/code`, ...state })),
  ...resendStates(atCode).map((state) => ({ route: `${route}/code/resend`, ...state })),
];
