import type { Scene } from '#tests/support/scene.ts';
import { aMinuteLater, newestCode, sendAll, wrong } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import type { State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;
type AtCode = (scene: Scene) => Promise<{ visitor: Visitor; answer: Answer }>;

/** States of every page that asks for a code of an SMS; `atCode` walks to it. */
export const codeStates = (atCode: AtCode): StateOfRoute[] => [
  { name: 'a code is on its way', show: async (scene) => (await atCode(scene)).answer },
  {
    name: 'a wrong one',
    status: 422,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      return visitor.submit(answer, { code: wrong(newestCode(scene)) });
    },
  },
  {
    name: 'nothing',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      return visitor.submit(answer);
    },
  },
  {
    name: 'no code is good',
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      scene.change('provider', 'update phone_codes set valid_until = 0');
      return visitor.get(answer.path);
    },
  },
];

const toResend = ({ path }: Answer) => path.replace('code', 'code/resend');

/** States of every page that sends another one. */
export const resendStates = (atCode: AtCode): StateOfRoute[] => [
  {
    name: 'what to do',
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      aMinuteLater(scene);
      return visitor.get(toResend(answer));
    },
  },
  {
    name: 'the last one is not a minute old',
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      return visitor.get(toResend(answer));
    },
  },
  {
    name: 'none may be sent now',
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      sendAll(scene);
      return visitor.get(toResend(answer));
    },
  },
  {
    name: 'refused: five codes within an hour',
    status: 429,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atCode(scene);
      sendAll(scene);
      return visitor.submit(await visitor.get(toResend(answer)));
    },
  },
];
