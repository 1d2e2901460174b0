import { withValues } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { atOwnCode, atOwnPhone, registration } from '#tests/support/own-phone.ts';
import { codeRule, codeRules, NOON, phoneRule, phoneRules, tooManyRule } from '#tests/support/phone-rules.ts';
import { sendAll } from '#tests/support/sms.ts';

const asked = { form: 'own phone', atPhone: atOwnPhone };
const coded = { form: 'code of one’s own phone', atCode: atOwnCode };

const faults = [
  ['a country that there is not', '+999 600100199', 'invalidCountryCode'],
  ['four digits', '6001', 'tooShort'],
  ['six digits', '600100', 'tooShort'],
  ['one digit too many', '+48 6001001999', 'tooLong'],
  ['letters', '600 abc 100', 'invalidNumber'],
  ['three zeros first', '000100199', 'invalidNumber'],
  ['no country', '6001001999', 'notSelectedCountry'],
  ['a number that costs', '700123456', 'premium'],
  ['two digits', '12', 'tooFew'],
] as const;

/** The new number is typed once, and then once more with `again`. */
const again = (name: string, typed: string, text: Parameters<typeof at>[1]): Rule => ({
  form: 'own phone',
  name,
  status: 400,
  errors: [at('phone-again', text)],
  kept: { phoneNumber: '511 222 333' },
  send: (scene) =>
    registration(scene, { phoneConfirmationEnabled: false }, async () => {
      const { visitor, page } = await atOwnPhone(scene);
      const first = await visitor.submit(page, { phoneNumber: '511 222 333' });
      return visitor.submit(first, { phoneNumber: '511 222 333', again: typed });
    }),
});

export const rules: readonly Rule[] = [
  ...phoneRules(asked),
  ...faults.map(([name, phoneNumber, fault]) =>
    phoneRule(asked, { name, phoneNumber, text: `booking-wizard:contactdata.fault.${fault}` }),
  ),
  phoneRule(asked, {
    name: 'the number in force, written otherwise',
    phoneNumber: '0048 600-100-118',
    text: 'account:ownPhone.current',
  }),
  again('not once more', '', 'account:ownPhone.again.required'),
  again('another one', '511 222 334', 'account:ownPhone.again.differs'),
  ...codeRules(coded),
  codeRule(coded, { name: 'the sixth', text: 'bookings:code.over', triesBefore: 5 }),
  codeRule(coded, {
    name: 'the fifth wrong one',
    text: 'bookings:code.noTries',
    triesBefore: 4,
  }),
  codeRule(coded, {
    name: 'the fourth wrong one',
    text: withValues('bookings:code.wrong', { count: 1 }),
    triesBefore: 3,
  }),
  tooManyRule({
    form: 'another code of one’s own phone',
    name: 'five codes within a day to a number that nobody has confirmed',
    ...{ day: '2126-12-02', time: '12:00' },
    async send(scene) {
      const { visitor, page } = await atOwnCode(scene);
      sendAll(scene, NOON);
      return visitor.submit(await visitor.get(`${page.path}/resend`));
    },
  }),
];
