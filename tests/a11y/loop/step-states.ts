import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Lead, State } from './state.ts';

type Shown = Omit<State, 'route' | 'area'>;

/** Piotr's record lacks the city, whatever he has typed in other states. */
async function atPersonalData(scene: Scene) {
  scene.change('provider', "update patients set city = null where id = 'patient-1005'");
  const visitor = await scene.as('piotr.zielinski');
  const { answer } = await walkOf(visitor).atSummary();
  return { visitor, answer };
}

const personalDataStep: Shown[] = [
  { name: 'the city is missing', show: async (scene) => (await atPersonalData(scene)).answer },
  {
    name: 'nothing is filled in',
    status: 400,
    errors: 3,
    async show(scene) {
      const { visitor, answer } = await atPersonalData(scene);
      return visitor.submit(answer, { street: '', houseNumber: '', postalCode: '' });
    },
  },
  {
    name: 'no postal code',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atPersonalData(scene);
      return visitor.submit(answer, { city: 'Lublin', postalCode: '2040' });
    },
  },
];

/** The summary with the address, which can be changed. */
const withAddress: Shown[] = [
  {
    name: 'with an address',
    async show(scene) {
      const { visitor, answer } = await atPersonalData(scene);
      return visitor.follow(await visitor.submit(answer, { city: 'Lublin' }));
    },
  },
];

const of = (route: string, all: Shown[]): State[] =>
  all.map((state) => ({ route, area: 'newBooking', ...state }));

/** Steps of the wizard that only some bookings need. */
export const stepStates: readonly (State | Lead)[] = [
  ...of('newbooking/personaldata', personalDataStep),
  ...of('newbooking/summary', withAddress),
];
