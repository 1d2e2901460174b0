import { describe, expect, it } from 'vitest';
import { pathWithin, reportForm } from '#app/routes/legal/inaccessible.form.server.ts';

const form = reportForm({ origin: 'https://portal.example' });
const WHOLE = { page: '/bookings', problem: 'Za małe litery.', channel: 'NONE' };
const read = (typed: object) => form.safeParse({ ...WHOLE, ...typed });
const faultsOf = (typed: object) =>
  read(typed).error?.issues.map(({ path, message }) => [path.join('.'), message.split('?')[0]]);

describe('the page of a report', () => {
  it.each([
    ['/bookings', '/bookings'],
    [' /bookings?patientId=patient-1001 ', '/bookings'],
    ['/bookings#list', '/bookings'],
    ['https://portal.example/bookings?status=DONE', '/bookings'],
    ['https://portal.example', '/'],
    ['strona  z wizytami', 'strona z wizytami'],
    ['portal.example/bookings', 'portal.example/bookings'],
    ['/a\u0000b', '/ab'],
  ])('%j is %j', (page, named) => expect(read({ page }).data?.page).toBe(named));

  it.each([
    ...['https://other.example/bookings', 'http://portal.example/', '//other.example', '/\\other.example'],
    ...[
      'https://portal.example.other.example/',
      'https://portal.example@other.example/',
      'javascript://%0aalert(1)',
    ],
    ...['www.other.example', 'https://', '/%5C/..//other.example'.replace('%5C/..', '')],
  ])('%j is none of ours', (page) =>
    expect(faultsOf({ page })).toEqual([['page', 'inaccessible:page.foreign']]),
  );

  it.each([
    ['/bookings?patientId=patient-1001', '/bookings'],
    ['//other.example', null],
    ['https://portal.example/', null],
    [null, null],
  ])('in the footer’s link: %j gives %j', (address, path) => expect(pathWithin(address)).toBe(path));
});

describe('the answer to a report', () => {
  const email = ' jan.nowak@example.com ';
  const others = { phone: 'none', address: 'x'.repeat(500) };
  it.each([
    [
      { channel: 'EMAIL', email, ...others },
      { channel: 'EMAIL', email: email.trim() },
    ],
    [
      { channel: 'PHONE', phone: '600 100 101', email: 'x' },
      { channel: 'PHONE', phoneNumber: '+48600100101' },
    ],
    [
      { channel: 'SMS', phone: '+380 50 123 4567' },
      { channel: 'SMS', phoneNumber: '+380501234567' },
    ],
    [
      { channel: 'LETTER', address: 'ul. Lipowa 14\r\n20-020 Lublin' },
      { channel: 'LETTER', address: 'ul. Lipowa 14\n20-020 Lublin' },
    ],
    [{ channel: 'NONE', email, ...others }, { channel: 'NONE' }],
  ])('%j goes by %j and by nothing else', (typed, answer) =>
    expect(read(typed).data?.answer).toEqual(answer),
  );

  it.each([
    [{ channel: 'EMAIL' }, ['email', 'inaccessible:email.required']],
    [{ channel: 'EMAIL', email: 'jan' }, ['email', 'inaccessible:email.invalid']],
    [{ channel: 'PHONE', email }, ['phone', 'inaccessible:phone.required']],
    [{ channel: 'SMS', phone: '600' }, ['phone', 'booking-wizard:contactdata.fault.tooFew']],
    [{ channel: 'SMS', phone: '600 100' }, ['phone', 'booking-wizard:contactdata.fault.tooShort']],
    [{ channel: 'LETTER', address: ' \n ' }, ['address', 'inaccessible:address.required']],
    [{ channel: 'LETTER', address: 'ż'.repeat(401) }, ['address', 'inaccessible:address.tooLong']],
    [{ channel: 'pigeon' }, ['channel', 'inaccessible:channel.required']],
    [{ channel: 'NONE', isDemand: 'on' }, ['channel', 'inaccessible:channel.ofDemand']],
  ])('%j: %j', (typed, fault) => expect(faultsOf(typed)).toEqual([fault]));
});

it('says everything that is wrong at once, in the order of the page', () => {
  expect(
    faultsOf({
      page: '',
      problem: ' ',
      wanted: 'x'.repeat(1_001),
      alternative: 'x'.repeat(501),
      channel: 'EMAIL',
      email: '',
      name: 'x'.repeat(201),
    })?.map(([field]) => field),
  ).toEqual(['page', 'problem', 'wanted', 'alternative', 'email', 'name']);
});

it('counts as readers do, and takes 4,000 of them', () => {
  expect(read({ problem: '🦉'.repeat(4_000) }).success).toBe(true);
  expect(faultsOf({ problem: '🦉'.repeat(4_001) })).toEqual([['problem', 'inaccessible:problem.tooLong']]);
});

it('leaves out what was left empty', () => {
  expect(read({ wanted: ' ', name: '' }).data).toEqual({
    page: '/bookings',
    problem: WHOLE.problem,
    isDemand: false,
    answer: { channel: 'NONE' },
    attempt: undefined,
  });
});
