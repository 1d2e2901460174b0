import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { asAccount, type State } from './state.ts';

type Shown = Omit<State, 'route' | 'area'>;

const LIST = '/bookings';
const own = (id: string, rest = '') => `/bookings/AMMS/booking-${id}${rest}`;

/** Of Jan, as provider/seed/stories.ts tells them; the last one is Halina's. */
const SCHEDULED = '3001';
const REGISTERED = '3002';
const PAST = '3004';
const HALINAS = '3029';

const jan = (path: string) => asAccount('jan.nowak', path);
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

const list: Shown[] = [
  { name: 'with bookings that are not finished', show: async (scene) => (await withDrafts(scene)).list },
  {
    name: 'after a booking that was not finished has been deleted',
    async show(scene) {
      const { visitor, list: unfinished } = await withDrafts(scene);
      const discard = await visitor.get(hrefOf(unfinished, DISCARD));
      return visitor.follow(await visitor.submit(discard));
    },
  },
];

const discard: Shown[] = [
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

const confirm: Shown[] = [
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

const calendar: Shown[] = [
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

const of = (route: string, all: readonly Shown[], area: State['area'] = 'bookings'): State[] =>
  all.map((state) => ({ route, area, ...state }));

/** What stands around a booking: drafts, its confirmation, the calendar. */
export const bookingAroundStates: readonly State[] = [
  ...of('bookings', list),
  ...of('bookings/confirm/:system/:bookingId', confirm),
  ...of('bookings/confirm/*', [
    { name: 'an address that lost a part', status: 400, show: jan('/bookings/confirm/AMMS') },
  ]),
  ...of('bookings/calendar', calendar),
  ...of('bookings/calendar/revoke', [{ name: 'question', show: jan(`${CALENDAR}/revoke`) }]),
  ...files,
  ...of('newbooking/discard', discard, 'newBooking'),
];
