import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import { forgetCodes, newestCode, sendAll, wrong } from '#tests/support/sms.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

const PATH = '/phone-to-confirm';

const typed = (name: string, phoneNumber: string, text: ErrorText): Rule => ({
  form: 'phone to confirm',
  name,
  status: 400,
  errors: [at('phone-phoneNumber', text)],
  kept: { phoneNumber },
  async send(scene) {
    const visitor = await mariaBefore(scene, ['PHONE']);
    return visitor.submit(await visitor.get(PATH), { phoneNumber });
  },
});

async function atCode(scene: Scene) {
  forgetCodes(scene);
  const visitor = await mariaBefore(scene, ['PHONE']);
  return { visitor, page: await visitor.follow(await visitor.submit(await visitor.get(PATH))) };
}

const code = (name: string, text: ErrorText, codeOf: (scene: Scene) => string): Rule => ({
  form: 'code of a phone',
  name,
  status: text === 'bookings:code.required' ? 400 : 422,
  errors: [at('code-code', text)],
  kept: { code: '' },
  async send(scene) {
    const { visitor, page } = await atCode(scene);
    return visitor.submit(page, { code: codeOf(scene) });
  },
});

/** A winter noon in Warsaw, in a hundred years. */
const NOON = Date.parse('2126-12-01T11:00:00Z');

const tooMany: Rule = {
  form: 'another code of a phone',
  name: 'five codes within a day to a number that nobody has confirmed',
  status: 422,
  errors: [at(null, withValues('bookings:code.tooMany', { day: '02-12-2126', time: '12:00' }))],
  async send(scene) {
    const { visitor } = await atCode(scene);
    sendAll(scene, NOON);
    return visitor.submit(await visitor.get(`${PATH}/code/resend`));
  },
};

export const rules: readonly Rule[] = [
  typed('nothing', '', 'booking-wizard:contactdata.fault.required'),
  typed('too short', '601 234', 'booking-wizard:contactdata.fault.tooShort'),
  typed('no number', 'telefon', 'booking-wizard:contactdata.fault.invalidNumber'),
  code('nothing', 'bookings:code.required', () => ''),
  code('a wrong one', withValues('bookings:code.wrong', { count: 4 }), (scene) => wrong(newestCode(scene))),
  tooMany,
];
