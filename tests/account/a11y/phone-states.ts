import { codeStates, resendStates } from '#tests/bookings/a11y/code-states.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import {
  atOwnCode,
  atOwnPhone,
  zofiaWithPhone,
  lucynaWithPhone,
  registration,
  withSms,
} from '#tests/support/own-phone.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'account/phone';
const area = 'account';
const PATH = '/account/phone';

const typed = (phoneNumber: string) => async (scene: Scene) => {
  const { visitor, page } = await atOwnPhone(scene);
  return visitor.submit(page, { phoneNumber });
};

async function atCode(scene: Scene) {
  const { visitor, page } = await atOwnCode(scene);
  return { visitor, answer: page };
}

const withdrawal = async (scene: Scene) => {
  const { visitor } = await atOwnCode(scene);
  return visitor.get(`${PATH}/withdraw`);
};

export const phoneStates: readonly (State | Lead)[] = [
  { route, area, name: 'a confirmed number', show: async (scene) => (await atOwnPhone(scene)).page },
  {
    route,
    area,
    name: 'one that nobody has confirmed',
    show: async (scene) => (await lucynaWithPhone(scene)).get(PATH),
  },
  {
    route,
    area,
    name: 'another one waits',
    async show(scene) {
      const { visitor } = await atOwnCode(scene);
      return visitor.get(PATH);
    },
  },
  { route, area, name: 'the number in force', status: 400, errors: 1, show: typed('600 100 118') },
  { route, area, name: 'too few digits', status: 400, errors: 1, show: typed('12') },
  {
    route,
    area,
    name: 'typed twice, and differing',
    status: 400,
    errors: 1,
    show: (scene) =>
      registration(scene, { phoneConfirmationEnabled: false }, async () => {
        const { visitor, page } = await atOwnPhone(scene);
        const again = await visitor.submit(page, { phoneNumber: '511 222 333' });
        return visitor.submit(again, { phoneNumber: '511 222 333', again: '511 222 334' });
      }),
  },
  {
    route,
    area,
    name: 'no SMS goes out',
    show: (scene) => withSms(scene, '{"smsEnabled":false}', async () => (await atOwnPhone(scene)).page),
  },
  {
    route,
    area,
    name: 'provider down',
    status: 503,
    async show(scene) {
      const zofia = await zofiaWithPhone(scene);
      await zofia.get('/start');
      return withSms(scene, '{', () => zofia.get(PATH));
    },
  },
  ...codeStates(atCode).map((state) => ({ route: `${route}/code`, area, ...state })),
  {
    route: `${route}/code`,
    name: 'nothing waits',
    to: /^\/account\/phone$/,
    ask: async (scene) => (await zofiaWithPhone(scene)).get(`${PATH}/code`),
  },
  ...resendStates(atCode).map((state) => ({ route: `${route}/code/resend`, area, ...state })),
  { route: `${route}/withdraw`, area, name: 'the question', show: withdrawal },
  {
    route: `${route}/remove`,
    area,
    name: 'the question',
    show: (scene) =>
      registration(scene, { phoneIsRequired: false }, async () =>
        (await zofiaWithPhone(scene)).get(`${PATH}/remove`),
      ),
  },
];
