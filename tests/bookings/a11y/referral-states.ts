import { takeFirst, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { pageForReferral } from '#tests/support/referral.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import type { State } from '#tests/house/a11y/loop/state.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;
type Typed = Record<string, string>;

const KARD = { service: 'KARD', availabilityId: 'kard-zawadzki' };
const PAPER = { issueDate: '20-10-2026', institutionCro: '000000018601', practiceNo: '4587123' };
/** The answers that must be given in the cardiologist's questionnaire, which comes next. */
const INTERVIEW = {
  q1: 'Kołatanie serca',
  q2: ['4'],
  q3: '3',
  q5: '130',
  q6: '80',
  q8: '78,5',
  q10: ['1'],
  q11: '2',
  q13: '2',
  q15: ['4'],
  q16: '4',
};
const SLOW = { institutionCro: '000000099903', practiceNo: '9999003' };

async function atReferral(scene: Scene, account: Account = 'jan.nowak') {
  const visitor = await scene.as(account);
  const { answer } = await walkOf(visitor).atSummary(KARD);
  return { visitor, answer };
}

const sending = (typed: Typed) => async (scene: Scene) => {
  const { visitor, answer } = await atReferral(scene);
  return visitor.submit(await pageForReferral(visitor, answer, typed), typed);
};

type Status = Readonly<{ of: string; status: 'N' | 'O' | 'W'; otherwise: 'N' | 'O' | 'W' }>;

/** While a service needs a referral more, or less; the provider reads its catalogue anew every 10 s. */
function whileNeeded<T>(scene: Scene, { of: id, status, otherwise }: Status, work: () => Promise<T>) {
  const set = 'update availabilities set referral_status = ? where id = ?';
  scene.change('provider', set, status, id);
  return scene.ahead('PT2M', work).finally(() => scene.change('provider', set, otherwise, id));
}

const referralStep: StateOfRoute[] = [
  { name: 'required', show: async (scene) => (await atReferral(scene)).answer },
  {
    name: 'optional',
    show: (scene) =>
      whileNeeded(scene, { of: 'kard-zawadzki', status: 'O', otherwise: 'W' }, async () => {
        const { answer } = await atReferral(scene, 'stanislaw.wojcik');
        return answer;
      }),
  },
  { name: 'nothing is filled in', status: 400, errors: 1, show: sending({}) },
  { name: 'nothing of a paper one', status: 400, errors: 3, show: sending({ issueDate: '' }) },
  {
    name: 'much is wrong',
    status: 400,
    errors: 5,
    show: sending({
      institutionCro: 'x',
      issueDate: 'x',
      practiceNo: 'x',
      orgUnitCode: 'x',
      orgUnitTypeCode: 'x',
    }),
  },
  {
    name: 'an institution and a doctor are found',
    show: sending({ ...PAPER, lookUpInstitution: 'x' }),
  },
  {
    name: 'an institution and a doctor nobody knows',
    show: sending({ institutionCro: '1', practiceNo: '2', lookUpPractitioner: 'x' }),
  },
  {
    name: 'an institution nobody knows, with a name',
    show: sending({ institutionCro: '1', unknownInstitution: 'Gabinet', lookUpInstitution: 'x' }),
  },
  {
    name: 'going on with what nobody knows',
    status: 422,
    errors: 2,
    show: sending({ ...PAPER, institutionCro: '1', practiceNo: '2' }),
  },
  { name: 'diseases are found', show: sending({ disease: 'serca', lookUpDisease: 'x' }) },
  { name: 'no disease is found', show: sending({ disease: 'xyzzy', lookUpDisease: 'x' }) },
  {
    name: 'a search that is too short',
    status: 400,
    errors: 1,
    show: sending({ disease: 'I1', lookUpDisease: 'x' }),
  },
  { name: 'a look-up is not answered', show: sending({ ...SLOW, lookUpInstitution: 'x' }) },
  {
    name: 'going on is not answered',
    status: 503,
    errors: 2,
    show: sending({ ...PAPER, ...SLOW }),
  },
  {
    name: 'a picture of it was added',
    async show(scene) {
      const { visitor, answer } = await atReferral(scene);
      return withFile(visitor, answer);
    },
  },
  {
    name: 'filled in before',
    async show(scene) {
      const { visitor, answer } = await atReferral(scene);
      const typed = { ...PAPER, icd10Code: 'I10', cito: 'on', orgUnitCode: '123' };
      await visitor.submit(await pageForReferral(visitor, answer, typed), typed);
      return visitor.get(answer.path);
    },
  },
];

/** Goes from the step that asks for the referral, over the questionnaire, to the summary. */
async function withReferralSent(scene: Scene, typed: Typed) {
  const { visitor, answer } = await atReferral(scene);
  const page = await pageForReferral(visitor, answer, typed);
  return interviewed(visitor, await visitor.follow(await visitor.submit(page, typed)));
}

async function interviewed(visitor: Visitor, answer: Answer) {
  const summary = await visitor.follow(await visitor.submit(answer, INTERVIEW));
  return { visitor, summary };
}

/** Adds a file on the page to which the shown one leads. */
async function withFile(visitor: Visitor, { page, path }: Answer) {
  const link = page.querySelector('main a[href*="/referral/attachments"]');
  const files = await visitor.get(link?.getAttribute('href') ?? '');
  await visitor.upload(files, [fileOf(pdf(), 'Skierowanie do poradni kardiologicznej.pdf')]);
  return visitor.get(path);
}

/** The summary with a file of the referral. */
async function withFileSent(scene: Scene) {
  const { visitor, summary } = await withReferralSent(scene, { refENumber: '1234' });
  return { visitor, summary: await withFile(visitor, summary) };
}

/** The words about an old referral stand on the page that comes next. */
const afterReferral: StateOfRoute[] = [
  {
    name: 'after an old referral',
    async show(scene) {
      const { visitor, answer } = await atReferral(scene);
      const typed = { ...PAPER, issueDate: '1-1-2020' };
      return visitor.follow(await visitor.submit(await pageForReferral(visitor, answer, typed), typed));
    },
  },
];

const withReferral: StateOfRoute[] = [
  {
    name: 'with a referral',
    show: async (scene) => (await withReferralSent(scene, { ...PAPER, cito: 'on' })).summary,
  },
  {
    name: 'with a file of the referral',
    show: async (scene) => (await withFileSent(scene)).summary,
  },
  {
    name: 'with a referral of an earlier visit',
    async show(scene) {
      const visitor = await scene.as('anna.kowalska');
      const entry = '/newbooking?mpiReferralId=referral-8001&patient=patient-1004';
      const services = await visitor.follow(await visitor.get(entry));
      const place = await visitor.get(`${services.path}&service=KARD`);
      const dates = await visitor.follow(
        await visitor.post(place.path, { ...tokensOf(place), availabilityId: KARD.availabilityId }),
      );
      const next = await visitor.follow(await takeFirst(visitor, dates));
      return (await interviewed(visitor, next)).summary;
    },
  },
];

/** Helena's visit to the geriatrician has a paper referral; Jan's to the internist has none. */
const helenas = (scene: Scene) => {
  const { system_id: id } = scene.read(
    'provider',
    "select system_id from booking_referrals where id = 'referral-8001'",
  ) as { system_id: string };
  return id;
};
const pageOf = (id: string) => `/referral?system=AMMS&bookingId=${id}`;
const setStatusOf = (scene: Scene, id: string, status: string) =>
  scene.change('provider', 'update bookings set status = ? where system_id = ?', status, id);

const ofBooking: StateOfRoute[] = [
  {
    name: 'what is stored',
    show: async (scene) => (await scene.as('anna.kowalska')).get(pageOf(helenas(scene))),
  },
  {
    name: 'nothing is stored',
    show: async (scene) => (await scene.as('jan.nowak')).get(pageOf('booking-3001')),
  },
  {
    name: 'nothing is filled in',
    status: 400,
    errors: 1,
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      return visitor.submit(await visitor.get(pageOf('booking-3001')));
    },
  },
  {
    name: 'the booking can no longer be changed',
    show: async (scene) => (await scene.as('jan.nowak')).get(pageOf('booking-3002')),
  },
  {
    name: 'refused: changed meanwhile',
    status: 409,
    errors: 1,
    async show(scene) {
      const visitor = await scene.as('jan.nowak');
      const form = await visitor.get(pageOf('booking-3001'));
      setStatusOf(scene, 'booking-3001', 'REGISTERED');
      return visitor
        .submit(form, { refENumber: '1234' })
        .finally(() => setStatusOf(scene, 'booking-3001', 'SCHEDULED'));
    },
  },
  {
    name: 'an address without a booking',
    status: 400,
    show: async (scene) => (await scene.as('jan.nowak')).get('/referral'),
  },
];

const details: StateOfRoute[] = [
  {
    name: 'with all that can go with it',
    async show(scene) {
      const { visitor, summary } = await withFileSent(scene);
      const { location } = await visitor.submit(summary, { addMeasurements: 'on' });
      return visitor.get(location?.replace('/newbooking/result', '/bookings') ?? '');
    },
  },
  {
    name: 'with a referral',
    show: async (scene) => (await scene.as('anna.kowalska')).get(`/bookings/AMMS/${helenas(scene)}`),
  },
  {
    name: 'a referral is missing',
    show: (scene) =>
      whileNeeded(scene, { of: 'int-majewska', status: 'W', otherwise: 'N' }, async () =>
        (await scene.as('jan.nowak')).get('/bookings/AMMS/booking-3001'),
      ),
  },
];

const of = (route: string, area: 'bookings' | 'newbooking', all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, area, ...state }));

/** The referral: of a new booking, and of one that is there. */
export const referralStates: readonly State[] = [
  ...of('newbooking/referral', 'newbooking', referralStep),
  ...of('newbooking/questionnaire', 'newbooking', afterReferral),
  ...of('newbooking/summary', 'newbooking', withReferral),
  ...of('referral', 'bookings', ofBooking),
  ...of('bookings/:system/:id', 'bookings', details),
];
