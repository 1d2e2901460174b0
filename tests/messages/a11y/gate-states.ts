import type { Scene } from '#tests/support/scene.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';

const PATH = '/messages-to-confirm';
const route = 'messages-to-confirm';
const file = 'messages-to-confirm/:messageId/attachments/:id';

/** A message that does not fit the contract is none that a page can be made of. */
async function inOutage(scene: Scene) {
  const visitor = await mariaBefore(scene, ['MESSAGES']);
  const set = (title: string) =>
    scene.change('provider', "update messages set title = ? where id = 'message-8002'", title);
  set('');
  return visitor.get(PATH).finally(() => set('Rejestracja odbiera telefon dłużej'));
}

export const gateStates: readonly (State | Lead)[] = [
  {
    route,
    name: 'the first of two, long and with a file',
    show: async (scene) => (await mariaBefore(scene, ['MESSAGES'])).get(PATH),
  },
  {
    route,
    name: 'the last one',
    async show(scene) {
      const visitor = await mariaBefore(scene, ['MESSAGES']);
      const first = await visitor.get(`${PATH}?return=%2Fbookings`);
      return visitor.follow(await visitor.submit(first, {}, 'main form'));
    },
  },
  {
    route,
    name: 'no message is named',
    status: 400,
    async show(scene) {
      const visitor = await mariaBefore(scene, ['MESSAGES']);
      return visitor.submit(await visitor.get(PATH), { message: '' }, 'main form');
    },
  },
  { route, name: 'provider down', status: 503, show: inOutage },
  {
    route,
    name: 'nothing waits',
    to: /^\/consents-to-confirm$/,
    ask: async (scene) => (await mariaBefore(scene, ['CONSENTS'])).get(PATH),
  },
  {
    route: file,
    name: '404',
    status: 404,
    show: async (scene) =>
      (await mariaBefore(scene, ['MESSAGES'])).get(`${PATH}/message-8002/attachments/file-8101`),
  },
];
