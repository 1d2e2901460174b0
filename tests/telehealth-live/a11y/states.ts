import { askedPath } from '#app/domain/telehealth-live/live-mark.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { asAccount, asGuest } from '#tests/house/a11y/loop/state.ts';
import { GUEST_PATH } from '#app/domain/telehealth-live/paths.ts';
import { whileFailing } from '#tests/teleconsultations/scene.ts';
import { inviting, leaving, opened, taken, whileInvited } from '#tests/telehealth-live/guest-scene.ts';
import { doctor, whileLive, type Live } from '#tests/telehealth-live/scene.ts';

type StateOfPage = Omit<State, 'route' | 'area'>;

const of = (page: string, all: readonly StateOfPage[]): State[] =>
  all.map((state) => ({ route: `telehealth${page}`, area: 'teleconsultations', ...state }));

/** The entry of one of Jan's. */
const entryOf = (live: Live) => whileLive(live, ({ visitor, walk }) => visitor.get(walk.entry));

const withoutConsent = { patientId: 'patient-1007' } as const;

const stops: readonly StateOfPage[] = [
  { name: 'too early', show: entryOf({ minutes: 40 }) },
  { name: 'too late', show: entryOf({ minutes: -300 }) },
  { name: 'canceled', show: entryOf({ status: 'CANCELED' }) },
  { name: 'it has taken place', show: entryOf({ minutes: -60, status: 'EXECUTED' }) },
  {
    name: 'the consent is missing',
    show: whileLive(withoutConsent, ({ visitor, walk }) => visitor.get(walk.entry), 'stanislaw.wojcik'),
  },
  {
    name: 'the consent is not ticked',
    status: 422,
    errors: 1,
    show: whileLive(
      withoutConsent,
      async ({ visitor, walk }) => visitor.submit(await visitor.get(walk.entry)),
      'stanislaw.wojcik',
    ),
  },
  {
    name: 'the telehealth system does not know the patient',
    show: whileLive({}, ({ scene, visitor, walk }) =>
      whileFailing(scene, { call: 'identity', kind: '404' }, () => visitor.get(walk.entry)),
    ),
  },
  {
    name: 'the telehealth system does not answer',
    show: whileLive({}, ({ scene, visitor, walk }) =>
      whileFailing(scene, { call: 'identity' }, () => visitor.get(walk.entry)),
    ),
  },
  {
    name: 'nobody says how it stands',
    show: whileLive({}, ({ scene, visitor, walk }) =>
      whileFailing(scene, { call: 'live.state' }, () => visitor.get(walk.entry)),
    ),
  },
];

const types: readonly StateOfPage[] = [
  { name: 'nothing chosen', show: whileLive({}, ({ visitor, walk }) => visitor.get(walk.at('type'))) },
  {
    name: 'none is chosen',
    status: 400,
    errors: 1,
    show: whileLive({}, async ({ visitor, walk }) => visitor.submit(await visitor.get(walk.at('type')))),
  },
  {
    name: 'for somebody else, changed from the waiting room',
    show: whileLive(
      { patientId: 'patient-1003' },
      async ({ visitor, walk }) => {
        await walk.atRoom();
        return visitor.get(walk.at('type'));
      },
      'anna.kowalska',
    ),
  },
  {
    name: 'not saved, for nothing answers',
    status: 503,
    errors: 2,
    show: whileLive({}, async ({ scene, visitor, walk }) => {
      const page = await visitor.get(walk.at('type'));
      return whileFailing(scene, { call: 'live.type' }, () => visitor.submit(page, { type: 'C' }));
    }),
  },
];

const rooms: readonly StateOfPage[] = [
  { name: 'the doctor is not there', show: whileLive({}, ({ walk }) => walk.atRoom('V')) },
  {
    name: 'the doctor is late',
    show: whileLive({ minutes: -10 }, ({ walk }) => walk.atRoom()),
  },
  {
    name: 'the doctor is in',
    show: whileLive({}, async ({ scene, id, walk }) => {
      const room = await walk.atRoom();
      doctor(scene, id, { doctor: 'IN' });
      return walk.pressed(room, 'here');
    }),
  },
  {
    name: 'another tab goes on',
    show: whileLive({}, async ({ visitor, walk }) => {
      await walk.atRoom();
      return visitor.get(walk.at('room'));
    }),
  },
  {
    name: 'nothing answers',
    show: whileLive({}, async ({ scene, walk }) => {
      const room = await walk.atRoom();
      return whileFailing(scene, { call: 'live.status' }, () => walk.reload(room));
    }),
  },
  {
    name: 'nobody says how it stands',
    show: whileLive({}, async ({ scene, walk }) => {
      const room = await walk.atRoom();
      return whileFailing(scene, { call: 'live.state' }, () => walk.reload(room));
    }),
  },
];

const calls: readonly StateOfPage[] = [
  { name: 'nothing is written', show: whileLive({}, ({ scene, walk }) => walk.atCall(scene)) },
  {
    name: 'a line was sent',
    show: whileLive({}, async ({ scene, walk }) =>
      walk.say(await walk.atCall(scene), 'Dzień dobry.\nBoli mnie kolano.'),
    ),
  },
  {
    name: 'an empty line',
    status: 400,
    errors: 1,
    show: whileLive({}, async ({ scene, visitor, walk }) => visitor.submit(await walk.atCall(scene))),
  },
  {
    name: 'a line is not sent, for nothing answers',
    status: 503,
    errors: 2,
    show: whileLive({}, async ({ scene, visitor, walk }) => {
      const call = await walk.atCall(scene);
      return whileFailing(scene, { call: 'live.chat' }, () => visitor.submit(call, { text: 'Halo' }));
    }),
  },
  {
    name: 'recorded, and the doctor’s connection is lost',
    show: whileLive({}, async ({ scene, id, walk }) => {
      const call = await walk.atCall(scene, 'V');
      const allow = 'update telehealth_lives set recording_allowed = 1 where consultation_id = ?';
      scene.change('provider', allow, id);
      doctor(scene, id, { doctor: 'DROPPED', is_recording: 1 });
      return walk.reload(call);
    }),
  },
  {
    name: 'a line stays while nobody says how it stands',
    status: 503,
    errors: 2,
    show: whileLive({}, async ({ scene, visitor, walk }) => {
      const call = await walk.atCall(scene);
      return whileFailing(scene, { call: 'live.state' }, () => visitor.submit(call, { text: 'Halo' }));
    }),
  },
  {
    name: 'no rights to the session',
    show: whileLive({}, async ({ scene, walk }) => {
      const call = await walk.atCall(scene);
      return whileFailing(scene, { call: 'live.accessData' }, () => walk.reload(call));
    }),
  },
  {
    name: 'another tab goes on',
    show: whileLive({}, async ({ scene, visitor, walk }) => {
      await walk.atCall(scene);
      return visitor.get(walk.at('call'));
    }),
  },
];

/** Pages of the live teleconsultation, from its entry to its end. */
const invitations: readonly StateOfPage[] = [
  { name: 'nobody is invited', show: whileLive({}, ({ visitor, walk }) => visitor.get(walk.at('invite'))) },
  {
    name: 'before it begins',
    show: whileLive({ minutes: 60 }, ({ visitor, walk }) => visitor.get(walk.at('invite'))),
  },
  {
    name: 'the address, this once',
    show: whileLive({}, async ({ visitor, walk }) =>
      inviting(visitor, await visitor.get(walk.at('invite')), 'make'),
    ),
  },
  {
    name: 'a guest is invited',
    show: whileInvited({}, ({ visitor, walk }) => visitor.get(walk.at('invite'))),
  },
  {
    name: 'a guest is there',
    show: whileInvited({}, async ({ visitor, walk, guest, path }) => {
      await taken(guest, path);
      return visitor.get(walk.at('invite'));
    }),
  },
];

const entries: readonly StateOfPage[] = [
  { name: 'an invitation', show: whileInvited({}, ({ guest, path }) => opened(guest, path)) },
  { name: 'too early', show: whileInvited({ minutes: 60 }, ({ guest, path }) => opened(guest, path)) },
  {
    name: 'nothing is given',
    status: 400,
    errors: 2,
    show: whileInvited({}, async ({ guest, path }) => guest.submit(await opened(guest, path))),
  },
  {
    name: 'not taken, for nothing answers',
    status: 503,
    errors: 2,
    show: whileInvited({}, async ({ scene, guest, path }) => {
      const page = await opened(guest, path);
      return whileFailing(scene, { call: 'live.guest' }, () =>
        guest.submit(page, { name: 'Maria', consent: 'on' }),
      );
    }),
  },
  {
    name: 'nothing answers',
    show: whileInvited({}, ({ scene, guest, path }) =>
      whileFailing(scene, { call: 'live.guest' }, () => opened(guest, path)),
    ),
  },
  {
    name: 'used',
    status: 404,
    show: whileInvited({}, async ({ scene, guest, path }) => {
      await taken(guest, path);
      return opened(scene.guest(), path);
    }),
  },
];

const ofGuests: readonly StateOfPage[] = [
  { name: 'nothing is written', show: whileInvited({}, ({ guest, path }) => taken(guest, path)) },
  {
    name: 'a line was sent, and the doctor is in',
    show: whileInvited({}, async ({ scene, id, walk, guest, path }) => {
      await walk.atCall(scene);
      doctor(scene, id, { doctor: 'IN' });
      return guest.follow(await guest.submit(await taken(guest, path), { text: 'Dzień dobry, tłumaczę.' }));
    }),
  },
  {
    name: 'an empty line',
    status: 400,
    errors: 1,
    show: whileInvited({}, async ({ guest, path }) => guest.submit(await taken(guest, path))),
  },
  {
    name: 'nothing answers',
    show: whileInvited({}, async ({ scene, guest, path }) => {
      await taken(guest, path);
      return whileFailing(scene, { call: 'live.guest' }, () => guest.get(GUEST_PATH));
    }),
  },
  {
    name: 'the guest has left',
    show: whileInvited({}, async ({ guest, path }) =>
      guest.follow(await leaving(guest, await taken(guest, path))),
    ),
  },
  {
    name: 'a line is not sent, for the invitation was taken back',
    status: 404,
    show: whileInvited({}, async ({ visitor, walk, guest, path }) => {
      const page = await taken(guest, path);
      await inviting(visitor, await visitor.get(walk.at('invite')), 'withdraw');
      return guest.submit(page, { text: 'Czy mnie widać?' });
    }),
  },
];

/** The addresses for which scripts ask. */
const ASKED = ['report', 'news', 'access', 'connection', 'signals'] as const;

export const states: readonly (State | Lead)[] = [
  ...of('', stops),
  ...of('/teleconsultationtype', types),
  ...of('/recording', [
    {
      name: 'asked',
      show: whileLive({}, async ({ visitor, walk }) =>
        visitor.follow(await visitor.submit(await visitor.get(walk.at('type')), { type: 'A' })),
      ),
    },
  ]),
  ...of('/telewaitingroom', rooms),
  ...of('/teleconsultation', calls),
  ...of('/leave', [
    { name: 'asks', show: whileLive({}, ({ visitor, walk }) => visitor.get(walk.at('leave'))) },
  ]),
  ...of('/ended', [
    {
      name: 'with what is kept',
      show: asAccount('jan.nowak', '/telehealth/ended?teleconsultationId=teleconsultation-6001'),
    },
    {
      name: 'nothing is kept yet',
      show: whileLive({ minutes: -60, status: 'EXECUTED' }, ({ visitor, walk }) =>
        visitor.get(walk.at('ended')),
      ),
    },
    {
      name: 'an opinion without a word',
      status: 400,
      errors: 1,
      show: whileLive({ minutes: -60, status: 'EXECUTED' }, async ({ visitor, walk }) =>
        visitor.submit(await visitor.get(walk.at('ended'))),
      ),
    },
    {
      name: 'an opinion is kept',
      show: whileLive({ minutes: -60, status: 'EXECUTED' }, async ({ visitor, walk }) =>
        visitor.follow(await visitor.submit(await visitor.get(walk.at('ended')), { opinion: 'Dobrze' })),
      ),
    },
  ]),
  ...of('/phone', [
    {
      name: 'asks for the number',
      show: whileLive({}, ({ visitor, walk }) => visitor.get(walk.at('phone'))),
    },
    {
      name: 'a number that is too short',
      status: 400,
      errors: 1,
      show: whileLive({}, async ({ visitor, walk }) =>
        visitor.submit(await visitor.get(walk.at('phone')), { phoneNumber: '600 100' }),
      ),
    },
    {
      name: 'the doctor has a number',
      show: whileLive({}, async ({ visitor, walk }) => {
        await visitor.submit(await visitor.get(walk.at('phone')));
        return visitor.get(walk.at('phone'));
      }),
    },
  ]),
  ...of('/invite', invitations),
  {
    route: 'telehealth/guest/:code',
    name: 'leads to the form, whatever the code is',
    to: /^\/telehealth\/guest\/enter$/,
    ask: asGuest('/telehealth/guest/none'),
  },
  ...of('/guest/enter', entries),
  ...of('/guest', ofGuests),
  ...of('/test', [{ name: 'devices', show: asAccount('jan.nowak', '/telehealth/test') }]),
  ...ASKED.map((what) => ({
    route: `telehealth/${what}`,
    name: 'leads to the call',
    to: /\/telehealth\/teleconsultation\?/,
    ask: whileLive({}, ({ visitor, id }) => visitor.get(askedPath(what, id))),
  })),
];
