import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { movePath } from '#app/domain/bookings/paths.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';

const LIST = '/bookings';
const own = (id: string, rest = '') => `/bookings/AMMS/booking-${id}${rest}`;

/** Bookings of Jan, as provider/seed/stories.ts tells them. */
const SCHEDULED = '3001';
const REGISTERED = '3002';
const CANCELED = '3003';
const PAST = '3004';
const EXECUTED = '3005';
const HALINAS = '3029';

/** Where an address leads that asks for a move which cannot be. */
const movedFrom = (path: string) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  return visitor.follow(await visitor.get(path));
};

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

const DISCARD = '/newbooking/discard';

/** Jan's list, with one booking for which a time is chosen and one for which only the service is. */
async function withDrafts(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const walk = walkOf(visitor);
  scene.change('portal', 'delete from drafts');
  await walk.atSummary();
  await walk.atDates();
  return { visitor, list: await visitor.get(LIST) };
}

/** The first link of a page to an address that begins so. */
const hrefOf = ({ page }: Answer, beginning: string) =>
  page.querySelector(`main a[href^="${beginning}"]`)?.getAttribute('href') ?? '';

const list: Omit<State, 'route' | 'area'>[] = [
  { name: 'filled', show: jan(LIST) },
  { name: 'of several patients', show: asAccount('anna.kowalska', LIST) },
  { name: 'what is over', show: jan(`${LIST}?view=past`) },
  {
    name: 'of one of several patients, every status, from a year ago',
    show: asAccount('anna.kowalska', filter(`patientId=patient-1004&${anyStatus}`)),
  },
  { name: 'empty', show: jan(filter('dateFrom=01-01-2027&dateTo=01-01-2027&status=SCHEDULED')) },
  { name: 'of an account without a patient', show: asAccount('ewa.dabrowska', LIST) },
  {
    name: 'every field wrong',
    status: 400,
    errors: 3,
    show: asAccount('anna.kowalska', filter('patientId=patient-1003&dateFrom=jutro&dateTo=32-13-2026')),
  },
  {
    name: 'the end before the beginning',
    status: 400,
    errors: 1,
    show: jan(filter('dateFrom=24-11-2026&dateTo=1.11.2026&status=SCHEDULED')),
  },
  { name: 'of one of several patients', show: asAccount('anna.kowalska', `${LIST}?patientId=patient-1003`) },
  {
    name: "404, somebody else's",
    status: 404,
    show: asAccount('anna.kowalska', `${LIST}?patientId=patient-1001`),
  },
  { name: 'provider down', show: asAccount('halina.mazur', LIST) },
  { name: 'with bookings that are not finished', show: async (scene) => (await withDrafts(scene)).list },
  {
    name: 'after a booking that was not finished has been deleted',
    async show(scene) {
      const { visitor, list: unfinished } = await withDrafts(scene);
      const discard = await visitor.get(hrefOf(unfinished, DISCARD));
      return visitor.follow(await visitor.submit(discard));
    },
  },
  { name: 'after a cancellation', show: canceled },
  { name: 'after a move of no booking', show: movedFrom('/newbooking?mode=MODIFY') },
];

const ALL = filter(anyStatus).replace(LIST, `${LIST}/print`);
const printedList: Omit<State, 'route' | 'area'>[] = [
  { name: 'filled', show: jan(`${LIST}/print`) },
  { name: 'of several patients, every status', show: asAccount('anna.kowalska', ALL) },
  { name: 'large', show: asAccount('anna.kowalska', `${ALL}&size=large`) },
  {
    name: 'empty',
    show: jan(`${LIST}/print?filtered=1&dateFrom=01-01-2027&dateTo=01-01-2027&status=SCHEDULED`),
  },
  { name: 'provider down', show: asAccount('halina.mazur', `${LIST}/print`) },
];

const printed: Omit<State, 'route' | 'area'>[] = [
  { name: 'scheduled', show: jan(own(SCHEDULED, '/print')) },
  { name: 'large', show: jan(own(SCHEDULED, '/print?size=large')) },
  { name: 'cancelled', show: jan(own(CANCELED, '/print')) },
  { name: 'provider down', status: 503, show: asAccount('halina.mazur', own(HALINAS, '/print')) },
  { name: "404, somebody else's", status: 404, show: jan(own(HALINAS, '/print')) },
];

const details: Omit<State, 'route' | 'area'>[] = [
  { name: 'scheduled', show: jan(own(SCHEDULED)) },
  { name: 'registered', show: jan(own(REGISTERED)) },
  {
    name: 'registered, after a move that is refused',
    show: movedFrom(movePath({ system: 'AMMS', systemId: `booking-${REGISTERED}` })),
  },
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

const discard: Omit<State, 'route' | 'area'>[] = [
  {
    name: 'question',
    async show(scene) {
      const { visitor, list: unfinished } = await withDrafts(scene);
      return visitor.get(hrefOf(unfinished, DISCARD));
    },
  },
  { name: '404', status: 404, show: jan(`${DISCARD}?draft=none`) },
];

const confirmOf = (id: string) => `/bookings/confirm/AMMS/booking-${id}`;

/** A visit of Jan's that he confirms; staff then puts it back. */
async function confirmed(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const page = await visitor.get(confirmOf(SCHEDULED));
  const shown = await visitor.follow(await visitor.submit(page));
  putBack(scene);
  return shown;
}

const confirm: Omit<State, 'route' | 'area'>[] = [
  { name: 'question', show: jan(confirmOf(SCHEDULED)) },
  { name: 'confirmed', show: confirmed },
  { name: 'registered already', show: jan(confirmOf(REGISTERED)) },
  { name: 'past', show: jan(confirmOf(PAST)) },
  {
    name: 'refused: canceled meanwhile',
    status: 409,
    errors: 1,
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      const page = await visitor.get(confirmOf(SCHEDULED));
      setStatus(scene, 'CANCELED');
      return visitor.submit(page).finally(() => putBack(scene));
    },
  },
  { name: 'provider down', status: 503, show: asAccount('halina.mazur', confirmOf(HALINAS)) },
  { name: '404', status: 404, show: jan(confirmOf('9999')) },
];

const CALENDAR = '/bookings/calendar';
const setFeedTable = (scene: Scene, [from, to]: readonly [string, string]) =>
  scene.change('provider', `alter table ${from} rename to ${to}`);

/** The page after its button was pressed: the address is on it. */
async function withFeed(scene: Scene, fields: Parameters<Visitor['submit']>[1] = {}) {
  const visitor = await scene.as('jan.nowak');
  scene.change('provider', 'delete from calendar_feeds');
  const made = await visitor.submit(await visitor.get(CALENDAR), fields);
  return { visitor, made };
}

const calendar: Omit<State, 'route' | 'area'>[] = [
  {
    name: 'no address yet',
    show(scene) {
      scene.change('provider', 'delete from calendar_feeds');
      return jan(CALENDAR)(scene);
    },
  },
  { name: 'the address, the once that it is shown', show: async (scene) => (await withFeed(scene)).made },
  {
    name: 'an address without names works',
    show: async (scene) => (await withFeed(scene, { withoutNames: 'on' })).visitor.get(CALENDAR),
  },
  {
    name: 'something else than a tick is sent',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, made } = await withFeed(scene);
      return visitor.submit(made, { withoutNames: ['x', 'y'] });
    },
  },
  {
    name: 'after it was turned off',
    async show(scene) {
      const { visitor } = await withFeed(scene);
      return visitor.follow(await visitor.submit(await visitor.get(`${CALENDAR}/revoke`)));
    },
  },
  {
    name: 'provider down',
    async show(scene) {
      const names = ['calendar_feeds', 'hidden_feeds'] as const;
      setFeedTable(scene, names);
      return jan(CALENDAR)(scene).finally(() => setFeedTable(scene, [names[1], names[0]]));
    },
  },
];

/** Addresses of files: what they say when there is none is a page. */
const files: State[] = [
  {
    route: 'bookings/:system/:id/visit.ics',
    name: '404',
    status: 404,
    show: jan(own('9999', '/visit.ics')),
  },
  {
    route: 'calendar/:feed',
    name: '405, nobody sends anything there',
    status: 405,
    async show(scene) {
      const visitor = scene.guest();
      return visitor.post('/calendar/x.ics', tokensOf(await visitor.get('/login')));
    },
  },
];

const of = (route: string, all: Omit<State, 'route' | 'area'>[]): State[] =>
  all.map((state) => ({ route, area: 'bookings', ...state }));

export const bookingStates: readonly State[] = [
  ...of('bookings', list),
  ...of('bookings/print', printedList),
  ...of('bookings/:system/:id/print', printed),
  ...of('bookings/:system/:id', details),
  ...of('bookings/:system/:id/cancel', cancel),
  ...of('bookings/confirm/:system/:bookingId', confirm),
  ...of('bookings/confirm/*', [
    { name: 'an address that lost a part', status: 400, show: jan('/bookings/confirm/AMMS') },
  ]),
  ...of('bookings/calendar', calendar),
  ...of('bookings/calendar/revoke', [{ name: 'question', show: jan(`${CALENDAR}/revoke`) }]),
  ...files,
  ...of('newbooking/discard', discard).map((state) => ({ ...state, area: 'newbooking' as const })),
];
