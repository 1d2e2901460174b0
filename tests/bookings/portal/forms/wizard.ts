import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { NEXT_STEP, sentBy, uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { hourOf, hoursOf, walkOf } from '#tests/support/booking-walk.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { aMinuteLater, forgetCodes, newestCode } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { uploadForm } from './uploads.ts';

const TEL = { service: 'TEL', availabilityId: 'tel-sikora' };
const ADULT = 'patient-1002';
const GIRL = 'patient-1004';
const DERM = { service: 'DERM', availabilityId: 'derm-urban', patientId: ADULT };
const REHA = { service: 'REHA', availabilityId: 'reha-jaworski' };

/** The address of the page at which a place leads to the last steps. */
const lastSteps = async ({ walk }: Person, place: Parameters<Person['walk']['atSummary']>[0]) =>
  (await walk.atSummary(place)).answer.path;

const summaryOf = async (person: Person) => {
  const { draft } = await person.walk.atSummary({ patientId: GIRL });
  return (step: string) => `/newbooking/${step}?draft=${draft}`;
};

/** The services of a draft that has its patient. */
async function servicesOf({ walk }: Person) {
  const { answer } = await walk.atDates({ patientId: ADULT });
  return answer.path.replace(/.*draft=([\w-]+).*/, '/newbooking/services?draft=$1');
}

/** A form in which only the address and the tokens mean something. */
const plain = (
  route: string,
  pathFor: (anna: Person) => Promise<string> | string,
  success: FormRow['success'],
): FormRow => ({
  route,
  success,
  async open({ as }) {
    const anna = await as('anna.kowalska');
    return { known: anything, send: anna.posts(await pathFor(anna)) };
  },
});

type Step = (visitor: Visitor, page: Answer, scene: Scene) => Promise<Answer>;

/** Anna, before she sends the visit of her daughter. */
const atSummary = (step: Step) => async (scene: Scene) => {
  const anna = await scene.as('anna.kowalska');
  const { answer } = await walkOf(anna).atSummary({ patientId: GIRL });
  return anna.follow(await step(anna, answer, scene));
};

type Filled = Readonly<{
  place?: Parameters<Person['walk']['atSummary']>[0];
  fields?: Record<string, string>;
}>;

/** Somebody goes on from the page at which a place leads to the last steps. */
const sentAt = (account: Account, { place, fields = {} }: Filled) => ({
  ...NEXT_STEP,
  async sent({ as }: Scene) {
    const visitor = await as(account);
    return visitor.submit((await walkOf(visitor).atSummary(place)).answer, fields);
  },
});

/** The page of the code that Stanisław has just been sent for a new visit. */
const atCode = (step: Step) => async (scene: Scene) => {
  forgetCodes(scene);
  const stanislaw = await scene.as('stanislaw.wojcik');
  const { answer } = await walkOf(stanislaw).atSummary(TEL);
  const page = await stanislaw.follow(await stanislaw.submit(answer));
  return stanislaw.follow(await step(stanislaw, page, scene));
};

const choices: FormRows = {
  patients: {
    route: '/newbooking/patients',
    success: sentAt('anna.kowalska', { place: { patientId: ADULT } }),
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { draft } = await anna.walk.start();
      return {
        known: { patientId: oneOf('patient-1001', 'patient-1003', 'patient-1007') },
        send: anna.posts(`/newbooking/patients?draft=${draft}`),
        chosen: ['patientId'],
      };
    },
  },
  services: {
    route: '/newbooking/services',
    success: sentAt('anna.kowalska', { place: { patientId: ADULT } }),
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return {
        known: { availabilityId: oneOf('gin-rutkowska', 'kard-zawadzki', 'blok-gorecka', 'limit-pawlak') },
        send: anna.posts(`${await servicesOf(anna)}&service=GIN`),
      };
    },
  },
  'services, of a guest': {
    route: '/newbooking/services',
    open: async ({ guest }) => ({
      known: { availabilityId: oneOf('gin-rutkowska', 'kard-zawadzki') },
      send: (await guest()).posts('/newbooking/services?service=GIN'),
    }),
  },
  'the search for a service': {
    route: '/newbooking/services',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const known = { q: text, service: oneOf('GIN', 'KARD') };
      return { known, send: anna.asks(await servicesOf(anna)) };
    },
  },
  'the search of a guest': {
    route: '/newbooking/services',
    open: async ({ guest }) => ({
      known: { q: text, service: text, orgUnit: text, employee: text, occupation: text, kind: text },
      send: (await guest()).asks('/newbooking/services'),
    }),
  },
  dates: {
    route: '/newbooking/dates',
    success: sentAt('anna.kowalska', { place: { patientId: ADULT } }),
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { answer } = await anna.walk.atTimes(await anna.walk.atDates({ patientId: ADULT }));
      return {
        known: Object.fromEntries(
          [...hoursOf(answer).slice(0, 2), hourOf('ubezp-lis_20200302T0900')]
            .flatMap(Object.keys)
            .map((name) => [name, text]),
        ),
        send: anna.posts(answer.path),
      };
    },
  },
  'going to a day': {
    route: '/newbooking/dates',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const { answer } = await anna.walk.atDates({ patientId: ADULT });
      const send = anna.asks(answer.path.replace(/&.*/, ''));
      return { known: { from: day, day }, send, typed: ['from'] };
    },
  },
  prices: {
    route: '/newbooking/prices',
    success: sentAt('anna.kowalska', { place: DERM, fields: { priceId: 'price-7001' } }),
    async open({ as }) {
      const anna = await as('anna.kowalska');
      return {
        known: { priceId: oneOf('price-7001', 'price-7004') },
        send: anna.posts(await lastSteps(anna, DERM)),
        chosen: ['priceId'],
      };
    },
  },
};

const extras: FormRows = {
  prescription: {
    route: '/newbooking/prescription',
    success: NEXT_STEP,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const place = { service: 'REC', availabilityId: 'rec-bielecka', patientId: GIRL };
      return {
        known: { drugs: oneOf('drug-1', 'drug-4', 'drug-5'), others: text, reason: text },
        send: anna.posts(await lastSteps(anna, place)),
        chosen: ['drugs'],
      };
    },
  },
  questionnaire: {
    route: '/newbooking/questionnaire',
    success: sentAt('jan.nowak', { place: REHA, fields: { q1: '1', q2: '4', q4: '2' } }),
    async open({ as }) {
      const jan = await as('jan.nowak');
      return {
        known: { q1: oneOf('1', '7'), q2: text, q3: day, q4: oneOf('1', '3'), q5: text },
        send: jan.posts(await lastSteps(jan, REHA)),
        typed: ['q2', 'q3'],
        chosen: ['q1', 'q4'],
      };
    },
  },
  'number of an e-referral': {
    route: '/newbooking/referral',
    success: NEXT_STEP,
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const place = { service: 'KARD', availabilityId: 'kard-zawadzki', patientId: ADULT };
      return {
        known: { refENumber: oneOf('1234', '12 34', '7'.repeat(44)) },
        send: anna.posts(await lastSteps(anna, place)),
        typed: ['refENumber'],
      };
    },
  },
  'referral on paper': {
    route: '/newbooking/referral',
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const place = { service: 'KARD', availabilityId: 'kard-zawadzki', patientId: ADULT };
      return {
        known: {
          issueDate: day,
          institutionCro: oneOf('000000018601', '1'),
          unknownInstitution: text,
          practiceNo: oneOf('4587123', '1'),
          unknownPractitioner: text,
          disease: oneOf('I10', 'serca'),
          icd10Code: oneOf('I10', ''),
          orgUnitCode: text,
          cito: oneOf('on'),
        },
        send: anna.posts(`${await lastSteps(anna, place)}&kind=paper`),
        typed: [
          'issueDate',
          'institutionCro',
          'unknownInstitution',
          'practiceNo',
          'unknownPractitioner',
          'disease',
          'orgUnitCode',
        ],
        chosen: ['icd10Code'],
      };
    },
  },
  'attachments of a referral': {
    route: '/newbooking/referral/attachments',
    async open(people) {
      const pathTo = await summaryOf(await people.as('anna.kowalska'));
      return uploadForm({ people, path: pathTo('referral/attachments') });
    },
    success: async (scene) => {
      const anna = await scene.as('anna.kowalska');
      const { answer } = await walkOf(anna).atSummary({ patientId: GIRL });
      return uploadedBy(anna, answer.path.replace('summary', 'referral/attachments'));
    },
  },
};

const last: FormRows = {
  'personal data': {
    route: '/newbooking/personaldata',
    success: sentAt('piotr.zielinski', {
      fields: { houseNumber: '8', postalCode: '20-810', city: 'Lublin' },
    }),
    async open({ as }) {
      const piotr = await as('piotr.zielinski');
      return {
        known: {
          street: text,
          houseNumber: text,
          apartmentNumber: text,
          postalCode: text,
          city: text,
        },
        send: piotr.posts(await lastSteps(piotr, {})),
        typed: ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city'],
      };
    },
  },
  'contact data': {
    route: '/newbooking/contactdata',
    success: sentAt('lucyna.baran', { place: TEL, fields: { phoneNumber: '601 234 567' } }),
    async open({ as }) {
      const lucyna = await as('lucyna.baran');
      return {
        known: { phoneNumber: oneOf('601 234 567', '+0', '700123456') },
        send: lucyna.posts(await lastSteps(lucyna, TEL)),
        typed: ['phoneNumber'],
      };
    },
  },
  code: {
    route: '/newbooking/code',
    async open({ as }) {
      const stanislaw = await as('stanislaw.wojcik');
      return {
        known: { code: oneOf('000000', ' 12 34 56 ', '12345') },
        send: stanislaw.posts((await lastSteps(stanislaw, TEL)).replace('summary', 'code')),
        typed: ['code'],
      };
    },
    success: atCode((stanislaw, page, scene) => stanislaw.submit(page, { code: newestCode(scene) })),
  },
  'a new code': {
    route: '/newbooking/code/resend',
    async open({ as }) {
      const stanislaw = await as('stanislaw.wojcik');
      const path = (await lastSteps(stanislaw, TEL)).replace('summary', 'code/resend');
      return { known: anything, send: stanislaw.posts(path) };
    },
    success: atCode((stanislaw, { path }, scene) => {
      aMinuteLater(scene);
      return sentBy(stanislaw, path.replace('/code', '/code/resend'));
    }),
  },
  'more time for a held visit': plain(
    '/newbooking/hold',
    async (anna) => (await summaryOf(anna))('hold'),
    atSummary((anna, page) => anna.submit(page, {}, 'form[action*="/newbooking/hold"]')),
  ),
  summary: plain(
    '/newbooking/summary',
    async (anna) => (await summaryOf(anna))('summary'),
    atSummary((anna, page) => anna.submit(page)),
  ),
  'deleting a draft, of nobody': plain(
    '/newbooking/discard',
    () => '/newbooking/discard?draft=none',
    atSummary(async (anna, { path }) =>
      anna.submit(await anna.get(path.replace(/summary.*(?=draft=)/, 'discard?'))),
    ),
  ),
};

export const wizardForms: FormRows = { ...choices, ...extras, ...last };
