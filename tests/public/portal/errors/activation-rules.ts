import { atGuestsCode, atGuestsPhone, atOwnCode, atOwnPhone } from '#tests/support/activation.ts';
import { withoutSms } from '#tests/support/password-links.ts';
import { codeRule, codeRules, NOON, phoneRules, tooManyRule } from '#tests/support/phone-rules.ts';
import { sendAll } from '#tests/support/sms.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const own = { form: 'own activation code', atCode: atOwnCode };
const guests = { form: 'activation code', atCode: atGuestsCode };

export const rules: readonly Rule[] = [
  ...phoneRules({ form: 'activation phone', atPhone: atGuestsPhone }),
  ...codeRules(own),
  codeRule(own, { name: 'a wrong one, for the fifth time', text: 'bookings:code.noTries', triesBefore: 4 }),
  codeRule(guests, { name: 'nothing', code: () => '', text: 'bookings:code.required' }),
  codeRule(guests, { name: 'any', code: () => '123456', text: 'public:phone.codeRefused' }),
  {
    form: 'own activation phone',
    name: 'another number than the one that waits, from a page of before',
    status: 422,
    errors: [at(null, 'public:phone.notPending')],
    async send(scene) {
      const { visitor, page } = await atOwnPhone(scene);
      return visitor.submit(page, { phoneNumber: '600 100 199' });
    },
  },
  {
    form: 'own activation phone',
    name: 'no SMS goes out',
    status: 422,
    errors: [at(null, 'public:phone.smsDisabled')],
    send: (scene) =>
      withoutSms(scene, async () => {
        const { visitor, page } = await atOwnPhone(scene);
        return visitor.submit(page);
      }),
  },
  {
    form: 'own activation phone',
    name: 'confirmed meanwhile',
    status: 422,
    errors: [at(null, 'public:phone.notPending')],
    async send(scene) {
      const { visitor, page } = await atOwnPhone(scene);
      const set = (state: string) =>
        scene.change('provider', 'update accounts set state = ? where username = ?', state, 'adam.jankowski');
      set('ACTIVE');
      return visitor.submit(page, { phoneNumber: '600 100 115' }).finally(() => set('MUST_CONFIRM_PHONE'));
    },
  },
  tooManyRule({
    form: 'own activation phone',
    name: 'five codes within a day to a number that nobody has confirmed',
    day: '2126-12-02',
    time: '12:00',
    async send(scene) {
      const { visitor } = await atOwnCode(scene);
      sendAll(scene, NOON);
      return visitor.submit(await visitor.get('/resendactivationcode'));
    },
  }),
];
