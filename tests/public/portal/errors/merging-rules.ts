import { withValues } from '#app/services/text/error-text.ts';
import type { Rule } from '#tests/house/portal/errors/rule.ts';
import { atMergeCode } from '#tests/support/merging.ts';
import { codeOver, codeRule, tooManyRule, NOON } from '#tests/support/phone-rules.ts';
import { forgetCodes, sendAll } from '#tests/support/sms.ts';

const asked = { form: 'merge code', atCode: atMergeCode };
const required = { code: () => '', text: 'public:merge.code.required' } as const;

export const rules: readonly Rule[] = [
  codeRule(asked, { name: 'nothing', ...required }),
  codeRule(asked, { name: 'no code', ...required, code: () => '12345x' }),
  codeRule(asked, { name: 'a wrong one', text: withValues('bookings:code.wrong', { count: 4 }) }),
  codeRule(asked, { name: 'a wrong one, for the fifth time', text: 'bookings:code.noTries', triesBefore: 4 }),
  codeOver({
    ...asked,
    async atCode(scene) {
      const { visitor, page } = await atMergeCode(scene);
      forgetCodes(scene);
      return { visitor, page };
    },
  }),
  tooManyRule({
    form: 'merge',
    name: 'five codes within an hour',
    day: '2126-12-01',
    time: '13:00',
    async send(scene) {
      const { visitor } = await atMergeCode(scene);
      sendAll(scene, NOON);
      return visitor.submit(await visitor.get('/mergeaccount'));
    },
  }),
];
