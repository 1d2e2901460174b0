import type { Scene } from '#tests/support/scene.ts';
import { newestCode, wrong } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import type { State } from './state.ts';

type AtCode = (scene: Scene) => Promise<{ visitor: Visitor; answer: Answer }>;

/** Of every page that asks for a code of an SMS; `atCode` walks to it. */
export const codeStates = (atCode: AtCode): Omit<State, 'route' | 'area'>[] => [
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
];
