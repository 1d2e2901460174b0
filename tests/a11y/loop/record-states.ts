import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { State } from './state.ts';

type Shown = Omit<State, 'route' | 'area'>;

/** The summary of a visit for a prescription, to which measurements may be attached. */
async function atSummary(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const place = { service: 'REC', availabilityId: 'rec-bielecka' };
  const { answer } = await walkOf(visitor).atSummary(place);
  const sent = await visitor.submit(answer, {
    drugs: ['drug-1'],
    others: 'Witamina D',
    reason: 'stałe leki',
  });
  return { visitor, summary: await visitor.follow(sent) };
}

const summary: Shown[] = [
  {
    name: 'measurements from a day that is none',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, summary: page } = await atSummary(scene);
      return visitor.submit(page, { addMeasurements: 'on', dateFromMeasurement: 'wczoraj' });
    },
  },
];

/** Booked, looked at, and canceled. */
async function withGiven(scene: Scene, rest: string) {
  const { visitor, summary: page } = await atSummary(scene);
  const { location } = await visitor.submit(page, { addMeasurements: 'on' });
  const path = (location ?? '').replace('/newbooking/result', '/bookings');
  const shown = await visitor.get(path + rest);
  await visitor.submit(await visitor.get(`${path}/cancel`));
  return shown;
}

const given = 'with a prescription and measurements';

const of = (route: string, area: State['area'], all: Shown[]): State[] =>
  all.map((state) => ({ route, area, ...state }));

/** What was given with a booking, and what is left of it afterwards. */
export const recordStates: readonly State[] = [
  ...of('newbooking/summary', 'newBooking', summary),
  ...of('bookings/:system/:id', 'bookings', [{ name: given, show: (scene) => withGiven(scene, '') }]),
  ...of('bookings/:system/:id/print', 'bookings', [
    { name: given, show: (scene) => withGiven(scene, '/print') },
  ]),
];
