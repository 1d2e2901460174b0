import type { FormRow, FormRows, Person } from '#tests/house/portal/forms/row.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { hourOf, hoursOf } from '#tests/support/booking-walk.ts';
import { uploadForm } from './uploads.ts';

const TEL = { service: 'TEL', availabilityId: 'tel-sikora' };
const ADULT = 'patient-1002';
const GIRL = 'patient-1004';

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
const plain = (route: string, pathFor: (anna: Person) => Promise<string> | string): FormRow => ({
  route,
  async open({ as }) {
    const anna = await as('anna.kowalska');
    return { known: anything, send: anna.posts(await pathFor(anna)) };
  },
});

const choices: FormRows = {
  patients: {
    route: '/newbooking/patients',
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
    async open({ as }) {
      const anna = await as('anna.kowalska');
      const place = { service: 'DERM', availabilityId: 'derm-urban', patientId: ADULT };
      return {
        known: { priceId: oneOf('price-7001', 'price-7004') },
        send: anna.posts(await lastSteps(anna, place)),
        chosen: ['priceId'],
      };
    },
  },
};

const extras: FormRows = {
  prescription: {
    route: '/newbooking/prescription',
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
    async open({ as }) {
      const jan = await as('jan.nowak');
      const place = { service: 'REHA', availabilityId: 'reha-jaworski' };
      return {
        known: { q1: oneOf('1', '7'), q2: text, q3: day, q4: oneOf('1', '3'), q5: text },
        send: jan.posts(await lastSteps(jan, place)),
        typed: ['q2', 'q3'],
        chosen: ['q1', 'q4'],
      };
    },
  },
  'number of an e-referral': {
    route: '/newbooking/referral',
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
  },
};

const last: FormRows = {
  'personal data': {
    route: '/newbooking/personaldata',
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
  },
  'a new code': {
    route: '/newbooking/code/resend',
    async open({ as }) {
      const stanislaw = await as('stanislaw.wojcik');
      const path = (await lastSteps(stanislaw, TEL)).replace('summary', 'code/resend');
      return { known: anything, send: stanislaw.posts(path) };
    },
  },
  'more time for a held visit': plain('/newbooking/hold', async (anna) => (await summaryOf(anna))('hold')),
  summary: plain('/newbooking/summary', async (anna) => (await summaryOf(anna))('summary')),
  'deleting a draft, of nobody': plain('/newbooking/discard', () => '/newbooking/discard?draft=none'),
};

export const wizardForms: FormRows = { ...choices, ...extras, ...last };
