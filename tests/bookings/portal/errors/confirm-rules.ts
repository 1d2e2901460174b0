import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { Scene } from '#tests/support/scene.ts';
import { codeOver, codeRule, codeRules, NOON, tooManyRule } from '#tests/support/phone-rules.ts';
import { forgetCodes, newestCode, sendAll } from '#tests/support/sms.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const CONFIRM = '/bookings/confirm/AMMS/booking-3032';

/** The page of Stanisław's visit that is confirmed with a code; nobody has been sent one yet. */
async function atConfirm(scene: Scene) {
  forgetCodes(scene);
  const visitor = await scene.as('stanislaw.wojcik');
  return { visitor, page: await visitor.get(CONFIRM) };
}

const atCode = async (scene: Scene) => {
  const { visitor, page } = await atConfirm(scene);
  await visitor.submit(page);
  return { visitor, page: await visitor.get(`${CONFIRM}/code`) };
};
const unsent = async (scene: Scene) => {
  const { visitor } = await atConfirm(scene);
  return { visitor, page: await visitor.get(`${CONFIRM}/code`) };
};
const asked = { form: 'code of a confirmation', atCode };

const expired = codeRule(asked, {
  name: 'the right one, too late',
  text: 'bookings:code.over',
  code(scene) {
    scene.change('provider', 'update phone_codes set valid_until = 0');
    return newestCode(scene);
  },
});

/** Five were sent already. */
const tooMany = (form: string, path: string) =>
  tooManyRule({
    form,
    name: 'five codes within an hour',
    day: '2126-12-01',
    time: '13:00',
    async send(scene) {
      const { visitor } = await atCode(scene);
      sendAll(scene, NOON);
      scene.change('provider', 'update phone_codes set valid_until = 0');
      return visitor.submit(await visitor.get(CONFIRM + path));
    },
  });

/** The page is on the screen when the account's phone changes. */
const withoutPhone = (
  name: string,
  change: 'phone_number = null' | 'phone_confirmed = 0',
  text: ErrorText,
): Rule => ({
  form: 'confirmation',
  name,
  status: 422,
  errors: [at(null, text)],
  async send(scene) {
    const { visitor, page } = await atConfirm(scene);
    const set = (values: string) =>
      scene.change('provider', `update accounts set ${values} where id = 'account-2006'`);
    set(change);
    return visitor.submit(page).finally(() => set("phone_number = '+48600100106', phone_confirmed = 1"));
  },
});

export const rules: readonly Rule[] = [
  ...codeRules(asked),
  codeRule(asked, {
    name: 'a wrong one, one try before the last',
    text: withValues('bookings:code.wrong', { count: 1 }),
    triesBefore: 3,
  }),
  codeOver({ ...asked, atCode: unsent }),
  expired,
  tooMany('confirmation', ''),
  tooMany('code of a confirmation, again', '/code/resend'),
  withoutPhone('no phone', 'phone_number = null', 'bookings:confirm.phoneUnknown'),
  withoutPhone('a phone not confirmed', 'phone_confirmed = 0', 'bookings:confirm.phoneUnconfirmed'),
];
