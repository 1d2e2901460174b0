import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { Scene } from '#tests/support/scene.ts';
import { forgetCodes, newestCode, sendAll, wrong } from '#tests/support/sms.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const CONFIRM = '/bookings/confirm/AMMS/booking-3032';

/** The page of Stanisław's visit that is confirmed with a code; nobody has been sent one yet. */
async function atConfirm(scene: Scene) {
  forgetCodes(scene);
  const visitor = await scene.as('stanislaw.wojcik');
  return { visitor, page: await visitor.get(CONFIRM) };
}

/** `tries` wrong ones before it. */
const code = (name: string, typed: string, text: ErrorText, { tries = 0, isSent = true } = {}): Rule => ({
  form: 'code of a confirmation',
  name,
  status: text === 'bookings:code.required' ? 400 : 422,
  errors: [at('code-code', text)],
  kept: { code: '' },
  async send(scene) {
    const { visitor, page } = await atConfirm(scene);
    if (isSent) await visitor.submit(page);
    for (let tried = 0; tried < tries; tried += 1) {
      await visitor.submit(await visitor.get(`${CONFIRM}/code`), { code: wrong(newestCode(scene)) });
    }
    return visitor.submit(await visitor.get(`${CONFIRM}/code`), { code: typed });
  },
});

const expired: Rule = {
  ...code('the right one, too late', '', 'bookings:code.over'),
  kept: {},
  async send(scene) {
    const { visitor, page } = await atConfirm(scene);
    await visitor.submit(page);
    const answer = await visitor.get(`${CONFIRM}/code`);
    scene.change('provider', 'update phone_codes set valid_until = 0');
    return visitor.submit(answer, { code: newestCode(scene) });
  },
};

/** A winter noon in Warsaw, in a hundred years: an hour that is not over while these tests run. */
const NOON = Date.parse('2126-12-01T11:00:00Z');

/** Five were sent already. */
const tooMany = (form: string, path: string): Rule => ({
  form,
  name: 'five codes within an hour',
  status: 422,
  errors: [at(null, withValues('bookings:code.tooMany', { day: '01-12-2126', time: '13:00' }))],
  async send(scene) {
    const { visitor, page } = await atConfirm(scene);
    await visitor.submit(page);
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
  code('nothing', '', 'bookings:code.required'),
  code('no code', '12345x', 'bookings:code.required'),
  code('a wrong one', '000000', withValues('bookings:code.wrong', { count: 4 })),
  code('a wrong one, one try before the last', '000000', withValues('bookings:code.wrong', { count: 1 }), {
    tries: 3,
  }),
  code('none was sent', '123456', 'bookings:code.over', { isSent: false }),
  expired,
  tooMany('confirmation', ''),
  tooMany('code of a confirmation, again', '/code/resend'),
  withoutPhone('no phone', 'phone_number = null', 'bookings:confirm.phoneUnknown'),
  withoutPhone('a phone not confirmed', 'phone_confirmed = 0', 'bookings:confirm.phoneUnconfirmed'),
];
