import { takeFirst, walkOf } from '#tests/support/booking-walk.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { forgetCodes, newestCode } from '#tests/support/sms.ts';
import { codeStates, resendStates } from './code-states.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;

/** Piotr's record lacks the city, whatever he has typed in other states. */
async function atPersonalData(scene: Scene) {
  scene.change('provider', "update patients set city = null where id = 'patient-1005'");
  const visitor = await scene.as('piotr.zielinski');
  const { answer } = await walkOf(visitor).atSummary();
  return { visitor, answer };
}

const personalDataStep: StateOfRoute[] = [
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
const withAddress: StateOfRoute[] = [
  {
    name: 'with an address',
    async show(scene) {
      const { visitor, answer } = await atPersonalData(scene);
      return visitor.follow(await visitor.submit(answer, { city: 'Lublin' }));
    },
  },
];

const DERM = { service: 'DERM', availabilityId: 'derm-urban' };

async function atPrices(scene: Scene, account: Account = 'jan.nowak') {
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(DERM);
  return { visitor, answer };
}

const setLastDay = (scene: Scene, day: string | null) =>
  scene.change('provider', "update prices set valid_to = ? where service_code = 'DERM'", day);

const pricesStep: StateOfRoute[] = [
  { name: 'a list of three', show: async (scene) => (await atPrices(scene)).answer },
  {
    name: 'one is chosen',
    async show(scene) {
      const { visitor, answer } = await atPrices(scene);
      await visitor.submit(answer, { priceId: 'price-7002' });
      return visitor.get(answer.path);
    },
  },
  {
    name: 'none is chosen',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atPrices(scene);
      return visitor.submit(answer);
    },
  },
  {
    name: 'the list is over',
    async show(scene) {
      const { visitor, answer } = await atPrices(scene);
      setLastDay(scene, '2020-01-01');
      return visitor.get(answer.path).finally(() => setLastDay(scene, null));
    },
  },
];

const withPrice: StateOfRoute[] = [
  {
    name: 'with a price',
    async show(scene) {
      const { visitor, answer } = await atPrices(scene);
      return visitor.follow(await visitor.submit(answer, { priceId: 'price-7001' }));
    },
  },
];

/** Booked and cancelled, as it was before and as it is afterwards. */
async function booked(scene: Scene, shown: 'result' | 'details') {
  const { visitor, answer } = await atPrices(scene, 'stanislaw.wojcik');
  const summary = await visitor.follow(await visitor.submit(answer, { priceId: 'price-7003' }));
  const result = await visitor.follow(await visitor.submit(summary));
  const path = result.path.replace('/newbooking/result', '/bookings');
  await visitor.submit(await visitor.get(`${path}/cancel`));
  return shown === 'result' ? result : visitor.get(path);
}

const noPrices: StateOfRoute[] = [
  {
    name: 'refused: no current price list',
    status: 422,
    errors: 1,
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      const place = { service: 'DERM2', availabilityId: 'derm2-urban' };
      return takeFirst(visitor, (await walkOf(visitor).atDates(place)).answer);
    },
  },
];

const TEL = { service: 'TEL', availabilityId: 'tel-sikora' };

/** The page after a time of TEL is taken; nobody has been sent a code yet. */
async function atTel(scene: Scene, account: Account) {
  forgetCodes(scene);
  scene.change('provider', "update accounts set phone_confirmed = 0 where id = 'account-2017'");
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(TEL);
  return { visitor, answer };
}

async function atCode(scene: Scene, account: Account = 'jan.nowak') {
  const { visitor, answer } = await atTel(scene, account);
  return { visitor, answer: await visitor.follow(await visitor.submit(answer)) };
}

const contactDataStep: StateOfRoute[] = [
  {
    name: 'a phone that is not confirmed',
    show: async (scene) => (await atTel(scene, 'lucyna.baran')).answer,
  },
  {
    name: 'no number',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await atTel(scene, 'lucyna.baran');
      return visitor.submit(answer, { phoneNumber: '12' });
    },
  },
];

const withCode: StateOfRoute[] = [
  { name: 'with a code to come', show: async (scene) => (await atTel(scene, 'jan.nowak')).answer },
  {
    name: 'with a phone',
    async show(scene) {
      const { visitor, answer } = await atTel(scene, 'lucyna.baran');
      return visitor.follow(await visitor.submit(answer));
    },
  },
];

const resendPage: StateOfRoute[] = [
  ...resendStates(atCode),
  {
    name: 'the phone can be changed',
    async show(scene) {
      const { visitor, answer } = await atTel(scene, 'lucyna.baran');
      const summary = await visitor.follow(await visitor.submit(answer));
      return visitor.get(summary.path.replace('summary', 'code/resend'));
    },
  },
];

/** Booked with a code, and cancelled afterwards. */
async function confirmed(scene: Scene) {
  const { visitor, answer } = await atCode(scene, 'stanislaw.wojcik');
  const result = await visitor.follow(await visitor.submit(answer, { code: newestCode(scene) }));
  await visitor.submit(await visitor.get(`${result.path.replace('/newbooking/result', '/bookings')}/cancel`));
  return result;
}

const REC = { service: 'REC', availabilityId: 'rec-bielecka' };

async function atPrescription(scene: Scene, account: Account = 'jan.nowak') {
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(REC);
  return { visitor, answer };
}

const setSentinel = (scene: Scene, value: string | null) =>
  scene.change('provider', "update patients set sentinel = ? where id = 'patient-1017'", value);

const prescriptionStep: StateOfRoute[] = [
  { name: 'drugs taken often', show: async (scene) => (await atPrescription(scene)).answer },
  {
    name: 'no drugs taken often',
    show: async (scene) => (await atPrescription(scene, 'stanislaw.wojcik')).answer,
  },
  {
    name: 'nothing is filled in',
    status: 400,
    errors: 2,
    async show(scene) {
      const { visitor, answer } = await atPrescription(scene);
      return visitor.submit(answer);
    },
  },
  {
    name: 'filled in before',
    async show(scene) {
      const { visitor, answer } = await atPrescription(scene);
      await visitor.submit(answer, {
        drugs: ['drug-1', 'drug-3'],
        others: 'Kwas foliowy 5 mg',
        reason: 'stałe leki',
      });
      return visitor.get(answer.path);
    },
  },
  {
    name: 'the list of drugs does not come',
    async show(scene) {
      const { visitor, answer } = await atPrescription(scene, 'lucyna.baran');
      setSentinel(scene, 'OUTAGE');
      return visitor.get(answer.path).finally(() => setSentinel(scene, null));
    },
  },
];

const withPrescription: StateOfRoute[] = [
  {
    name: 'with a prescription',
    async show(scene) {
      const { visitor, answer } = await atPrescription(scene);
      const sent = await visitor.submit(answer, { drugs: ['drug-1'], reason: 'stałe leki' });
      return visitor.follow(sent);
    },
  },
];

const of = (route: string, all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, area: 'newbooking', ...state }));

/** Steps of the wizard that only some bookings need. */
export const stepStates: readonly (State | Lead)[] = [
  ...of('newbooking/personaldata', personalDataStep),
  ...of('newbooking/summary', [...withAddress, ...withPrice, ...withCode, ...withPrescription]),
  ...of('newbooking/prescription', prescriptionStep),
  ...of('newbooking/contactdata', contactDataStep),
  ...of('newbooking/code', codeStates(atCode)),
  ...of('newbooking/code/resend', resendPage),
  ...of('newbooking/prices', pricesStep),
  ...of('newbooking/dates', noPrices),
  ...of('newbooking/result/:system/:id', [
    { name: 'booked, with a price', show: (scene) => booked(scene, 'result') },
    { name: 'booked, with a code', show: confirmed },
  ]),
  {
    route: 'bookings/:system/:id',
    name: 'with a price',
    area: 'bookings',
    show: (scene) => booked(scene, 'details'),
  },
];
