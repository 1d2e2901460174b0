import { describe, expect, it } from 'vitest';
import { keepingWanted, wantedIn, wantedInMail, wantedOf } from '#app/services/access/wanted.server.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';

type Request = Parameters<typeof wantedOf>[0];
const urlOf = (path: string) => new URL(path, 'https://portal.example');

/** A guest's request, or that of somebody in a session. */
const requestFor = (path: string, { cookies = '', isKiosk = false, ...rest }: Record<string, unknown> = {}) =>
  ({
    url: urlOf(path),
    cookies,
    session: null,
    short: null,
    context: { portal: { environment: { isSecure: false, isKiosk } } },
    ...rest,
  }) as unknown as Request;

const CHOICE = 'service=INT&orgUnit=u1&employee=e1&occupation=o1';
const KEPT = `wanted=${encodeURIComponent('/newbooking?service=KARD')}`;

describe('what a guest wants (A-02, A-18)', () => {
  it.each([
    [`/messages-to-confirm?${CHOICE}`, `/newbooking?${CHOICE}`],
    ['/login?medicalServiceCode=INT&organizationalUnitId=u1', '/newbooking?service=INT&orgUnit=u1'],
    ['/confirm?service=T&kind=teleconsultation', '/newteleconsultation?service=T&kind=teleconsultation'],
    ['/login?return=%2Fbookings%2Fconfirm%2FAMMS%2F1', '/bookings/confirm/AMMS/1'],
    ['/login?guid=d2b5', '/notifications/d2b5'],
    ['/login?return=https%3A%2F%2Fevil.example', null],
    ['/login?return=%2Flogin', null],
    ['/login', null],
  ])('%s: %s', (path, wanted) => expect(wantedIn(urlOf(path))).toBe(wanted));

  it('is what the address says, else what an address before it has said', () => {
    expect(wantedOf(requestFor('/login', { cookies: `a=1; ${KEPT}` }))).toBe('/newbooking?service=KARD');
    expect(wantedOf(requestFor('/login?service=INT', { cookies: KEPT }))).toBe('/newbooking?service=INT');
    for (const cookies of [
      'wanted=%2F%2Fevil.example',
      'wanted=%E0%A4%A',
      'wanted=https://evil.example',
      '',
    ]) {
      expect(wantedOf(requestFor('/login', { cookies }))).toBeNull();
    }
  });

  it('is kept by the pages on the way in alone, for guests alone, once, and by no kiosk', () => {
    const kept = (path: string, more = {}) => keepingWanted(requestFor(path, more)).map(([, value]) => value);
    for (const path of ['/login', '/epuap/error', '/resetpassword/new', '/confirm', '/newbooking/services']) {
      expect(kept(`${path}?service=KARD`)[0]).toContain(`${KEPT}; Path=/; HttpOnly; SameSite=Lax; Max-Age=`);
    }
    expect(kept('/login?service=KARD', { cookies: KEPT })).toEqual([]);
    expect(kept('/login?service=KARD', { isKiosk: true })).toEqual([]);
    expect(kept('/login?service=KARD', { session: {} })).toEqual([]);
    expect(kept('/display?return=%2Flogin')).toEqual([]);
    expect(kept('/login')).toEqual([]);
  });

  it('goes into the link of a mail, when it is short enough for one', () => {
    expect(wantedInMail(requestFor('/resetpassword?service=INT'))).toEqual({
      wanted: '/newbooking?service=INT',
    });
    const short = { wanted: '/bookings' };
    expect(wantedInMail(requestFor('/confirmemail', { short }))).toEqual({ wanted: '/bookings' });
    const long = `/resetpassword?return=${encodeURIComponent(`/messages?text=${'x'.repeat(500)}`)}`;
    expect(wantedInMail(requestFor(long))).toEqual({});
  });

  it('stands in the address of the next page, with what has just been said', () => {
    expect(onTheWayIn('/login', urlOf(`/sso?${CHOICE}`), { code: 'over' })).toBe(
      `/login?${CHOICE}&code=over`,
    );
    expect(onTheWayIn('/resetpassword', urlOf('/resetpassword/new'), { link: 'over' })).toBe(
      '/resetpassword?link=over',
    );
  });
});
