import type { Scene } from '#tests/support/scene.ts';
import { forgetCodes, newestCode, sendAll, wrong } from '#tests/support/sms.ts';
import { codeStates, resendStates } from './code-states.ts';
import type { State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route'>;

/** A booking of Stanisław, as provider/seed/stories.ts tells it: a visit that is confirmed with a code. */
const CONFIRM = '/bookings/confirm/AMMS/booking-3032';

/** Nobody has been sent a code yet. */
async function atConfirm(scene: Scene) {
  forgetCodes(scene);
  const visitor = await scene.as('stanislaw.wojcik');
  return { visitor, page: await visitor.get(CONFIRM) };
}

async function atCode(scene: Scene) {
  const { visitor, page } = await atConfirm(scene);
  return { visitor, answer: await visitor.follow(await visitor.submit(page)) };
}

const set = (scene: Scene, values: string) =>
  scene.change('provider', `update accounts set ${values} where id = 'account-2006'`);
const withPhone = (values: string) => (scene: Scene) => {
  set(scene, values);
  return atConfirm(scene)
    .then(({ page }) => page)
    .finally(() => set(scene, "phone_number = '+48600100106', phone_confirmed = 1"));
};

const confirm: StateOfRoute[] = [
  { name: 'with a code to come', show: async (scene) => (await atConfirm(scene)).page },
  { name: 'a code is on its way', show: async (scene) => (await atCode(scene)).visitor.get(CONFIRM) },
  { name: 'a phone that is not confirmed', show: withPhone('phone_confirmed = 0') },
  { name: 'no phone', show: withPhone('phone_number = null') },
  {
    name: 'refused: five codes within an hour',
    status: 429,
    errors: 1,
    async show(scene) {
      const { visitor } = await atCode(scene);
      sendAll(scene);
      scene.change('provider', 'update phone_codes set valid_until = 0');
      return visitor.submit(await visitor.get(CONFIRM));
    },
  },
];

/** After the last try. */
async function outOfTries(scene: Scene) {
  const { visitor, answer } = await atCode(scene);
  scene.change('provider', 'update phone_codes set tries_left = 1');
  return visitor.follow(await visitor.submit(answer, { code: wrong(newestCode(scene)) }));
}

/** Confirmed; staff then puts it back. */
async function confirmed(scene: Scene) {
  const { visitor, answer } = await atCode(scene);
  const shown = await visitor.follow(await visitor.submit(answer, { code: newestCode(scene) }));
  scene.change('provider', "update bookings set status = 'SCHEDULED' where system_id = 'booking-3032'");
  return shown;
}

const of = (route: string, all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, area: 'bookings', ...state }));

/** Confirming a booking with a code. */
export const confirmStates: readonly State[] = [
  ...of('bookings/confirm/:system/:bookingId', confirm),
  ...of('bookings/confirm/:system/:bookingId/code', codeStates(atCode)),
  ...of('bookings/confirm/:system/:bookingId/code/resend', resendStates(atCode)),
  // back to the messages.
  ...of('bookings', [{ name: 'after the last wrong code', area: 'messages', show: outOfTries }]),
  ...of('bookings/:system/:id', [{ name: 'confirmed with a code', show: confirmed }]),
];
