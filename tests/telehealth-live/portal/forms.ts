import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import { GUEST_ENTER_PATH, GUEST_PATH, livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { hashOf } from '#provider/core/context.ts';
import { addScene } from '#provider/telehealth-live/scenes.ts';
import type { FormRow, FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, type Success } from '#tests/house/portal/forms/successes.ts';
import { oneOf, text, type KnownFields } from '#tests/house/portal/forms/texts.ts';
import { inviting, leaving, taken, whileInvited } from '#tests/telehealth-live/guest-scene.ts';
import { doctor, whileLive } from '#tests/telehealth-live/scene.ts';

const SEAT = 'seat-of-forms';
const SOON_MS = 120_000;

/** A form of a teleconsultation of Jan's that can be entered. */
const ofLive = (
  page: LivePage,
  known: KnownFields,
  {
    name = page,
    ...rest
  }: Pick<Awaited<ReturnType<FormRow['open']>>, 'typed' | 'chosen'> & { name?: string } = {},
): FormRow['open'] =>
  async function open({ as, stores }) {
    const id = `live-forms-${name}`;
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const startsAt = minute + SOON_MS + name.length * 1_000 + name.charCodeAt(0);
    await addScene(stores.provider, { id, patientId: 'patient-1001', startsAt });
    const jan = await as('jan.nowak');
    return { known, send: jan.posts(livePath(page, id, SEAT)), ...rest };
  };

/** Puts an invitation to a teleconsultation of Jan's into the store. Returns its code. */
async function inviteWithCode(provider: Parameters<typeof addScene>[0]) {
  const id = 'live-forms-guest';
  const code = 'live-forms-guest-code';
  const startsAt = Math.floor(Date.now() / 60_000) * 60_000 + SOON_MS + 59_000;
  await addScene(provider, { id, patientId: 'patient-1001', startsAt });
  const of = { consultation_id: id, patient_id: 'patient-1001', account_id: 'account-2001' };
  await provider
    .insertInto('telehealth_guests')
    .values({ ...of, code_hash: hashOf(code), created_at: Date.now() })
    .execute();
  return code;
}

/** The form that a script posts: with anything but its own fields there is no such thing. */
const ofAsked = (what: Parameters<typeof askedPath>[0]): FormRow['open'] =>
  async function open({ as }) {
    const jan = await as('jan.nowak');
    return { known: { other: text }, send: jan.posts(askedPath(what, 'live-forms-call')) };
  };

const SCRIPT: Success = { silent: 'A script asks, and is answered in JSON.' };

export const forms: FormRows = {
  'the consent that a teleconsultation lacks': {
    route: '/telehealth',
    async open({ as }) {
      const jan = await as('jan.nowak');
      return {
        known: { consent: oneOf('on') },
        send: jan.posts('/telehealth?teleconsultationId=teleconsultation-6001'),
      };
    },
    success: whileLive(
      { patientId: 'patient-1007' },
      async ({ visitor, walk }) =>
        visitor.follow(await visitor.submit(await visitor.get(walk.entry), { consent: 'on' })),
      'stanislaw.wojcik',
    ),
  },
  'how one talks to the doctor': {
    route: '/telehealth/teleconsultationtype',
    open: ofLive('type', { type: oneOf('C', 'A', 'V') }, { chosen: ['type'] }),
    success: { ...NEXT_STEP, sent: whileLive({}, ({ walk }) => walk.atRoom('A')) },
  },
  'whether it may be recorded': {
    route: '/telehealth/recording',
    open: ofLive('recording', { isAllowed: oneOf('on') }),
    success: { ...NEXT_STEP, sent: whileLive({}, ({ walk }) => walk.atRoom('A')) },
  },
  'the buttons of the waiting room': {
    route: '/telehealth/telewaitingroom',
    open: ofLive('room', { intent: oneOf('here', 'leave', 'take') }),
    success: whileLive({}, async ({ walk }) => walk.pressed(await walk.atRoom(), 'leave')),
  },
  'a line of the chat': {
    route: '/telehealth/teleconsultation',
    open: ofLive('call', { text, intent: oneOf('send') }, { typed: ['text'] }),
    success: whileLive({}, async ({ scene, id, walk }) => {
      const call = await walk.atCall(scene, 'A');
      scene.change(
        'provider',
        'update telehealth_lives set recording_allowed = 1 where consultation_id = ?',
        id,
      );
      doctor(scene, id, { is_recording: 1 });
      return walk.pressed(await walk.reload(call), 'forbid');
    }),
  },
  'leaving the call': {
    route: '/telehealth/leave',
    open: ofLive('leave', { other: text }),
    success: whileLive({}, async ({ visitor, walk }) => {
      await walk.atRoom();
      return visitor.follow(await visitor.submit(await visitor.get(walk.at('leave'))));
    }),
  },
  'the number to call': {
    route: '/telehealth/phone',
    open: ofLive('phone', { phoneNumber: oneOf('600 100 101') }, { typed: ['phoneNumber'] }),
    success: whileLive({}, async ({ visitor, walk }) =>
      visitor.follow(await visitor.submit(await visitor.get(walk.at('phone')))),
    ),
  },
  'the opinion of one that is over': {
    route: '/telehealth/ended',
    async open({ as }) {
      const jan = await as('jan.nowak');
      const send = jan.posts('/telehealth/ended?teleconsultationId=teleconsultation-6001');
      return { known: { opinion: text }, send, typed: ['opinion'] };
    },
    success: whileLive({ minutes: -60, status: 'EXECUTED' }, async ({ visitor, walk }) =>
      visitor.follow(await visitor.submit(await visitor.get(walk.at('ended')), { opinion: 'Dobrze' })),
    ),
  },
  'the invitation of a guest': {
    route: '/telehealth/invite',
    open: ofLive('invite', { intent: oneOf('make', 'withdraw') }),
    success: whileInvited({}, async ({ visitor, walk }) =>
      visitor.follow(await inviting(visitor, await visitor.get(walk.at('invite')), 'withdraw')),
    ),
  },
  // Nobody presses "make" before, so that it is this button whose calls fail.
  'the invitation of a guest, taken back': {
    route: '/telehealth/invite',
    open: ofLive('invite', { intent: oneOf('withdraw') }, { name: 'invite-taken-back' }),
    success: whileLive({}, async ({ scene, visitor, id, walk }) => {
      scene.change(
        'provider',
        `insert into telehealth_guests (consultation_id, patient_id, account_id, code_hash, created_at)
         values (?, 'patient-1001', 'account-2001', ?, ?)`,
        id,
        hashOf(id),
        Date.now(),
      );
      return visitor.follow(await inviting(visitor, await visitor.get(walk.at('invite')), 'withdraw'));
    }),
  },
  'the name of a guest': {
    route: '/telehealth/guest/enter',
    async open({ guest, stores }) {
      const code = await inviteWithCode(stores.provider);
      const { posts, visitor } = await guest();
      await visitor.get(`${GUEST_PATH}/${code}`);
      return {
        known: { name: text, consent: oneOf('on') },
        send: posts(GUEST_ENTER_PATH),
        typed: ['name'],
      };
    },
    success: { ...NEXT_STEP, sent: whileInvited({}, ({ guest, path }) => taken(guest, path)) },
  },
  'what a guest does': {
    route: '/telehealth/guest',
    async open({ guest }) {
      const { posts } = await guest();
      return { known: { text, intent: oneOf('send', 'leave') }, send: posts(GUEST_PATH) };
    },
    success: whileInvited({}, async ({ guest, path }) =>
      guest.follow(await leaving(guest, await taken(guest, path))),
    ),
  },
  'the report of the script': {
    route: '/telehealth/report',
    open: ofAsked('report'),
    success: SCRIPT,
  },
  'the rights that the script asks for': {
    route: '/telehealth/access',
    open: ofAsked('access'),
    success: SCRIPT,
  },
  'the connection that the script tells of': {
    route: '/telehealth/connection',
    open: ofAsked('connection'),
    success: SCRIPT,
  },
  'the signals of the stand-in': {
    route: '/telehealth/signals',
    open: ofAsked('signals'),
    success: SCRIPT,
  },
};
