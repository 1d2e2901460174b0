import { movePath, NEW_PATH } from '#app/domain/bookings/paths.ts';
import { withAnotherPerson } from '#tests/support/another-person.ts';
import { takeFirst, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import type { Answer } from '#tests/support/visitor.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { asAccount, asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;

/** A visitor who walks the wizard. */
async function walker(scene: Scene, account: Account) {
  const visitor = await scene.as(account);
  return { visitor, walk: walkOf(visitor) };
}

/** The page of an account's new draft. */
const start = (account: Account) => async (scene: Scene) => {
  const { walk } = await walker(scene, account);
  return (await walk.start()).answer;
};

/** A step of a new draft, with a query of its own. */
const services = (account: Account, query: string) => async (scene: Scene) => {
  const { visitor, walk } = await walker(scene, account);
  const { draft } = await walk.start();
  return visitor.get(`/newbooking/services?draft=${draft}${query}`);
};

/** The services page after choosing a place. */
const choosing = (account: Account, service: string, availabilityId: string) => async (scene: Scene) => {
  const { visitor, walk } = await walker(scene, account);
  const { answer } = await walk.atService({ draft: (await walk.start()).draft, service });
  return visitor.post(answer.path, { ...tokensOf(answer), ...(availabilityId ? { availabilityId } : {}) });
};

/** The dates page, with the service and a query of its own. */
const dates =
  (account: Account, place: { service: string; availabilityId: string; patientId?: string }, query = '') =>
  async (scene: Scene) => {
    const { visitor, walk } = await walker(scene, account);
    const { answer } = await walk.atDates(place);
    return query ? visitor.get(answer.path + query) : answer;
  };

const UBEZP = { service: 'UBEZP', availabilityId: 'ubezp-lis' };

/** The times of the first day. */
async function times(scene: Scene, account: Account = 'jan.nowak') {
  const { visitor, walk } = await walker(scene, account);
  return { visitor, answer: (await walk.atTimes(await walk.atDates(UBEZP))).answer };
}

/** A month's last weekend, when nobody works, as far ahead as there is one that begins on a Sunday. */
async function monthWithoutTimes({ portal }: Scene) {
  const today = await portal.now();
  const sunday = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((months) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months + 1, 0)))
    .find((lastDay) => lastDay.getUTCDay() === 0);
  if (!sunday) throw new Error('no month ends with a Sunday');
  return `&from=${sunday.toISOString().slice(0, 10)}`;
}

/** The nearest time, which the page offers first, refused by the provider: the records were wrong until now. */
async function tooYoung(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'oleksandr.kovalenko');
  const place = { service: 'GER', availabilityId: 'ger-gorecka' };
  const asIf = { patientId: 'patient-1008', birthDate: '1950-01-01' };
  const { answer } = await withAnotherPerson(scene, asIf, () => walk.atDates(place));
  return takeFirst(visitor, answer);
}

/** Shows a page while the staff alone books for the patient. */
const whileLocked = (patientId: string, show: (scene: Scene) => Promise<Answer>) => async (scene: Scene) => {
  await scene.portal.lockBookings(patientId, 'on');
  return show(scene).finally(() => scene.portal.lockBookings(patientId, 'off'));
};

async function choosingLocked(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'anna.kowalska');
  const { answer } = await walk.start();
  const choose = () => visitor.submit(answer, { patientId: 'patient-1003' });
  return whileLocked('patient-1003', choose)(scene);
}

/** Lucyna's records fail from the moment when she looks for a service. */
async function servicesInOutage(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'lucyna.baran');
  const { answer } = await walk.start();
  setSentinel(scene, 'OUTAGE');
  return visitor.get(answer.path).finally(() => setSentinel(scene, null));
}

/** Lucyna's records fail from the moment when she looks for a time. */
async function datesInOutage(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'lucyna.baran');
  const { answer } = await walk.atDates({ service: 'KONTR', availabilityId: 'kontr-gorecka' });
  setSentinel(scene, 'OUTAGE');
  return visitor.get(answer.path).finally(() => setSentinel(scene, null));
}

const setSentinel = (scene: Scene, value: string | null) =>
  scene.change('provider', 'update patients set sentinel = ? where id = ?', value, 'patient-1017');

const summary = (scene: Scene) => walker(scene, 'jan.nowak').then(({ walk }) => walk.atSummary(UBEZP));

/** The summary after asking for more time. */
async function extended(scene: Scene, times: number) {
  const { visitor, walk } = await walker(scene, 'jan.nowak');
  let { answer } = await walk.atSummary(UBEZP);
  for (let asked = 0; asked < times; asked += 1) {
    const path = answer.page.querySelector('main form[action^="/newbooking/hold"]')?.getAttribute('action');
    const sent = await visitor.post(path ?? answer.path.replace('summary', 'hold'), tokensOf(answer));
    answer = await visitor.follow(sent);
  }
  return answer;
}

/** Booked, in another account's name than those of the other states, and cancelled afterwards. */
async function result(scene: Scene, place: { service: string; availabilityId: string }) {
  const { visitor, walk } = await walker(scene, 'stanislaw.wojcik');
  const path = await walk.booked(place);
  const page = await visitor.get(path.replace('/bookings', '/newbooking/result'));
  await visitor.submit(await visitor.get(`${path}/cancel`));
  return page;
}

/** Jan's visit on its way to another time. */
const moving = (step: 'atMove' | 'atMoveSummary') => async (scene: Scene) => {
  const { walk } = await walker(scene, 'jan.nowak');
  return (await walk[step]('booking-3001')).answer;
};

/** Booked and moved, in another account's name, and cancelled afterwards. */
async function moved(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'stanislaw.wojcik');
  const path = await walk.booked(UBEZP);
  const { answer } = await walk.atMoveSummary(path.replace('/bookings/AMMS/', ''));
  const page = await visitor.follow(await visitor.submit(answer));
  await visitor.submit(await visitor.get(`${path}/cancel`));
  return page;
}

/** The clinic takes the patient's insurer away while the summary is on the screen. */
async function refusedSummary(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'jan.nowak');
  const { answer } = await walk.atSummary(UBEZP);
  setInsurer(scene, null);
  return visitor.submit(answer).finally(() => setInsurer(scene, '03'));
}

const setInsurer = (scene: Scene, code: string | null) =>
  scene.change('provider', 'update patients set insurer_code = ? where id = ?', code, 'patient-1001');

/** The hold has ended while the summary was on the screen. */
async function expired(scene: Scene): Promise<Answer> {
  const { visitor, walk } = await walker(scene, 'jan.nowak');
  const { answer } = await walk.atSummary(UBEZP);
  return scene.ahead('PT16M', async () => visitor.follow(await visitor.get(answer.path)));
}

/** Another patient is chosen when a service and a time were. */
async function changedPatient(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'anna.kowalska');
  const { answer } = await walk.atSummary({ ...UBEZP, patientId: 'patient-1002' });
  const patients = await visitor.get(answer.path.replace('summary', 'patients'));
  return visitor.follow(await visitor.submit(patients, { patientId: 'patient-1003' }));
}

const patientsStep: StateOfRoute[] = [
  { name: 'three patients', show: start('anna.kowalska') },
  {
    name: 'one is chosen',
    async show(scene) {
      const { visitor, walk } = await walker(scene, 'anna.kowalska');
      const { answer } = await walk.start();
      await visitor.submit(answer, { patientId: 'patient-1003' });
      return visitor.get(answer.path);
    },
  },
  {
    name: 'none is chosen',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, walk } = await walker(scene, 'anna.kowalska');
      return visitor.submit((await walk.start()).answer);
    },
  },
  {
    name: 'refused: the staff alone books for this one',
    status: 422,
    errors: 1,
    show: choosingLocked,
  },
  {
    name: "404, somebody else's draft",
    status: 404,
    show: asAccount('anna.kowalska', '/newbooking/patients?draft=x'),
  },
];

const servicesStep: StateOfRoute[] = [
  { name: 'a guest sees all', show: asGuest('/newbooking/services') },
  { name: 'a guest sees one', show: asGuest('/newbooking/services?service=REHA') },
  {
    name: 'a guest has chosen none',
    status: 400,
    errors: 1,
    async show(scene) {
      const visitor = scene.guest();
      const page = await visitor.get('/newbooking/services?service=REHA');
      return visitor.post(page.path, tokensOf(page));
    },
  },
  { name: 'all', show: services('jan.nowak', '') },
  { name: 'found', show: services('jan.nowak', '&q=geriatr') },
  { name: 'similar ones found', show: services('jan.nowak', '&q=internizta') },
  { name: 'nothing found', show: services('jan.nowak', '&q=xyzzy') },
  { name: 'found, and not for a man', show: services('jan.nowak', '&q=ginekolog') },
  { name: 'booked by phone', show: services('jan.nowak', '&service=TELE-INT') },
  { name: 'one that is not offered', show: services('jan.nowak', '&service=NOSUCH') },
  { name: 'none is chosen', status: 400, errors: 1, show: choosing('jan.nowak', 'REHA', '') },
  {
    name: 'refused: no declaration',
    status: 422,
    errors: 1,
    show: choosing('oleksandr.kovalenko', 'INT', 'int-sikora'),
  },
  {
    name: 'refused: staff only',
    status: 422,
    errors: 1,
    show: choosing('jan.nowak', 'BLOK', 'blok-gorecka'),
  },
  {
    name: 'refused: not for a man',
    status: 422,
    errors: 1,
    show: choosing('jan.nowak', 'GIN', 'gin-rutkowska'),
  },
  {
    name: 'provider down',
    status: 503,
    show: servicesInOutage,
  },
];

const datesStep: StateOfRoute[] = [
  { name: 'days with free times', show: dates('jan.nowak', UBEZP) },
  { name: 'the times of a day', show: async (scene) => (await times(scene)).answer },
  {
    name: 'no time is chosen',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, answer } = await times(scene);
      return visitor.post(answer.path, tokensOf(answer));
    },
  },
  {
    name: 'for one of several patients',
    show: dates('anna.kowalska', { ...UBEZP, patientId: 'patient-1003' }),
  },
  {
    name: 'a month without times',
    show: async (scene) => dates('jan.nowak', UBEZP, await monthWithoutTimes(scene))(scene),
  },
  {
    name: 'no times at all',
    show: dates('anna.kowalska', { service: 'POL', availabilityId: 'pol-baran', patientId: 'patient-1002' }),
  },
  {
    name: 'a day that cannot be read',
    status: 400,
    errors: 1,
    show: dates('jan.nowak', UBEZP, '&from=jutro'),
  },
  {
    name: 'the hospital gives no times',
    show: dates('jan.nowak', { service: 'HIS', availabilityId: 'his-lis' }),
  },
  { name: 'provider down', show: datesInOutage },
  {
    name: 'refused: too young',
    status: 422,
    errors: 1,
    show: tooYoung,
  },
  { name: 'after the hold has ended', show: expired },
  { name: 'for a visit that moves', show: moving('atMove') },
];

const summaryStep: StateOfRoute[] = [
  { name: 'a time is held', show: async (scene) => (await summary(scene)).answer },
  {
    name: 'the hold is nearly over',
    async show(scene) {
      const { visitor, walk } = await walker(scene, 'jan.nowak');
      const { answer } = await walk.atSummary(UBEZP);
      return scene.ahead('PT14M', () => visitor.get(answer.path));
    },
  },
  {
    name: 'of one of several patients',
    async show(scene) {
      const { walk } = await walker(scene, 'anna.kowalska');
      return (await walk.atSummary({ ...UBEZP, patientId: 'patient-1002' })).answer;
    },
  },
  { name: 'of a visit that moves', show: moving('atMoveSummary') },
  { name: 'refused: no insurer any more', status: 422, errors: 1, show: refusedSummary },
];

const of = (route: string, all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, area: 'newbooking', ...state }));

export const wizardStates: readonly (State | Lead)[] = [
  {
    route: 'newbooking',
    name: 'leads to the first open step',
    to: /^\/newbooking\/services\?draft=/,
    ask: asAccount('jan.nowak', NEW_PATH),
  },
  {
    route: 'newbooking',
    name: 'leads a move to the dates',
    to: /^\/newbooking\/dates\?draft=/,
    ask: asAccount('jan.nowak', movePath({ system: 'AMMS', systemId: 'booking-3001' })),
  },
  ...of('newbooking', [
    { name: 'an account without a patient', show: asAccount('ewa.dabrowska', '/newbooking') },
    {
      name: 'the staff alone books for the patient',
      show: whileLocked('patient-1001', asAccount('jan.nowak', NEW_PATH)),
    },
    { name: 'provider down', status: 503, show: asAccount('halina.mazur', NEW_PATH) },
    {
      name: 'with a booking that is not finished',
      async show(scene) {
        const visitor = await scene.as('jan.nowak');
        await walkOf(visitor).atDates();
        return visitor.get('/newbooking');
      },
    },
  ]),
  ...of('newbooking/patients', patientsStep),
  ...of('newbooking/services', [
    ...servicesStep,
    { name: 'after a change of the patient', show: changedPatient },
  ]),
  ...of('newbooking/dates', datesStep),
  ...of('newbooking/summary', summaryStep),
  {
    route: 'newbooking/hold',
    name: 'leads to the summary',
    to: /^\/newbooking\/summary\?draft=/,
    async ask(scene) {
      const { answer } = await summary(scene);
      return (await scene.as('jan.nowak')).get(answer.path.replace('summary', 'hold'));
    },
  },
  ...of('newbooking/hold', [
    { name: 'extended once', show: (scene) => extended(scene, 1) },
    { name: 'extended twice', show: (scene) => extended(scene, 2) },
    { name: 'cannot be extended again', show: (scene) => extended(scene, 3) },
  ]),
  ...of('newbooking/result/:system/:id', [
    { name: 'booked', show: (scene) => result(scene, UBEZP) },
    { name: 'moved', show: moved },
    {
      name: 'booked, with a preparation',
      show: (scene) => result(scene, { service: 'LIMIT', availabilityId: 'limit-pawlak' }),
    },
    { name: '404', status: 404, show: asAccount('jan.nowak', '/newbooking/result/AMMS/none') },
  ]),
];
