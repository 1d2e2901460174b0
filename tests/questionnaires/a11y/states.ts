import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;

const REHA = { service: 'REHA', availabilityId: 'reha-jaworski' };
const RIGHT = { q1: ['1', '5'], q2: '4,5', q3: '7.03.2026', q4: '2' };
const WRONG = { q1: [], q2: '11', q3: 'jutro', q5: 'x'.repeat(501) };

async function atStep(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const { answer } = await walkOf(visitor).atSummary(REHA);
  return { visitor, answer };
}

/** Every question of every format, in the wizard as in a booking. */
const asCardiology = async <T>(scene: Scene, work: () => Promise<T>) => {
  const { sections } = scene.read(
    'provider',
    "select sections from questionnaires where id = 'questionnaire-reha'",
  ) as { sections: string };
  scene.change(
    'provider',
    `update questionnaires set sections = (select sections from questionnaires where id = 'questionnaire-kard')
     where id = 'questionnaire-reha'`,
  );
  return work().finally(() =>
    scene.change(
      'provider',
      "update questionnaires set sections = ? where id = 'questionnaire-reha'",
      sections,
    ),
  );
};

const wizardStep: StateOfRoute[] = [
  { name: 'to fill in', show: async (scene) => (await atStep(scene)).answer },
  {
    name: 'of cardiology',
    async show(scene) {
      const { visitor, answer } = await atStep(scene);
      return asCardiology(scene, () => visitor.get(answer.path));
    },
  },
  {
    name: 'answers that are wrong',
    status: 400,
    errors: 5,
    async show(scene) {
      const { visitor, answer } = await atStep(scene);
      return visitor.submit(answer, WRONG);
    },
  },
  {
    name: 'filled in before',
    async show(scene) {
      const { visitor, answer } = await atStep(scene);
      await visitor.submit(answer, RIGHT);
      return visitor.get(answer.path);
    },
  },
];

const PAGE = '/bookings/questionnaire/AMMS/account-2002/booking-3010';
const annas = (path: string) => asAccount('anna.kowalska', path);

/** Another's, whose records do not come. */
async function inOutage(scene: Scene, path: string) {
  const visitor = await scene.as('anna.kowalska');
  const set = (sentinel: string | null) =>
    scene.change('provider', "update patients set sentinel = ? where id = 'patient-1002'", sentinel);
  set('OUTAGE');
  return visitor.get(path).finally(() => set(null));
}

const bookingPage: StateOfRoute[] = [
  { name: 'to fill in', show: annas(PAGE) },
  {
    name: 'answers that are wrong',
    status: 400,
    errors: 5,
    async show(scene) {
      const visitor = await scene.as('anna.kowalska');
      return visitor.submit(await visitor.get(PAGE), WRONG);
    },
  },
  { name: 'filled in, to change', show: annas(PAGE.replace('3010', '3011')) },
  {
    name: 'to read',
    show: asAccount('jan.nowak', '/bookings/questionnaire/AMMS/account-2001/booking-3008'),
  },
  { name: 'not filled in, and over', show: annas(`${PAGE}?questionnaireReadOnly=true`) },
  { name: 'provider down', status: 503, show: (scene) => inOutage(scene, PAGE) },
  { name: '404', status: 404, show: annas(PAGE.replace('2002', '2001')) },
];

const of = (route: string, area: State['area'], all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, ...(area ? { area } : {}), ...state }));

const LOST = 'a part of the address is lost';

export const states: readonly (State | Lead)[] = [
  ...of('newbooking/questionnaire', 'newbooking', wizardStep),
  ...of('newbooking/summary', 'newbooking', [
    {
      name: 'with a questionnaire',
      async show(scene) {
        const { visitor, answer } = await atStep(scene);
        return visitor.follow(await visitor.submit(answer, RIGHT));
      },
    },
  ]),
  ...of('bookings/questionnaire/:systemRoot/:accountId/:bookingId', 'bookings', bookingPage),
  ...of('bookings/:system/:id', 'bookings', [
    { name: 'with a questionnaire to fill in', show: annas('/bookings/AMMS/booking-3010') },
    { name: 'with a questionnaire that is filled in', show: annas('/bookings/AMMS/booking-3011') },
  ]),
  ...of('bookings/questionnaire/*', 'bookings', [
    { name: LOST, status: 400, show: annas('/bookings/questionnaire/AMMS') },
  ]),
  ...of('questionnaire', 'bookings', [
    { name: LOST, status: 400, show: annas('/questionnaire?system=AMMS') },
  ]),
  {
    route: 'questionnaire',
    name: 'leads to the questionnaire of a booking',
    to: /^\/bookings\/questionnaire\/AMMS\/account-2002\/booking-3010$/,
    ask: annas('/questionnaire?serviceCode=REHA&bookingId=booking-3010&system=AMMS'),
  },
];
