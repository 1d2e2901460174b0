import { describe, expect, it } from 'vitest';
import { formKeys } from '#app/services/access/form-keys.server.ts';

const keys = formKeys('a secret of the tests, long enough to be one');
const browserId = 'AAAAAAAAAAAAAAAAAAAAAA';
const goesTo = '/bookings/12/cancel?back=%2Fbookings';
const made = (passed: number, form: { browserId?: string; goesTo?: string } = {}) =>
  keys.ofPage({ browserId: form.browserId ?? browserId, passed })(form.goesTo ?? goesTo);

describe('the key of a form', () => {
  it.each([0, 1, 2, 3])('says that %i gates had been passed', (passed) => {
    expect(keys.passed({ browserId, goesTo, key: made(passed) })).toBe(passed);
  });

  it('is another one on each page, and one that the double submits take', () => {
    const all = Array.from({ length: 50 }, () => made(3));
    expect(new Set(all).size).toBe(50);
    for (const key of all) expect(key).toMatch(/^[\w-]{16,64}$/);
  });

  it('is one for all forms of a page that go to one address, and another for those that go elsewhere', () => {
    const keyOf = keys.ofPage({ browserId, passed: 3 });
    expect(keyOf(goesTo)).toBe(keyOf(goesTo));
    expect(keyOf('/bookings')).not.toBe(keyOf(goesTo));
  });

  it.each([
    ['its fragment', `${goesTo}#referral`],
    ['another writing of its query', '/bookings/12/cancel?back=/bookings'],
  ])('is the same with %s', (_, action) => {
    expect(keys.passed({ browserId, goesTo, key: made(3, { goesTo: action }) })).toBe(3);
  });

  it.each([
    ['a path', '/bookings/12/cancel', '/bookings/12/cancel?'],
    ['a path with dots', '/bookings/12/cancel', '/bookings/13/../12/cancel'],
    ['a query', '/bookings?patientId=patient-1', '/bookings?patientId=patient%2D1'],
    ['a query of several', '/bookings?a=1&b=', '/bookings?a=%31&b'],
  ])('is the same however %s is written, whether or not it has to be read', (_, plain, other) => {
    expect(keys.passed({ browserId, goesTo: plain, key: made(3, { goesTo: other }) })).toBe(3);
    expect(keys.passed({ browserId, goesTo: other, key: made(3, { goesTo: plain }) })).toBe(3);
  });

  const key = made(3);
  it.each([
    ['of another browser', made(3, { browserId: 'BAAAAAAAAAAAAAAAAAAAAA' })],
    ['of another secret', formKeys('another secret').ofPage({ browserId, passed: 3 })(goesTo)],
    ['of another page', made(3, { goesTo: '/messages/new' })],
    ['of the same page about something else', made(3, { goesTo: goesTo.replace('12', '13') })],
    ['of another query', made(3, { goesTo: '/bookings/12/cancel' })],
    ['of an address that is none', made(3, { goesTo: '//[' })],
    ['raised', made(1).replace(/^(.{16})1/, '$13')],
    ['cut', key.slice(0, -1)],
    ['longer', `${key}A`],
    ['of former days', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['empty', ''],
    ['a file', new File([], key)],
    ['not there', null],
  ])('that is %s passes nothing', (_, given) => {
    expect(keys.passed({ browserId, goesTo, key: given })).toBe(0);
  });
});
