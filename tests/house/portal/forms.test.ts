import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { timesOf, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { fileOf, jpeg, page, pdf, png, zip } from '#tests/support/files.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const RUNS = process.env['DEEP'] ? 2_000 : 200;
const LONGEST_MS = 600 * RUNS;
const MARK = '<x-mark';
const CONFIRM_CODE = '/bookings/confirm/AMMS/booking-3032/code';
const FORM_CAME_BACK = [400, 422, 423];

type Fields = Record<string, string[]>;

/** Texts as people and others type them; many carry the mark that must never become an element. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    `${MARK}>`,
    `"${MARK} onload=alert(1)>`,
    `'${MARK}>`,
    `</input>${MARK}>`,
    `</script>${MARK}>`,
    '{{constructor}}',
    '${7*7}',
    '$t(page:title)',
    '&amp;&lt;',
    '\u0000',
    '\ud800',
    '\u202e\u2066',
    '-1',
    '1e999',
    'null',
    'true',
    '__proto__',
    'x'.repeat(3_000),
  ),
);
const day = fc.oneof(
  text,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.tuple(fc.nat(40), fc.nat(14), fc.nat(3_000)).map((parts) => parts.join('-')),
  fc.constantFrom('29-02-2027', '28-03-2027', '31-10-2027', '01.01.2027', '1 stycznia 2027', '20270101'),
);
const anyName = fc.oneof(
  fc.constantFrom(
    'username',
    'patientId',
    'status',
    'draft',
    'day',
    '_key',
    'csrf2',
    'a.b',
    'a[0]',
    'a[]',
    'a[',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Values for some of the form's fields, mostly one each, and now and then fields that it does not have. */
const fieldsOf = (known: Record<string, fc.Arbitrary<string>>) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(known).map(([name, value]) => [
            name,
            fc.oneof({ weight: 5, arbitrary: value.map((one) => [one]) }, fc.array(value, { maxLength: 3 })),
          ]),
        ),
      ),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        fc.dictionary(
          anyName,
          text.map((one) => [one]),
          { maxKeys: 3, noNullPrototype: true },
        ),
      ),
    )
    .map(([fields, others]): Fields => ({ ...others, ...fields }));

type Case = {
  known: () => Record<string, fc.Arbitrary<string>>;
  send: (fields: Fields) => Promise<Answer>;
  /** Text fields: what was typed stands in the form that comes back. */
  typed?: string[];
  /** Fields of options: an option that was chosen is chosen in the form that comes back. */
  chosen?: string[];
  runs?: number;
};

let portal: PortalProcess;
let stores: Stores;
let anna: Visitor;
let guest: Visitor;
let piotr: Visitor;
let maria: Visitor;
let stanislaw: Visitor;
let csrf = { anna: '', guest: '', piotr: '', maria: '', stanislaw: '' };
const paths = {
  patients: '',
  services: '',
  dates: '',
  summary: '',
  hold: '',
  personaldata: '',
  prices: '',
  contactdata: '',
  code: '',
  resend: '',
  prescription: '',
  referral: '',
  referralFiles: '',
};
let times: string[] = [];

beforeAll(async () => {
  portal = await startPortal();
  stores = openStores(storesIn(portal.dataDirectory));
  guest = createVisitor(portal.origin);
  anna = createVisitor(portal.origin);
  piotr = createVisitor(portal.origin);
  await piotr.signIn('piotr.zielinski');
  maria = createVisitor(portal.origin);
  await maria.signIn('maria.wisniewska');
  stanislaw = createVisitor(portal.origin);
  await stanislaw.signIn('stanislaw.wojcik');
  await anna.signIn('anna.kowalska');
  csrf = {
    anna: tokensOf(await anna.get('/display')).csrf,
    guest: tokensOf(await guest.get('/display')).csrf,
    piotr: tokensOf(await piotr.get('/display')).csrf,
    maria: tokensOf(await maria.get('/display')).csrf,
    stanislaw: tokensOf(await stanislaw.get('/display')).csrf,
  };
  const walk = walkOf(anna);
  const { draft } = await walk.start();
  const { answer: dates } = await walk.atTimes(await walk.atDates({ patientId: 'patient-1002' }));
  const derm = { service: 'DERM', availabilityId: 'derm-urban', patientId: 'patient-1002' };
  const rec = { service: 'REC', availabilityId: 'rec-bielecka', patientId: 'patient-1004' };
  paths.prescription = (await walk.atSummary(rec)).answer.path;
  const kard = { service: 'KARD', availabilityId: 'kard-zawadzki', patientId: 'patient-1002' };
  paths.referral = (await walk.atSummary(kard)).answer.path;
  paths.prices = (await walk.atSummary(derm)).answer.path;
  const summary = await walk.atSummary({ patientId: 'patient-1004' });
  paths.referralFiles = `/newbooking/referral/attachments?draft=${summary.draft}`;
  times = timesOf(dates);
  paths.patients = `/newbooking/patients?draft=${draft}`;
  paths.services = dates.path.replace(/.*draft=([\w-]+).*/, '/newbooking/services?draft=$1&service=GIN');
  paths.dates = dates.path;
  paths.summary = `/newbooking/summary?draft=${summary.draft}`;
  const tel = { service: 'TEL', availabilityId: 'tel-sikora' };
  paths.contactdata = (await walkOf(maria).atSummary(tel)).answer.path;
  const { answer: withCode } = await walkOf(stanislaw).atSummary(tel);
  paths.code = withCode.path.replace('summary', 'code');
  paths.resend = withCode.path.replace('summary', 'code/resend');
  paths.personaldata = (await walkOf(piotr).atSummary()).answer.path;
  paths.hold = `/newbooking/hold?draft=${summary.draft}`;
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

const byAnna = (path: () => string) => (fields: Fields) =>
  anna.post(path(), { csrf: [csrf.anna], ...fields });
const byGuest = (path: string) => (fields: Fields) => guest.post(path, { csrf: [csrf.guest], ...fields });
const inAddress = (path: () => string) => (fields: Fields) => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of values) query.append(name, value);
  return anna.get(path() + (path().includes('?') ? '&' : '?') + query.toString().slice(0, 12_000));
};
const oneOf = (...values: string[]) => fc.oneof(fc.constantFrom(...values), text);

const CONTENTS: [string, () => Buffer][] = [
  ['pdf', pdf],
  ['jpeg', jpeg],
  ['png', png],
  ['page', page],
  ['archive', zip],
  ['empty', () => Buffer.alloc(0)],
];

/** Files with any names and contents, whole or broken off: each that came whole has a line of its own. */
function uploadCase(form: () => Promise<Answer>): Case {
  return {
    known: () => ({
      names: text,
      contents: fc.constantFrom(...CONTENTS.map(([content]) => content)),
      bytesLost: fc.oneof(fc.constant('0'), fc.nat(1_500).map(String)),
    }),
    async send({ names = [], contents = [], bytesLost: [bytesLost = '0'] = [], ...fields }) {
      const files = names.map((name, index) => {
        const [, bytesOf = pdf] = CONTENTS.find(([content]) => content === contents[index]) ?? [];
        return fileOf(bytesOf(), name);
      });
      await stores.provider.deleteFrom('attachments').execute();
      const answer = await anna.upload(await form(), files, { fields, bytesLost: Number(bytesLost) });
      if (answer.status === 422 && bytesLost === '0') {
        const lines = answer.page.querySelectorAll('#upload-files-error span, main .notice-success');
        expect(lines).toHaveLength(
          Math.max(1, files.filter(({ name, size }) => name !== '' || size > 0).length),
        );
      }
      return answer;
    },
  };
}

const CASES: Record<string, Case> = {
  'sign-in': {
    known: () => ({ username: text, password: text }),
    send: byGuest('/login'),
    typed: ['username'],
  },
  display: {
    known: () => ({
      language: oneOf('pl', 'en'),
      contrast: oneOf('auto', 'yellow-on-black'),
      textSize: oneOf('100', '300'),
      spacing: oneOf('default', 'wide'),
      motion: oneOf('default', 'reduced'),
      intent: oneOf('save', 'preview'),
    }),
    send: byGuest('/display'),
    chosen: ['language', 'contrast', 'textSize', 'spacing', 'motion'],
  },
  'the frame’s buttons': {
    known: () => ({ patientId: text, other: text }),
    send: byGuest('/display?set=contrast.default&return=%2Fdisplay'),
  },
  'the cookie notice': { known: () => ({ other: text }), send: byGuest('/cookie-notice?return=%2Flogin') },
  'more time': { known: () => ({ other: text }), send: byAnna(() => '/session?return=%2Fbookings') },
  patients: {
    known: () => ({ patientId: oneOf('patient-1001', 'patient-1003', 'patient-1007') }),
    send: byAnna(() => paths.patients),
    chosen: ['patientId'],
  },
  services: {
    known: () => ({
      availabilityId: oneOf('gin-rutkowska', 'kard-zawadzki', 'blok-gorecka', 'limit-pawlak'),
    }),
    send: byAnna(() => paths.services),
    chosen: ['availabilityId'],
  },
  'services, of a guest': {
    known: () => ({ availabilityId: oneOf('gin-rutkowska', 'kard-zawadzki') }),
    send: byGuest('/newbooking/services?service=GIN'),
    chosen: ['availabilityId'],
  },
  dates: {
    known: () => ({ timeSlotId: oneOf(...times, 'ubezp-lis_20200302T0900'), day }),
    send: byAnna(() => paths.dates),
    chosen: ['timeSlotId'],
  },
  prices: {
    known: () => ({ priceId: oneOf('price-7001', 'price-7004') }),
    send: byAnna(() => paths.prices),
    chosen: ['priceId'],
  },
  attachments: uploadCase(() => anna.get('/bookings/AMMS/booking-3010/attachments')),
  'attachments of a referral': uploadCase(() => anna.get(paths.referralFiles)),
  prescription: {
    known: () => ({ drugs: oneOf('drug-1', 'drug-4', 'drug-5'), others: text, reason: text }),
    send: byAnna(() => paths.prescription),
    chosen: ['drugs'],
  },
  'the questionnaire of a booking': {
    known: () => ({ q1: oneOf('1', '7'), q2: text, q3: day, q4: oneOf('1', '3'), q5: text }),
    send: byAnna(() => '/bookings/questionnaire/AMMS/account-2002/booking-3010'),
    typed: ['q2', 'q3'],
    chosen: ['q1', 'q4'],
  },
  referral: {
    known: () => ({
      refENumber: fc.oneof(text, fc.constantFrom('1234', '12 34', '7'.repeat(44))),
      issueDate: day,
      institutionCro: fc.oneof(text, fc.constantFrom('000000018601', '1')),
      unknownInstitution: text,
      practiceNo: fc.oneof(text, fc.constantFrom('4587123', '1')),
      unknownPractitioner: text,
      disease: fc.oneof(text, fc.constantFrom('I10', 'serca')),
      icd10Code: fc.oneof(text, fc.constantFrom('I10', '')),
      orgUnitCode: text,
      cito: oneOf('on'),
    }),
    send: byAnna(() => paths.referral),
    typed: [
      'refENumber',
      'issueDate',
      'institutionCro',
      'unknownInstitution',
      'practiceNo',
      'unknownPractitioner',
      'disease',
      'orgUnitCode',
    ],
    chosen: ['icd10Code'],
  },
  'a referral, of another': {
    known: () => ({ refENumber: text, lookUpDisease: text }),
    send: byAnna(() => '/referral?system=AMMS&bookingId=booking-3001'),
  },
  'contact data': {
    known: () => ({ phoneNumber: fc.oneof(text, fc.constantFrom('601 234 567', '+0', '700123456')) }),
    send: (fields) => maria.post(paths.contactdata, { csrf: [csrf.maria], ...fields }),
    typed: ['phoneNumber'],
  },
  code: {
    known: () => ({ code: fc.oneof(text, fc.constantFrom('000000', ' 12 34 56 ', '12345')) }),
    send: (fields) => stanislaw.post(paths.code, { csrf: [csrf.stanislaw], ...fields }),
    typed: ['code'],
  },
  'a new code': {
    known: () => ({ other: text }),
    send: (fields) => stanislaw.post(paths.resend, { csrf: [csrf.stanislaw], ...fields }),
  },
  'personal data': {
    known: () => ({ street: text, houseNumber: text, apartmentNumber: text, postalCode: text, city: text }),
    send: (fields) => piotr.post(paths.personaldata, { csrf: [csrf.piotr], ...fields }),
    typed: ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city'],
  },
  'more time for a held visit': { known: () => ({ other: text }), send: byAnna(() => paths.hold) },
  summary: { known: () => ({ other: text }), send: byAnna(() => paths.summary) },
  'confirming a visit, of another': {
    known: () => ({ other: text }),
    send: byAnna(() => '/bookings/confirm/AMMS/booking-3001'),
  },
  'the code that confirms a visit': {
    known: () => ({ code: fc.oneof(text, fc.constantFrom('000000', ' 12 34 56 ', '12345')) }),
    send: (fields) => stanislaw.post(CONFIRM_CODE, { csrf: [csrf.stanislaw], ...fields }),
    typed: ['code'],
  },
  'a new code that confirms a visit': {
    known: () => ({ other: text }),
    send: (fields) => stanislaw.post(`${CONFIRM_CODE}/resend`, { csrf: [csrf.stanislaw], ...fields }),
  },
  'deleting a draft, of nobody': {
    known: () => ({ other: text }),
    send: byAnna(() => '/newbooking/discard?draft=none'),
  },
  'a calendar’s address': {
    known: () => ({ withoutNames: oneOf('on', 'off') }),
    send: byAnna(() => '/bookings/calendar'),
  },
  'turning a calendar’s address off': {
    known: () => ({ other: text }),
    send: byAnna(() => '/bookings/calendar/revoke'),
  },
  'cancelling, of another': {
    known: () => ({ other: text }),
    send: byAnna(() => '/bookings/AMMS/booking-3001/cancel'),
  },
  'the filter of bookings': {
    known: () => ({
      dateFrom: day,
      dateTo: day,
      status: oneOf('SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'),
      patientId: oneOf('', 'patient-1002', 'patient-1001'),
      filtered: fc.constant('1'),
    }),
    send: inAddress(() => '/bookings'),
    typed: ['dateFrom', 'dateTo'],
  },
  'the search for a service': {
    known: () => ({ q: text, service: oneOf('GIN', 'KARD') }),
    send: inAddress(() => paths.services.replace('&service=GIN', '')),
  },
  'the search of a guest': {
    known: () => ({ q: text, service: text, orgUnit: text, employee: text, occupation: text, kind: text }),
    send: inAddress(() => '/newbooking/services'),
  },
  'going to a day': {
    known: () => ({ from: day, day }),
    send: inAddress(() => paths.dates.replace(/&.*/, '')),
    typed: ['from'],
  },
};

describe.each(Object.keys(CASES))('%s', (name) => {
  it(
    'whatever is sent: a clear answer, nothing lost, nothing reflected as markup',
    async () => {
      const form = CASES[name];
      if (!form) throw new Error(name);
      await fc.assert(
        fc.asyncProperty(fieldsOf(form.known()), async (fields) => {
          const answer = await form.send(fields);
          expect(answer.status).toBeLessThan(500);
          expect(answer.html).not.toContain(MARK);
          expect(answer.page.querySelector('[onload], x-mark')).toBeNull();
          if (answer.status === 303) return;
          expect(answer.page.querySelectorAll('h1')).toHaveLength(1);
          if (FORM_CAME_BACK.includes(answer.status) && answer.page.querySelector('#errors')) {
            expectNothingLost({ answer, fields, form });
          }
        }),
        { numRuns: RUNS },
      );
    },
    LONGEST_MS,
  );
});

function expectNothingLost({ answer, fields, form }: { answer: Answer; fields: Fields; form: Case }) {
  const controls = (field: string) =>
    answer.page
      .querySelectorAll('main input, main textarea, main select')
      .filter((control) => control.getAttribute('name') === field);

  for (const field of form.typed ?? []) {
    const [value, ...more] = fields[field] ?? [];
    if (value === undefined || asSent(value).trim() === '' || more.length > 0) continue;
    const [control] = controls(field);
    expect(meaningOf(control?.getAttribute('value') ?? '')).toBe(meaningOf(asSent(value)));
  }
  for (const field of form.chosen ?? []) {
    const [value, ...more] = fields[field] ?? [];
    const option = controls(field).find((control) => control.getAttribute('value') === value);
    if (option && more.length === 0) expect(option.hasAttribute('checked')).toBe(true);
  }
  for (const password of controls('password')) expect(password.hasAttribute('value')).toBe(false);
}

/** What of a text arrives: no NUL, and lone surrogates are not UTF-8. */
const asSent = (value: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(value)).replaceAll('\0', '');

/** A right day may come back in the portal's own spelling; spaces around a text mean nothing. */
function meaningOf(typed: string) {
  const read = parseTypedDate(typed);
  return 'day' in read ? read.day : typed.trim();
}
