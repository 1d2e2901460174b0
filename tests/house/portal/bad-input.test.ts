import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstHourOf, hourOf, instantOf, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { pdf } from '#tests/support/files.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { stateOf } from '#tests/support/portal-stores.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** Pages of the wizard that answer to a draft. */
const STEPS = [
  'patients',
  'services',
  'dates',
  'prices',
  'prescription',
  'referral',
  'personaldata',
  'contactdata',
  'summary',
];

const NO_DRAFT = 'AAAAAAAAAAAAAAAAAAAAAA';
const MOVE = '/newbooking?mode=MODIFY';
const LONG = 'x'.repeat(100_000);
const FORM = 'application/x-www-form-urlencoded';

const running = portalForFile();
let anna: Visitor;
let jan: Visitor;
let tokens: { csrf: string };
let before: Awaited<ReturnType<typeof stateOf>>;
/** Anna's drafts: one without an answer, one with a service. Jan's has a time held. */
const drafts = { empty: '', atDates: '', ofJan: '' };

beforeAll(async () => {
  anna = await signedIn('anna.kowalska');
  jan = await signedIn('jan.nowak');
  tokens = tokensOf(await anna.get('/display'));
  drafts.empty = (await walkOf(anna).start()).draft;
  drafts.atDates = (await walkOf(anna).atDates({ patientId: 'patient-1002' })).draft;
  drafts.ofJan = (await walkOf(jan).atSummary()).draft;
});
beforeEach(async () => {
  before = await stateOf(running.stores);
});

const signedIn = (username: string) => running.signedIn(username);

/** A whole page, in words, with the status; and the stores as they were. */
async function expectRefusal(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.page.querySelector('title')?.text).toMatch(/ – Przychodnia pod Lipami$/);
  expect(answer.page.querySelectorAll('h1')).toHaveLength(1);
  expect(answer.page.querySelector('main')?.text.length).toBeGreaterThan(80);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await stateOf(running.stores)).toEqual(before);
}

describe('addresses', () => {
  const rows: [string, string, number][] = [
    ['a booking that does not exist', '/bookings/AMMS/booking-9999', 404],
    ['a booking of another account', '/bookings/AMMS/booking-3001', 404],
    ['a system that does not exist', '/bookings/NONE/booking-3010', 404],
    ['an id that is too long', `/bookings/AMMS/${'x'.repeat(81)}`, 400],
    ['a system that is too long', `/bookings/${'x'.repeat(41)}/booking-3010`, 400],
    ['an id of other signs', '/bookings/AMMS/%F0%9F%90%9F', 404],
    ['an id that would be SQL', "/bookings/AMMS/x'%20or%20'1'='1", 404],
    ['an id that would be a path', '/bookings/AMMS/..%2f..%2fetc%2fpasswd', 404],
    ['an id with NUL', '/bookings/AMMS/a%00', 400],
    ['an id that is no UTF-8', '/bookings/AMMS/%ED%A0%80', 400],
    ['an id with a broken escape', '/bookings/AMMS/%', 400],
    ['a booking to cancel that does not exist', '/bookings/AMMS/booking-9999/cancel', 404],
    ['a booking to print that does not exist', '/bookings/AMMS/booking-9999/print', 404],
    ['a booking to print with an id that is too long', `/bookings/AMMS/${'x'.repeat(81)}/print`, 400],
    ['a booking to move that does not exist', `${MOVE}&system=AMMS&oldBookingId=booking-9999`, 404],
    ['a booking of another account to move', `${MOVE}&system=AMMS&oldBookingId=booking-3001`, 404],
    ['a booking of no system to move', `${MOVE}&system=NONE&oldBookingId=booking-3010`, 404],
    ['a booking to move that would be SQL', `${MOVE}&system=AMMS&oldBookingId=x'%20or%20'1'='1`, 404],
    ['a confirmation of what does not exist', '/bookings/confirm/AMMS/booking-9999', 404],
    ['a confirmation with an id that is too long', `/bookings/confirm/AMMS/${'x'.repeat(81)}`, 400],
    ['a confirmation without a booking', '/bookings/confirm/AMMS', 400],
    ['a confirmation of nothing', '/bookings/confirm', 400],
    ['a code for what does not exist', '/bookings/confirm/AMMS/booking-9999/code', 404],
    ['a code for another account’s booking', '/bookings/confirm/AMMS/booking-3032/code', 404],
    ['a code with an id that is too long', `/bookings/confirm/AMMS/${'x'.repeat(81)}/code`, 400],
    ['a confirmation of too much', '/bookings/confirm/AMMS/booking-3010/x/y', 400],
    ['a referral of a booking that does not exist', '/referral?system=AMMS&bookingId=booking-9999', 404],
    ['a referral of another account', '/referral?system=AMMS&bookingId=booking-3001', 404],
    ['a referral without a booking', '/referral', 400],
    ['a referral with an id that is too long', `/referral?system=AMMS&bookingId=${'x'.repeat(81)}`, 400],
    ['a result that does not exist', '/newbooking/result/AMMS/booking-9999', 404],
    ['a result with an id that is too long', `/newbooking/result/AMMS/${'x'.repeat(81)}`, 400],
    ['a draft that does not exist', `/newbooking/dates?draft=${NO_DRAFT}`, 404],
    ['a draft with an id of other signs', '/newbooking/dates?draft=%27--', 404],
    ['no draft to discard', '/newbooking/discard', 404],
    ['a draft to discard that does not exist', `/newbooking/discard?draft=${NO_DRAFT}`, 404],
    ['a draft with a long id', `/newbooking/services?draft=${'x'.repeat(1_900)}`, 404],
    ['a page that does not exist', '/bookings/AMMS', 404],
  ];

  it.each(rows)('%s', async (_, path, status) => {
    await expectRefusal(await anna.get(path), status);
  });

  it.each([...STEPS, 'code', 'code/resend', 'hold', 'discard'])(
    'a draft of another account at %s',
    async (step) => {
      const path = `/newbooking/${step}?draft=${drafts.ofJan}`;
      await expectRefusal(await anna.get(path), 404);
      await expectRefusal(await anna.post(path, tokens), 404);
    },
  );
});

describe('the filter of bookings', () => {
  const dates = [
    '32-13-2026',
    '29-02-2027',
    '00-00-0000',
    '31-04-2027',
    'jutro',
    '1',
    '01-01-9999',
    '01-01-0001',
  ];
  const fieldOf = ({ page }: Answer, name: string) =>
    page.querySelector(`input[name=${name}]`)?.getAttribute('value');

  it.each([...dates, "'; drop table bookings; --", '٢٠٢٦-٠١-٠١', 'x'.repeat(1_900)])(
    'a day that is none: %s',
    async (typed) => {
      for (const name of ['dateFrom', 'dateTo']) {
        const query = new URLSearchParams({ filtered: '1', status: 'SCHEDULED', [name]: typed });
        const answer = await anna.get(`/bookings?${query.toString()}`);
        await expectRefusal(answer, 400);
        expect(answer.page.querySelector('title')?.text).toMatch(/^Błąd: 1 pole do poprawy/);
        expect(fieldOf(answer, name)).toBe(typed);
      }
    },
  );

  it.each([
    ['a status that does not exist', 'status=NOPE'],
    ['one among others', 'status=SCHEDULED&status=NOPE&status=EXECUTED'],
    ['no status', 'filtered=1'],
    ['days in the wrong order', 'dateFrom=02-01-2027&dateTo=01-01-2027'],
  ])('%s', async (_, query) => {
    await expectRefusal(await anna.get(`/bookings?${query}`), 400);
  });

  it.each([
    ['a patient of another account', 'patientId=patient-1001'],
    ['a patient that does not exist', 'patientId=patient-9999'],
    ['a patient with a long id', `patientId=${'x'.repeat(1_900)}`],
  ])('%s', async (_, query) => {
    await expectRefusal(await anna.get(`/bookings?${query}`), 404);
  });

  it('everybody, as addresses of the former filter say it', async () => {
    expect((await anna.get('/bookings?filtered=1&status=SCHEDULED&patientId=')).status).toBe(200);
  });
});

describe('the go-to-date field', () => {
  it.each(['32-13-2026', '29-02-2027', '01-01-2020', '01-01-2099', 'jutro', 'x'.repeat(1_900)])(
    '%s',
    async (typed) => {
      const query = new URLSearchParams({ draft: drafts.atDates, from: typed });
      const answer = await anna.get(`/newbooking/dates?${query.toString()}`);
      await expectRefusal(answer, 400);
      expect(answer.page.querySelector('input[name=from]')?.getAttribute('value')).toBe(typed);
    },
  );
});

describe('forms of the wizard', () => {
  type Row = [string, 'patients' | 'services' | 'dates', Record<string, string | string[]>, number];
  const hour = (day: string, time: string) => ({ [`hour.d${day}.t${time}`]: '9:00' });
  const rows: Row[] = [
    ['no patient', 'patients', {}, 400],
    ['an empty patient', 'patients', { patientId: '' }, 400],
    ['a patient of another account', 'patients', { patientId: 'patient-1001' }, 422],
    ['a patient who has not agreed', 'patients', { patientId: 'patient-1007' }, 422],
    ['a patient that does not exist', 'patients', { patientId: 'patient-9999' }, 422],
    ['a patient with a long id', 'patients', { patientId: LONG }, 400],
    ['two patients', 'patients', { patientId: ['patient-1002', 'patient-1003'] }, 400],
    ['no service', 'services', {}, 400],
    ['a service that does not exist', 'services', { availabilityId: 'none' }, 422],
    ['a service that is booked by phone', 'services', { availabilityId: 'tele-int-majewska' }, 422],
    ['a service that the staff books', 'services', { availabilityId: 'blok-gorecka' }, 422],
    ['a service with a long id', 'services', { availabilityId: LONG }, 400],
    ['two services', 'services', { availabilityId: ['gin-rutkowska', 'ubezp-lis'] }, 400],
    ['no time', 'dates', {}, 400],
    ['a time without its day', 'dates', { 'hour.t9-00': '9:00' }, 400],
    ['a day without a time', 'dates', { 'hour.d2027-03-01': '9:00' }, 400],
    ['a time that is a text', 'dates', { hour: '9:00' }, 400],
    ['a day that is none', 'dates', hour('2027-02-29', '9-00'), 422],
    ['a day as people write it', 'dates', hour('01-03-2027', '9-00'), 400],
    ['a time that is no time', 'dates', hour('2027-03-01', '99-99'), 422],
    ['a time that is not on the list', 'dates', hour('2027-03-01', '3-03'), 422],
    ['a time in the past', 'dates', hour('2020-03-02', '9-00'), 422],
    ['a time of the year 1', 'dates', hour('0001-01-01', '9-00'), 422],
    ['a time of the year 9999', 'dates', hour('9999-12-31', '9-00'), 422],
    ['two times', 'dates', { ...hour('2027-03-01', '9-00'), ...hour('2027-03-01', '9-20') }, 400],
  ];

  it.each(rows)('%s', async (_, step, fields, status) => {
    const draft = step === 'patients' ? drafts.empty : drafts.atDates;
    const answer = await anna.post(`/newbooking/${step}?draft=${draft}`, { ...tokens, ...fields });
    await expectRefusal(answer, status);
    expect(answer.page.querySelectorAll('#errors li').length).toBeGreaterThan(0);
  });

  it('a time of another service', async () => {
    const times = await walkOf(jan).atTimes(
      await walkOf(jan).atDates({ service: 'INT', availabilityId: 'int-sikora' }),
    );
    const [name = ''] = Object.keys(firstHourOf(times.answer));
    before = await stateOf(running.stores);
    const path = `/newbooking/dates?draft=${drafts.atDates}`;
    await expectRefusal(await anna.post(path, { ...tokens, [name.replace(/\d+$/, '07')]: '' }), 422);
  });

  it('a time that somebody else holds', async () => {
    const [hold] = before.holds.filter(({ account_id }) => account_id === 'account-2001');
    const start = new Date(hold?.starts_at ?? 0).toISOString();
    const fields = hourOf(`ubezp-lis_${start.slice(0, 16).replaceAll(/[-:]/g, '')}`);
    const path = `/newbooking/dates?draft=${drafts.atDates}`;
    await expectRefusal(await anna.post(path, { ...tokens, ...fields }), 422);
  });

  it.each(['prices', 'prescription', 'contactdata', 'summary', 'code', 'code/resend', 'hold'])(
    '%s before a time is chosen leads to the times',
    async (step) => {
      const answer = await anna.post(`/newbooking/${step}?draft=${drafts.atDates}`, tokens);
      expect(answer.location).toBe(`/newbooking/dates?draft=${drafts.atDates}`);
      expect(await stateOf(running.stores)).toEqual(before);
    },
  );
});

describe('the search for a service', () => {
  it('that finds nothing keeps the frame’s buttons alive', async () => {
    const { page, status } = await anna.get(`/newbooking/services?draft=${drafts.atDates}&q=zzzzzzzz`);
    expect(status).toBe(200);
    const buttons = page.querySelectorAll('header [type=submit], footer [type=submit]');
    expect(buttons.length).toBeGreaterThan(9);
    for (const button of buttons) {
      const named = button.getAttribute('form');
      expect(named ? page.querySelector(`form#${named}`) : button.closest('form')).not.toBeNull();
    }
  });
});

describe('other forms', () => {
  const CODE = { code: '123456' };
  const rows: [string, string, Record<string, string>, number][] = [
    ['cancelling what does not exist', '/bookings/AMMS/booking-9999/cancel', {}, 404],
    ['cancelling another account’s booking', '/bookings/AMMS/booking-3001/cancel', {}, 404],
    ['cancelling what is over', '/bookings/AMMS/booking-3017/cancel', {}, 422],
    ['cancelling what is canceled', '/bookings/AMMS/booking-3013/cancel', {}, 422],
    ['confirming what does not exist', '/bookings/confirm/AMMS/booking-9999', {}, 404],
    ['confirming what is over', '/bookings/confirm/AMMS/booking-3017', {}, 409],
    ['confirming what is canceled', '/bookings/confirm/AMMS/booking-3013', {}, 409],
    ['a code for what does not exist', '/bookings/confirm/AMMS/booking-9999/code', CODE, 404],
    ['a code for another account’s booking', '/bookings/confirm/AMMS/booking-3032/code', CODE, 404],
    ['no code', '/bookings/confirm/AMMS/booking-3032/code', {}, 404],
    ['a new code for another account’s booking', '/bookings/confirm/AMMS/booking-3032/code/resend', {}, 404],
    ['cancelling with a long id', `/bookings/AMMS/${'x'.repeat(81)}/cancel`, {}, 400],
    ['discarding no draft', '/newbooking/discard', {}, 404],
    ['discarding a draft that does not exist', `/newbooking/discard?draft=${NO_DRAFT}`, {}, 404],
    ['display settings that do not exist', '/display', { contrast: 'pink', textSize: '7' }, 400],
    ['no display settings', '/display', {}, 400],
    ['a display button that does not exist', '/display?set=contrast.pink&return=/', {}, 400],
    ['a display button of the prototype', '/display?set=__proto__.x&return=/', {}, 400],
    ['a language that does not exist', '/display?set=language.de&return=/', {}, 400],
    ['no step of a booking', '/bookings', {}, 400],
    ['a page that takes no form', '/benefits', {}, 405],
    ['the first page', '/', {}, 405],
    ['an address that does not exist', '/nowhere', {}, 405],
  ];

  it.each(rows)('%s', async (_, path, fields, status) => {
    await expectRefusal(await anna.post(path, { ...tokens, ...fields }), status);
  });
});

describe('sign-in', () => {
  it.each([
    ['nothing', {}, 400],
    ['no password', { username: 'jan.nowak' }, 400],
    ['a name of 100 kB', { username: LONG, password: 'x' }, 400],
    ['a password of 100 kB', { username: 'jan.nowak', password: LONG }, 400],
    ['a name that would be SQL', { username: "' or 1=1 --", password: 'x' }, 422],
    ['a name with NUL', { username: 'jan.nowak\0', password: 'x' }, 422],
    ['a name with a lone surrogate', { username: 'jan\ud800', password: 'x' }, 422],
    ['a name of every direction', { username: '\u202enawon\u2066', password: 'x' }, 422],
  ])('%s', async (_, fields, status) => {
    const guest = createVisitor(running.portal.origin);
    const answer = await guest.post('/login', { ...tokensOf(await guest.get('/login')), ...fields });
    await expectRefusal(answer, status);
    expect(guest.cookies.get('session')).toBeDefined();
    expect((await guest.get('/bookings')).status).toBe(303);
  });
});

describe('bodies that no form of ours sends', () => {
  const csrf = () => `csrf=${tokens.csrf}`;
  const path = () => `/newbooking/services?draft=${drafts.atDates}`;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&');
  const nested = (unit: string) => `availabilityId${unit.repeat(4_000)}=x`;

  const rows: [string, () => BodyInit, Record<string, string>, number][] = [
    ['more than 256 kB', () => `${csrf()}&note=${'x'.repeat(256 * 1024)}`, {}, 413],
    ['501 fields', () => `${csrf()}&${many(500)}`, {}, 413],
    ['JSON', () => JSON.stringify({ csrf: tokens.csrf }), { 'content-type': 'application/json' }, 400],
    ['plain text', csrf, { 'content-type': 'text/plain' }, 400],
    ['no kind', () => new Blob([csrf()]), {}, 400],
    ['parts', () => asFormData(), {}, 400],
    ['a list of a thousand million', () => `${csrf()}&availabilityId[999999999]=x`, {}, 400],
    ['lists in lists', () => `${csrf()}&${nested('[0]')}`, {}, 400],
    ['objects in objects', () => `${csrf()}&${nested('.a')}`, {}, 400],
    ['a name that is no name', () => `${csrf()}&a[[=x&..=x&]=x`, {}, 400],
    ['a name of the prototype', () => `${csrf()}&__proto__.a=x&constructor.prototype.a=x`, {}, 400],
    ['a broken state of the form library', () => `${csrf()}&__intent__={&__state__={`, {}, 400],
    ['no UTF-8', () => `${csrf()}&availabilityId=%ED%A0%80%FF`, {}, 422],
    ['broken escapes', () => `${csrf()}&availabilityId=%E0%A4%A&b=%`, {}, 422],
    ['NUL', () => `${csrf()}&availabilityId=%00`, {}, 400],
    ['the token twice', () => `csrf=x&${csrf()}`, {}, 403],
    ['nothing', () => '', {}, 403],
  ];

  function asFormData() {
    const data = new FormData();
    data.set('csrf', tokens.csrf);
    return data;
  }

  it.each(rows)('%s', async (_, body, given, status) => {
    const sent = body();
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...given });
    if (typeof sent === 'string' && !headers.has('content-type')) headers.set('content-type', FORM);
    await expectRefusal(await anna.send(path(), { method: 'POST', body: sent, headers }), status);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
  ])('a form from %s', async (_, headers) => {
    const fields = { ...tokens, availabilityId: 'ubezp-lis' };
    await expectRefusal(await anna.post(path(), fields, headers), 403);
  });

  it('a form that says nothing of its origin goes by the token', async () => {
    await expectRefusal(await anna.post(path(), { ...tokens, availabilityId: 'none' }, {}), 422);
    await expectRefusal(await anna.post(path(), { csrf: 'x', availabilityId: 'none' }, {}), 403);
  });
});

describe('parts that no form with files sends', () => {
  const path = '/bookings/AMMS/booking-3010/attachments';
  const boundary = 'x'.repeat(30);
  const part = (head: string, content = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const csrf = () => part('name="csrf"', tokens.csrf);
  const file = (name = 'files') => part(`name="${name}"; filename="a.pdf"`, pdf().toString('latin1'));
  const whole = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
  const nested = `name="files"\r\nContent-Type: multipart/mixed; boundary=y`;

  const rows: [string, () => string, number][] = [
    ['no token', () => whole(file()), 403],
    ['a token that is a file', () => whole(part('name="csrf"; filename="a"', tokens.csrf), file()), 403],
    ['two tokens', () => whole(part('name="csrf"', 'x'), csrf(), file()), 403],
    ['no file', () => whole(csrf()), 422],
    ['a file in another field', () => whole(csrf(), file('photos')), 422],
    [
      'files that are texts',
      () => whole(csrf(), part('name="files"', 'a.pdf'), part('name="files"', '/')),
      422,
    ],
    ['files in a file', () => whole(csrf(), part(nested, '--y\r\n\r\nx\r\n--y--')), 422],
    ['a part without a name', () => whole(csrf(), part('filename="a.pdf"')), 400],
    ['a part that is no field', () => whole(csrf(), `--${boundary}\r\nX: y\r\n\r\n\r\n`), 400],
    ['a name that is no name', () => whole(csrf(), file('a[[')), 400],
    ['a name of the prototype', () => whole(csrf(), file('__proto__.a')), 400],
    ['a list of a thousand million', () => whole(csrf(), file('files[999999999]')), 400],
    ['sixty parts', () => whole(csrf(), ...Array.from({ length: 60 }, () => part('name="note"'))), 413],
    ['a text that breaks off', () => csrf() + part('name="note"', 'x').slice(0, -2), 400],
    ['a beginning without a part', () => `--${boundary}\r\n`, 400],
    ['an end alone', () => whole(), 403],
    ['more behind the end', () => `${whole(csrf(), file())}${file()}`, 400],
    ['nothing', () => '', 400],
  ];
  const sent = (body: string, type = `multipart/form-data; boundary=${boundary}`) =>
    anna.send(path, {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    });

  it.each(rows)('%s', async (_, body, status) => {
    await expectRefusal(await sent(body()), status);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 400],
    ['with another boundary', `multipart/form-data; boundary=${'y'.repeat(30)}`, 400],
    ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, 400],
    ['as mixed parts', `multipart/mixed; boundary=${boundary}`, 400],
    ['as JSON', 'application/json', 400],
  ])('%s', async (_, type, status) => {
    await expectRefusal(await sent(whole(csrf(), file()), type), status);
  });
});

describe('what time has overtaken', () => {
  it('a draft of a month ago', async () => {
    await running.portal.advance('P31D');
    const visitor = await signedIn('anna.kowalska');
    before = await stateOf(running.stores);
    for (const step of [...STEPS, 'code', 'code/resend', 'hold', 'discard']) {
      await expectRefusal(await visitor.get(`/newbooking/${step}?draft=${drafts.atDates}`), 404);
    }
    await running.portal.advance('-P31D');
  });

  it('a time that has begun while its page was open is not booked', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const times = await walkOf(visitor).atTimes(await walkOf(visitor).atDates());
    const hour = firstHourOf(times.answer);
    const startsAt = instantOf(hour);
    const minutesLeft = Math.floor((startsAt - (await running.portal.now()).getTime()) / 60_000);
    await running.portal.advance(`PT${minutesLeft - 5}M`);

    const later = await signedIn('stanislaw.wojcik');
    const { answer } = await walkOf(later).atSummary({ hour });
    await running.portal.advance('PT6M');
    const { bookings } = await stateOf(running.stores);
    const sent = await later.submit(answer);
    expect(sent.location).toMatch(/^\/newbooking\/dates/);
    expect((await later.follow(sent)).page.querySelector('main')?.text).toContain('już minął');
    expect((await stateOf(running.stores)).bookings).toEqual(bookings);
  });
});
