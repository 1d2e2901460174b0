import { NEW_TELECONSULTATION_PATH } from '#app/domain/bookings/teleconsultation-paths.ts';
import { asAccount, asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { NOBODY_ON_DUTY, whileFailing } from '#tests/teleconsultations/scene.ts';
import { draftOf, NOW, teleconsultationWalk } from '#tests/teleconsultations/walk.ts';
import { hourOf, tokensOf } from '#tests/support/booking-walk.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedStates } from './booked-states.ts';
import { caseStates } from './case-states.ts';
import { sendingStates } from './sending-states.ts';

type Walk = ReturnType<typeof teleconsultationWalk>;

/** Somebody, somewhere on the way. */
const on =
  (account: Account, at: (walk: Walk, visitor: Visitor) => Promise<Answer>) => async (scene: Scene) => {
    const visitor = await scene.as(account);
    return at(teleconsultationWalk(visitor), visitor);
  };

/** Shows a page while a record says something else. */
const changedMeanwhile =
  (change: string, back: string, show: (scene: Scene) => Promise<Answer>) => async (scene: Scene) => {
    scene.change('provider', change);
    return show(scene).finally(() => scene.change('provider', back));
  };

const of = (step: string) => ({ route: `newteleconsultation/${step}`, area: 'newteleconsultation' }) as const;
const entry = { route: 'newteleconsultation', area: 'newteleconsultation' } as const;

export const states: readonly (State | Lead)[] = [
  {
    route: 'newteleconsultation',
    name: 'leads to the first open step',
    to: /^\/newteleconsultation\/services\?draft=/,
    ask: asAccount('jan.nowak', NEW_TELECONSULTATION_PATH),
  },
  {
    ...entry,
    name: 'an account that is not confirmed',
    show: asAccount('piotr.zielinski', '/newteleconsultation'),
  },
  {
    ...entry,
    name: 'nobody whose data are confirmed',
    show: changedMeanwhile(
      "update patients set authorized = 0 where id = 'patient-1001'",
      "update patients set authorized = 1 where id = 'patient-1001'",
      asAccount('jan.nowak', '/newteleconsultation'),
    ),
  },
  {
    ...entry,
    name: 'one was begun before',
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      scene.change('portal', 'delete from drafts');
      await teleconsultationWalk(visitor).atCase();
      return visitor.get('/newteleconsultation');
    },
  },
  {
    route: 'newteleconsultation',
    name: 'leads on while nobody says whether the staff alone books',
    to: /^\/newteleconsultation\/services\?draft=/,
    ask: asAccount('halina.mazur', '/newteleconsultation'),
  },
  {
    ...entry,
    name: 'the staff alone books for the patient',
    async show(scene) {
      await scene.portal.lockBookings('patient-1001', 'on');
      const page = asAccount('jan.nowak', NEW_TELECONSULTATION_PATH)(scene);
      return page.finally(() => scene.portal.lockBookings('patient-1001', 'off'));
    },
  },
  { ...of('patients'), name: 'of several', show: on('anna.kowalska', (walk) => walk.start()) },
  {
    ...of('patients'),
    name: 'nobody is chosen',
    status: 400,
    errors: 1,
    show: on('anna.kowalska', async (walk, visitor) => visitor.submit(await walk.start())),
  },
  { ...of('services'), name: 'a guest sees all', show: asGuest('/newteleconsultation/services') },
  { ...of('services'), name: 'of one patient', show: on('jan.nowak', (walk) => walk.atServices()) },
  {
    ...of('services'),
    name: 'an account that is not confirmed',
    show: asAccount('piotr.zielinski', '/newteleconsultation/services'),
  },
  {
    ...of('services'),
    name: 'nobody is on duty',
    show: changedMeanwhile(
      ...NOBODY_ON_DUTY,
      on('jan.nowak', (walk) => walk.atServices()),
    ),
  },
  {
    ...of('services'),
    name: 'nobody knows who waits',
    show: async (scene) =>
      whileFailing(scene, { call: 'waiting' }, () => on('jan.nowak', (walk) => walk.atServices())(scene)),
  },
  {
    ...of('services'),
    name: 'the lists do not come',
    // The catalogue is kept for a while.
    show: async (scene) =>
      scene.ahead('PT30M', () =>
        changedMeanwhile(
          'alter table availabilities rename to hidden_availabilities',
          'alter table hidden_availabilities rename to availabilities',
          on('jan.nowak', (walk) => walk.atServices()),
        )(scene),
      ),
  },
  {
    ...of('services'),
    name: 'nothing is chosen',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => {
      const page = await walk.atServices();
      return visitor.post(page.path, tokensOf(page));
    }),
  },
  { ...of('dates'), name: 'free times', show: on('jan.nowak', (walk) => walk.atDates()) },
  {
    ...of('dates'),
    name: 'a day that is none',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.get(`/newteleconsultation/dates?draft=${draftOf(await walk.atDates())}&from=32-13-2026`),
    ),
  },
  {
    ...of('dates'),
    name: 'the time was held for too long',
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      const page = await teleconsultationWalk(visitor).atCase();
      return scene.ahead('PT16M', async () => visitor.follow(await visitor.get(page.path)));
    },
  },
  {
    ...of('dates'),
    name: 'a time that cannot be held',
    status: 422,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => {
      const page = await walk.atDates();
      return visitor.post(page.path, { ...tokensOf(page), ...hourOf('tele-int-majewska_20200101T0800') });
    }),
  },
  {
    route: 'newteleconsultation/hold',
    name: 'leads to the step that asked',
    to: /^\/newteleconsultation\/medicalcase\?draft=/,
    async ask(scene) {
      const visitor = await scene.as('jan.nowak');
      const page = await teleconsultationWalk(visitor).chosen(NOW);
      return visitor.get(`/newteleconsultation/hold?draft=${draftOf(page)}&from=medicalcase`);
    },
  },
  {
    route: 'newteleconsultation/discard',
    area: 'newteleconsultation',
    name: 'asks whether to delete it',
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.get(`/newteleconsultation/discard?draft=${draftOf(await walk.atCase())}`),
    ),
  },
  ...caseStates,
  ...sendingStates,
  ...bookedStates,
];
