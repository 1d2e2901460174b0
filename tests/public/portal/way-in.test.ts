import { expect, it } from 'vitest';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** The choices carried from page to page until somebody is in, and what whoever is not let in can do. */

const at = portalForFile();
const CHOICE = 'service=INT&orgUnit=unit-family';
const WANTED = '/newbooking?service=INT&orgUnit=unit-family';
const guest = () => createVisitor(at.portal.origin);
const hrefsOf = ({ page }: Answer, selector: string) =>
  page.querySelectorAll(selector).map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&'));
const SIGN_IN = `/login?return=${encodeURIComponent(WANTED)}`;

it.each([
  '/newbooking/services',
  '/epuap/error',
  '/epuap/no-account',
  '/resetpassword',
  '/resetpassword/summary',
  '/resendactivationlink',
  '/resendactivationcode',
])('the header of %s signs in to what its address says', async (path) => {
  const page = await guest().get(`${path}?${CHOICE}`);
  expect(hrefsOf(page, 'header .account a')).toEqual([SIGN_IN]);
});

it('what was wanted is kept in the browser over pages that do not say it, and led to once', async () => {
  const visitor = guest();
  await visitor.get(`/epuap/error?code=2&${CHOICE}`);
  expect(hrefsOf(await visitor.get('/legal/privacy-policy'), 'header .account a')).toEqual([SIGN_IN]);
  const signIn = async () =>
    visitor.submit(await visitor.get('/login'), { username: 'jan.nowak', password: PASSWORD });
  expect((await signIn()).location).toBe(WANTED);
  await visitor.submit(await visitor.get('/bookings'), {}, 'form[action="/logout"]');
  expect((await signIn()).location).toBe('/main');
});

it.each([
  ['/sso', `/login?${CHOICE}&code=over`],
  ['/epuap/success', `/login?${CHOICE}&code=over`],
  ['/resetpassword/new', `/resetpassword?${CHOICE}&link=over`],
])('%s without its code leads on with what was chosen', async (path, location) => {
  expect((await guest().get(`${path}?${CHOICE}`)).location).toBe(location);
});

it('a link to a teleconsultation that is none leads to its wizard, and it says so', async () => {
  const visitor = await at.signedIn();
  const login = await visitor.get('/login?service=INT&kind=teleconsultation');
  const page = await visitor.follow(login);
  expect(page.path).toMatch(/^\/newteleconsultation\/services\?draft=/);
  expect(page.page.querySelector('main')?.text).toContain(say('teleconsultation:services.notOffered'));
  expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
});

it.each(['tomasz.lewandowski', 'teresa.walczak', 'nobody.here'])(
  '%s, who is not let in, reads whom to call and when',
  async (username) => {
    const visitor = guest();
    const answer = await visitor.submit(await visitor.get('/login'), { username, password: PASSWORD });
    const main = answer.page.querySelector('main');
    expect(main?.querySelector('a[href="tel:+48815550100"]')).not.toBeNull();
    expect(main?.text).toContain('od poniedziałku do piątku, od 7:00 do 18:00');
  },
);

it('an account that could not be loaded after another way in: the same', async () => {
  const page = await guest().get('/login?code=notLoaded');
  expect(page.page.querySelector('main a[href="tel:+48815550100"]')).not.toBeNull();
});

it('whoever is blocked loses the open session at the next page, and at the next form', async () => {
  const visitor = await at.signedIn('oleksandr.kovalenko');
  const form = await visitor.get('/messages/new');
  const be = (state: 'ACTIVE' | 'USER_BLOCKED') =>
    at.stores.provider
      .updateTable('accounts')
      .set({ state })
      .where('username', '=', 'oleksandr.kovalenko')
      .execute();
  await be('USER_BLOCKED');
  const ended = await visitor.submit(form, { title: 'Pytanie' });
  expect(ended.location).toBe('/login?return=%2Fmessages%2Fnew');
  for (let opened = 0; opened < 2; opened += 1) {
    const login = await visitor.follow(ended);
    expect(login.page.text).toContain(say('public:login.failure.blocked'));
    expect(login.page.text).not.toContain(say('public:login.sessionOver'));
    expect(login.page.querySelector('main a[href="tel:+48815550100"]')).not.toBeNull();
    expect(login.page.querySelector('main')?.text).toContain('od poniedziałku do piątku');
  }
  await be('ACTIVE');
  expect((await visitor.get('/bookings')).location).toBe('/login?return=%2Fbookings');
});

it.each([
  ['nothing, for a page that was asked for', {}, false],
  ['nothing, for an empty form', null, false],
  ['what was typed', { title: 'Pytanie o wynik' }, true],
])('after a session that ended sign-in calls kept %s', async (_, typed, isKept) => {
  const visitor = await at.signedIn('jan.nowak');
  const isSent = typed === null || Object.keys(typed).length > 0;
  const page = await visitor.get(typed === null ? '/bookings/calendar' : '/messages/new');
  await at.stores.portal.updateTable('sessions').set({ ended_at: 1 }).execute();
  const login = await visitor.follow(
    isSent ? await visitor.submit(page, typed ?? {}) : await visitor.get(page.path),
  );
  const kept = say('public:login.sessionOverKept');
  expect(login.page.text).toContain(say('public:login.sessionOver'));
  expect(login.page.text.includes(kept)).toBe(isKept);
  const failed = await visitor.submit(login, { username: 'jan.nowak', password: '' });
  expect(failed.status).toBe(400);
  if (!isKept) expect(failed.page.text).not.toContain(kept);
});

it.each(['/confirm', '/confirm?token=', '/confirm?token=true', '/confirm?return=%2Fbookings'])(
  '%s says that it lacks its code, and leads to a new link',
  async (path) => {
    const visitor = guest();
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.page.querySelector('main')?.text).toContain(say('public:email.confirm.missing'));
    expect(page.page.querySelector('main a[href^="/resendactivationlink"]')).not.toBeNull();
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    const sent = await visitor.post('/confirm', tokensOf(await visitor.get('/login')));
    expect(sent.status).toBe(422);
    expect(sent.page.querySelector('main')?.text).toContain(say('public:email.confirm.missing'));
  },
);

it.each(['/login?ssoToken=made-up', '/confirm?token=made-up', '/resetpassword?token=made-up'])(
  'nobody hears of the address that had a secret: %s',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await guest().send(path, { method });
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer']);
      expect(answer.location).not.toContain('made-up');
    }
    expect((await guest().get('/login')).headers.get('referrer-policy')).toBe('same-origin');
  },
);

it('a browser that keeps no cookie is told so, and what to do', async () => {
  const visitor = guest();
  const form = await visitor.get('/login');
  for (let sent = 0; sent < 2; sent += 1) {
    visitor.cookies.clear();
    const refused = await visitor.submit(form, { username: 'jan.nowak', password: PASSWORD });
    expect(refused.status).toBe(403);
    expect(refused.page.querySelector('h1')?.text).toBe(say('page:problem.noCookie.title'));
    expect(refused.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  }
});

it.each([
  ['/login.', '/login'],
  ['/resetpassword%3E', '/resetpassword'],
  ['/easy-to-read/%E2%80%9D?x=1', '/easy-to-read/?x=1'],
])('a link that took along what stood behind it leads where it should: %s', async (path, location) => {
  expect((await guest().get(path)).location).toBe(location);
});

it('a record whose id may end with anything is looked for first, also behind sign-in', async () => {
  const path = '/bookings/AMMS/booking-9999).?x=1';
  expect((await guest().get(path)).location).toBe(`/login?return=${encodeURIComponent(path)}`);
  const visitor = await at.signedIn();
  expect((await visitor.get(path)).location).toBe('/bookings/AMMS/booking-9999?x=1');
  expect((await visitor.get('/bookings/AMMS/booking-3001.')).location).toBe('/bookings/AMMS/booking-3001');
});

it('no punctuation leads to another host', async () => {
  for (const path of ['//evil.example)', '/%2Fevil.example)', '/%5Cevil.example.'])
    expect((await guest().get(path)).location ?? '/').toMatch(/^\/(?:$|[^/\\])/);
});

it('the help learns the name of a page, and nothing of what it is about', async () => {
  const visitor = await at.signedIn();
  for (const path of ['/bookings/AMMS/AMMS-1?patientId=patient-1', '/bookings?patientId=patient-1']) {
    const [href = ''] = hrefsOf(await visitor.get(path), 'a[href*="contextId="]');
    expect(new URL(href, 'https://portal.example').searchParams.get('contextId')).toMatch(
      /^bookings-(details|list)$/,
    );
  }
});
