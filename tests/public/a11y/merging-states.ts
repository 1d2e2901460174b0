import { codeStates } from '#tests/bookings/a11y/code-states.ts';
import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { atMergeCode, atMerging, whileOtherIs } from '#tests/support/merging.ts';
import { aMinuteLater, sendAll } from '#tests/support/sms.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'mergeaccount';
const codeRoute = `${route}/code`;

const afterCode = (change: (scene: Scene) => void) => async (scene: Scene) => {
  const { visitor } = await atMergeCode(scene);
  change(scene);
  return visitor.get(`/${route}`);
};

const whileBlocked = (scene: Scene) =>
  whileOtherIs(scene, 'USER_BLOCKED', async () => (await atMerging(scene)).page);

export const mergingStates: readonly (State | Lead)[] = [
  { route, name: 'what becomes of both', show: async (scene) => (await atMerging(scene)).page },
  { route, name: 'a code is on its way', show: afterCode(aMinuteLater) },
  { route, name: 'none may be sent now', show: afterCode(sendAll) },
  { route, name: 'the two cannot be made one', show: whileBlocked },
  {
    route,
    name: 'refused: five codes within an hour',
    status: 429,
    errors: 1,
    async show(scene) {
      const { visitor, page } = await atMerging(scene);
      await visitor.submit(page);
      sendAll(scene);
      return visitor.submit(await visitor.get(`/${route}`));
    },
  },
  { route, name: 'nobody', to: /^\/login\?return=/, ask: asGuest(`/${route}`) },
  ...codeStates(async (scene) => {
    const { visitor, page } = await atMergeCode(scene);
    return { visitor, answer: page };
  }).map((state) => ({ route: codeRoute, ...state })),
  { route: codeRoute, name: 'nobody', to: /^\/login\?return=/, ask: asGuest(`/${codeRoute}`) },
];
