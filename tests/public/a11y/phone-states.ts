import { codeStates } from '#tests/bookings/a11y/code-states.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { asGuest } from '#tests/house/a11y/loop/state.ts';
import { atGuestsCode, atGuestsPhone, atOwnCode, atOwnPhone } from '#tests/support/activation.ts';
import { withoutSms } from '#tests/support/password-links.ts';
import type { Scene } from '#tests/support/scene.ts';
import { aMinuteLater, sendAll } from '#tests/support/sms.ts';

const route = 'resendactivationcode';
const codeRoute = `${route}/code`;

const atCode = async (scene: Scene) => {
  const { visitor, page } = await atOwnCode(scene);
  return { visitor, answer: page };
};

const afterCode = (change: (scene: Scene) => void) => async (scene: Scene) => {
  const { visitor } = await atOwnCode(scene);
  change(scene);
  return visitor.get(`/${route}`);
};

export const phoneStates: readonly (State | Lead)[] = [
  { route, name: 'before the owner is let in', show: async (scene) => (await atOwnPhone(scene)).page },
  { route, name: 'a code is on its way', show: afterCode(aMinuteLater) },
  { route, name: 'none may be sent now', show: afterCode(sendAll) },
  {
    route,
    name: 'refused: five codes within an hour',
    status: 429,
    errors: 1,
    async show(scene) {
      const { visitor, page } = await atOwnPhone(scene);
      await visitor.submit(page);
      sendAll(scene);
      return visitor.submit(await visitor.get(`/${route}`));
    },
  },
  {
    route,
    name: 'no SMS goes out',
    status: 422,
    errors: 1,
    show: (scene) =>
      withoutSms(scene, async () => {
        const { visitor, page } = await atOwnPhone(scene);
        return visitor.submit(page);
      }),
  },
  { route, name: 'a guest', show: asGuest(`/${route}`) },
  {
    route,
    name: 'a guest who types nothing',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, page } = await atGuestsPhone(scene);
      return visitor.submit(page);
    },
  },
  ...codeStates(atCode).map((state) => ({ route: codeRoute, ...state })),
  { route: codeRoute, name: 'a guest', show: async (scene) => (await atGuestsCode(scene)).page },
  {
    route: codeRoute,
    name: 'a guest with a wrong one',
    status: 422,
    errors: 1,
    async show(scene) {
      const { visitor, page } = await atGuestsCode(scene);
      return visitor.submit(page, { code: '123456' });
    },
  },
  {
    route: codeRoute,
    name: 'a guest who has typed no number',
    to: /^\/resendactivationcode$/,
    ask: asGuest(`/${codeRoute}`),
  },
  { route: 'login', name: 'after a number was confirmed', show: asGuest('/login?phone=confirmed') },
];
