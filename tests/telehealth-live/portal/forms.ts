import { livePath, type LivePage } from '#app/domain/telehealth-live/paths.ts';
import { addScene } from '#provider/telehealth-live/scenes.ts';
import type { FormRow, FormRows } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP } from '#tests/house/portal/forms/successes.ts';
import { oneOf, text, type KnownFields } from '#tests/house/portal/forms/texts.ts';
import { doctor, whileLive } from '#tests/telehealth-live/scene.ts';

const SEAT = 'seat-of-forms';
const SOON_MS = 120_000;

/** A form of a teleconsultation of Jan's that can be entered. */
const ofLive = (
  page: LivePage,
  known: KnownFields,
  rest: Pick<Awaited<ReturnType<FormRow['open']>>, 'typed' | 'chosen'> = {},
): FormRow['open'] =>
  async function open({ as, stores }) {
    const id = `live-forms-${page}`;
    const minute = Math.floor(Date.now() / 60_000) * 60_000;
    const startsAt = minute + SOON_MS + page.length * 1_000 + page.charCodeAt(0);
    await addScene(stores.provider, { id, patientId: 'patient-1001', startsAt });
    const jan = await as('jan.nowak');
    return { known, send: jan.posts(livePath(page, id, SEAT)), ...rest };
  };

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
    success: NEXT_STEP,
  },
  'whether it may be recorded': {
    route: '/telehealth/recording',
    open: ofLive('recording', { isAllowed: oneOf('on') }),
    success: NEXT_STEP,
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
};
