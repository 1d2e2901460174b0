import type { Scene } from '#tests/support/scene.ts';
import { asAccount, type State } from './state.ts';
import { withoutAreas } from './without-areas.ts';

const LIST = '/bookings';
const own = (id: string, rest = '') => `/bookings/AMMS/booking-${id}${rest}`;

/** Of Jan, as provider/seed/stories.ts tells them. */
const SCHEDULED = '3001';
const REGISTERED = '3002';
const CANCELED = '3003';
const PAST = '3004';
const EXECUTED = '3005';
const HALINAS = '3029';

const jan = (path: string) => asAccount('jan.nowak', path);
const filter = (query: string) => `${LIST}?filtered=1&${query}`;
const anyStatus = 'status=SCHEDULED&status=REGISTERED&status=EXECUTED&status=CANCELED';

/** A visit of Jan's that he cancels; staff then puts it back. */
async function canceled(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const question = await visitor.get(own(SCHEDULED, '/cancel'));
  const list = await visitor.follow(await visitor.submit(question));
  putBack(scene);
  return list;
}

/** Cancelled elsewhere while the question was on the screen. */
async function canceledMeanwhile(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const question = await visitor.get(own(SCHEDULED, '/cancel'));
  setStatus(scene, 'CANCELED');
  const answer = await visitor.submit(question);
  putBack(scene);
  return answer;
}

const putBack = (scene: Scene) => setStatus(scene, 'SCHEDULED');
const setStatus = (scene: Scene, status: string) =>
  scene.change(
    'provider',
    'update bookings set status = ? where system_id = ?',
    status,
    `booking-${SCHEDULED}`,
  );

const list: Omit<State, 'route' | 'area'>[] = [
  { name: 'filled', show: jan(LIST) },
  { name: 'of several patients', show: asAccount('anna.kowalska', LIST) },
  {
    name: 'of one of several patients, every status, from a year ago',
    show: asAccount('anna.kowalska', filter(`patientId=patient-1004&${anyStatus}`)),
  },
  { name: 'empty', show: jan(filter('dateFrom=01-01-2027&dateTo=01-01-2027&status=SCHEDULED')) },
  { name: 'of an account without a patient', show: asAccount('ewa.dabrowska', LIST) },
  {
    name: 'every field wrong',
    status: 400,
    errors: 4,
    show: asAccount('anna.kowalska', filter('patientId=other&dateFrom=jutro&dateTo=32-13-2026')),
  },
  {
    name: 'the end before the beginning',
    status: 400,
    errors: 1,
    show: jan(filter('dateFrom=24-11-2026&dateTo=1.11.2026&status=SCHEDULED')),
  },
  { name: 'provider down', show: asAccount('halina.mazur', LIST) },
  { name: 'after a cancellation', show: canceled },
  { name: 'area switched off', status: 404, show: (scene) => withoutAreas(scene, LIST) },
];

const details: Omit<State, 'route' | 'area'>[] = [
  { name: 'scheduled', show: jan(own(SCHEDULED)) },
  { name: 'registered', show: jan(own(REGISTERED)) },
  { name: 'past', show: jan(own(PAST)) },
  { name: 'executed', show: jan(own(EXECUTED)) },
  { name: 'cancelled', show: jan(own(CANCELED)) },
  { name: 'provider down', show: asAccount('halina.mazur', own(HALINAS)) },
  { name: "404, somebody else's", status: 404, show: jan(own(HALINAS)) },
];

const cancel: Omit<State, 'route' | 'area'>[] = [
  { name: 'question', show: jan(own(SCHEDULED, '/cancel')) },
  { name: 'too late', show: jan(own(PAST, '/cancel')) },
  { name: 'cancelled already', show: jan(own(CANCELED, '/cancel')) },
  { name: 'refused: cancelled meanwhile', status: 422, errors: 1, show: canceledMeanwhile },
  { name: 'provider down', status: 503, show: asAccount('halina.mazur', own(HALINAS, '/cancel')) },
  { name: '404', status: 404, show: jan(own('9999', '/cancel')) },
];

const of = (route: string, all: Omit<State, 'route' | 'area'>[]): State[] =>
  all.map((state) => ({ route, area: 'bookings', ...state }));

export const bookingStates: readonly State[] = [
  ...of('bookings', list),
  ...of('bookings/:system/:id', details),
  ...of('bookings/:system/:id/cancel', cancel),
];
