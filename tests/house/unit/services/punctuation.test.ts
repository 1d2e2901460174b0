import { describe, expect, it } from 'vitest';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { addressAsMeant, queryAsWritten } from '#app/services/request/punctuation.ts';

const TOKEN = 'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7p';

const GUID = '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d01';

function addressOf(given: string) {
  const [pathname = '', query] = given.split(/\?(?=[^.?]*=|amp)/);
  return { pathname, search: query === undefined ? '' : `?${query}` };
}

describe('the address of a link that was sent', () => {
  it.each([
    ['/login.', '/login'],
    ['/bookings/confirm/AMMS/AMMS-1)', '/bookings/confirm/AMMS/AMMS-1'],
    ['/bookings/AMMS/AMMS-1%3E', '/bookings/AMMS/AMMS-1'],
    ['/notifications/d2b5-77).', '/notifications/d2b5-77'],
    ['/calendar/a_b-c,', '/calendar/a_b-c'],
    ['/resetpassword%E2%80%9D', '/resetpassword'],
    [
      '/bookings/questionnaire/AMMS/account-2004/AMMS-1!?',
      '/bookings/questionnaire/AMMS/account-2004/AMMS-1',
    ],
    ['/messages/caf%C3%A9%22', '/messages/caf%C3%A9'],
  ])('%s leads to %s', (given, meant) => {
    expect(addressAsMeant(addressOf(given))).toBe(meant);
  });

  it.each([
    ...['/', '/login', '/bookings/AMMS/a_b-c', '/calendar/a-', '/x/%E0%A4%A', '/bookings/AMMS/visit.ics'],
    ...['//evil.example)', '//evil.example/x.'],
  ])('%s is as it is', (given) => expect(addressAsMeant(addressOf(given))).toBeNull());

  it.each([
    ['/bookings/AMMS/AM%E2%80%8BMS-1', '/bookings/AMMS/AMMS-1'],
    ['/book%C2%ADings', '/bookings'],
    ['/messages/7%E2%80%8E?patientId=p-1%E2%80%8B', '/messages/7?patientId=p-1'],
    [
      '/benefits/medicaltestresult/r-1?patientId=3Dpatient-1',
      '/benefits/medicaltestresult/r-1?patientId=patient-1',
    ],
    ['/benefits/medicaltestresult/r-1?patientId=3Da&x=b', null],
    ['/%E2%80%8B/evil.example', null],
  ])('%s, which leads nowhere, was meant as %s', (given, meant) => {
    expect(addressAsMeant(addressOf(given))).toBe(meant);
  });
});

describe('the query of a link that a program of mail has damaged', () => {
  it.each([
    [`/confirm?return=%2Fbookings&amp;token=${TOKEN}`, `/confirm?return=%2Fbookings&token=${TOKEN}`],
    [`/confirm?return=%2Fa&amp;amp;token=${TOKEN}`, `/confirm?return=%2Fa&token=${TOKEN}`],
    [`/confirm?token=3D${TOKEN}`, `/confirm?token=${TOKEN}`],
    [`/login?guid=3D${GUID}`, `/login?guid=${GUID}`],
    ['/login?return=3D%2Fbookings', '/login?return=%2Fbookings'],
    [`/login?return=3D%2Fbookings&token=3D${TOKEN}`, `/login?return=%2Fbookings&token=${TOKEN}`],
    [`/login?return=3D%2Fa&amp;guid=3D${GUID}`, `/login?return=%2Fa&guid=${GUID}`],
  ])('%s was written as %s', (given, meant) => {
    expect(queryAsWritten(addressOf(given))).toBe(meant);
  });

  it.each([
    `/confirm?token=${TOKEN}`,
    `/confirm?token=3D${TOKEN.slice(2)}`,
    '/messages?q=a%26amp%3Bb',
    '/deposits?id=3D-1',
    `//evil.example/?amp;token=3D${TOKEN}`,
  ])('%s is as it is', (given) => expect(queryAsWritten(addressOf(given))).toBeNull());
});

describe('the token of a link that was sent', () => {
  const given = (token: string) =>
    tokenInQuery(new URL(`https://portal.example/confirm?token=${encodeURIComponent(token)}`));

  it.each(['', '.', ')', '>', ').', '>,', ' ', '”', '»', '"', '\u2026', '>;'])(
    'is the same with %j behind it',
    (after) => expect(given(TOKEN + after)).toBe(TOKEN),
  );

  it.each(['\u200b', '\u00ad', '\u200e', '\ufeff', '='])(
    'is the same with %j within, before and behind',
    (sign) => {
      expect(given(`${sign}${TOKEN.slice(0, 9)}${sign}${TOKEN.slice(9)}${sign}`)).toBe(TOKEN);
    },
  );

  it.each(['<', '(', ' ', '"'])('is the same with %j before it', (before) => {
    expect(given(before + TOKEN)).toBe(TOKEN);
  });

  it.each(['', 'true', 'true.'])('%j is none (A-12)', (token) => expect(given(token)).toBeNull());

  it.each(['.', 'a b', 'zażółć', '<script>x', 'x'.repeat(201), 'a\u0000b'])(
    '%j is one that is good for nothing',
    (token) => {
      expect(given(token)).toBe('-');
    },
  );

  it('of another system may end with what is no punctuation', () => {
    const url = new URL('https://portal.example/login?ssoToken=eyJh.eyJz.c2ln_-%3D%3D');
    expect(tokenInQuery(url, 'ssoToken')).toBe('eyJh.eyJz.c2ln_-==');
  });
});
