import { mariaBefore } from '#tests/support/gates.ts';
import { codeRules, NOON, phoneRules, tooManyRule } from '#tests/support/phone-rules.ts';
import { forgetCodes, sendAll } from '#tests/support/sms.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Rule } from '#tests/house/portal/errors/rule.ts';

const PATH = '/phone-to-confirm';

async function atPhone(scene: Scene) {
  const visitor = await mariaBefore(scene, ['PHONE']);
  return { visitor, page: await visitor.get(PATH) };
}

async function atCode(scene: Scene) {
  forgetCodes(scene);
  const { visitor, page } = await atPhone(scene);
  return { visitor, page: await visitor.follow(await visitor.submit(page)) };
}

export const rules: readonly Rule[] = [
  ...phoneRules({ form: 'phone to confirm', atPhone }),
  ...codeRules({ form: 'code of a phone', atCode }),
  tooManyRule({
    form: 'another code of a phone',
    name: 'five codes within a day to a number that nobody has confirmed',
    ...{ day: '2126-12-02', time: '12:00' },
    async send(scene) {
      const { visitor } = await atCode(scene);
      sendAll(scene, NOON);
      return visitor.submit(await visitor.get(`${PATH}/code/resend`));
    },
  }),
];
