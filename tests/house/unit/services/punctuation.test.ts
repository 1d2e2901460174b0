import { describe, expect, it } from 'vitest';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { pathWithoutPunctuation } from '#app/services/request/punctuation.ts';

const TOKEN = 'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7p';

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
    expect(pathWithoutPunctuation(given)).toBe(meant);
  });

  it.each([
    ...['/', '/login', '/bookings/AMMS/a_b-c', '/calendar/a-', '/x/%E0%A4%A', '/bookings/AMMS/visit.ics'],
    ...['//evil.example)', '//evil.example/x.'],
  ])('%s is as it is', (given) => expect(pathWithoutPunctuation(given)).toBeNull());
});

describe('the token of a link that was sent', () => {
  const given = (token: string) =>
    tokenInQuery(new URL(`https://portal.example/confirm?token=${encodeURIComponent(token)}`));

  it.each(['', '.', ')', '>', ').', '>,', ' ', '”', '»', '"', '\u2026', '>;'])(
    'is the same with %j behind it',
    (after) => expect(given(TOKEN + after)).toBe(TOKEN),
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
