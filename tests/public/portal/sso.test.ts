import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const OVER = '/login?code=over';

const at = portalForFile({ keepsLog: true, env: { LOG_LEVEL: 'debug' } });
const newVisitor = () => createVisitor(at.portal.origin);
const linkFor = (username: string) => ssoLinkFor(at.portal.benchOrigin, username);

async function opened(username: string, query = '') {
  const visitor = newVisitor();
  const link = (await linkFor(username)) + query;
  return { visitor, link, page: await visitor.follow(await visitor.get(link)) };
}

const errorOf = ({ page }: Answer) => page.querySelector('.error-summary, .notice-error')?.text;

it('says for whom, without the code in address or page, and lets in with a button', async () => {
  const link = await linkFor('jan.nowak');
  const code = new URLSearchParams(link.split('?')[1]).get('ssoToken') ?? '';
  const visitor = newVisitor();
  const first = await visitor.get(link);
  expect([first.status, first.location]).toEqual([303, '/sso']);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('link='))).toMatch(
    /; Path=\/sso; Max-Age=60; HttpOnly; SameSite=Lax$/,
  );
  const page = await visitor.follow(first);
  expect(page.page.querySelector('h1')?.text).toBe(say('public:sso.title'));
  expect(page.page.querySelector('main')?.text).toContain(
    say('public:sso.lead', { name: 'Jan Nowak', username: 'jan.nowak' }),
  );
  expect(page.html).not.toContain(code);

  const before = visitor.cookies.get('session');
  const done = await visitor.submit(page);
  expect([done.status, done.location]).toEqual([303, '/main']);
  expect(visitor.cookies.get('session')).not.toBe(before);
  expect((await visitor.get('/bookings')).status).toBe(200);
});

it('uses nothing up when a scanner opens it', async () => {
  const link = await linkFor('jan.nowak');
  for (let time = 0; time < 3; time += 1) {
    const scanner = newVisitor();
    await scanner.follow(await scanner.get(link));
  }
  const visitor = newVisitor();
  expect((await visitor.submit(await visitor.follow(await visitor.get(link)))).location).toBe('/main');
});

it('keeps the wanted page and what a guest has chosen, and leads to no other site', async () => {
  const wanted = await opened('jan.nowak', '&return=%2Fbookings%2Fprint');
  expect((await wanted.visitor.submit(wanted.page)).location).toBe('/bookings/print');
  const chosen = await opened('jan.nowak', '&service=INT&orgUnit=unit-1');
  expect((await chosen.visitor.submit(chosen.page)).location).toMatch(/^\/newbooking.*INT/);
  const evil = await opened('jan.nowak', '&return=//evil.example');
  expect(evil.page.path).toBe('/sso');
  expect((await evil.visitor.submit(evil.page)).location).toBe('/main');
});

it('leads a used, late or foreign code to sign-in, which says so', async () => {
  const used = await opened('jan.nowak');
  await used.visitor.submit(used.page);
  const again = newVisitor();
  expect((await again.get((await again.get(used.link)).location ?? '')).location).toBe(OVER);

  const late = await opened('jan.nowak');
  await at.portal.advance('PT61S');
  expect((await late.visitor.submit(late.page)).location).toBe(OVER);
  await at.portal.resetClock();

  const foreign = newVisitor();
  expect((await foreign.follow(await foreign.get('/login?ssoToken=made-up'))).path).toBe(OVER);
  const other = newVisitor();
  expect((await other.get('/sso')).location).toBe(OVER);
  const page = await other.get(OVER);
  expect(errorOf(page)).toContain(say('public:sso.over'));
  expect(page.page.querySelector('[name=username]')).not.toBeNull();
});

it('is not known to another browser', async () => {
  const { page } = await opened('jan.nowak');
  const thief = newVisitor();
  const form = await thief.get('/login');
  const token = form.page.querySelector('[name=csrf]')?.getAttribute('value') ?? '';
  expect((await thief.post('/sso', { csrf: token })).location).toBe(OVER);
  expect(page.status).toBe(200);
});

it('takes no notice of an empty code', async () => {
  for (const path of ['/login?ssoToken=', '/login?ssoToken=true', '/login?ssoToken=true.']) {
    expect((await newVisitor().get(path)).status).toBe(200);
  }
});

it.each(['x'.repeat(201), '.', 'a%20b'])(
  'says of a code that cannot be one that it is over: %s',
  async (code) => {
    const visitor = newVisitor();
    expect((await visitor.follow(await visitor.get(`/login?ssoToken=${code}`))).path).toBe(OVER);
  },
);

it('ends the session that is open in the browser, after it has said so', async () => {
  const anna = await at.signedIn('anna.kowalska');
  const page = await anna.follow(await anna.get(await linkFor('jan.nowak')));
  expect(page.page.querySelector('main')?.text).toContain(say('public:sso.somebodyIn'));
  const before = anna.cookies.get('session') ?? '';
  await anna.submit(page);
  expect((await anna.get('/start')).html).toContain('Jan Nowak');
  const replayed = newVisitor();
  replayed.cookies.set('session', before);
  expect((await replayed.get('/bookings')).location).toMatch(/^\/login/);
});

it('goes through a state that is to be mended, and through gates, as after a password', async () => {
  const expired = await opened('barbara.grabowska', '&return=%2Fbookings');
  const led = await expired.visitor.submit(expired.page);
  expect(led.location).toBe('/changepassword');
  const form = await expired.visitor.follow(led);
  const chosen = { oldPassword: PASSWORD, newPassword: 'zielony-rower-nad-Wisla' };
  expect((await expired.visitor.submit(form, chosen)).location).toBe('/bookings');

  const gated = await opened('maria.wisniewska');
  const end = await gated.visitor.follow(await gated.visitor.submit(gated.page));
  expect(end.path).toMatch(/^\/messages-to-confirm/);
});

it('says why an account is not let in, and lets nobody in', async () => {
  const blocked = await opened('tomasz.lewandowski');
  const answer = await blocked.visitor.submit(blocked.page);
  expect(answer.status).toBe(422);
  expect(errorOf(answer)).toContain(say('public:login.failure.blocked'));

  const locked = await opened('krystyna.krawczyk');
  const told = await locked.visitor.submit(locked.page);
  expect([told.status, errorOf(told)]).toEqual([
    423,
    expect.stringContaining('Konto zostało czasowo zablokowane. Spróbuj ponownie po godzinie'),
  ]);
  expect((await locked.visitor.get('/bookings')).location).toMatch(/^\/login/);
});

it('an account that cannot be loaded is signed out again, and told so (C§4)', async () => {
  const { visitor, page } = await opened('teresa.walczak');
  const answer = await visitor.submit(page);
  expect(answer.location).toBe('/login?code=notLoaded');
  expect(errorOf(await visitor.follow(answer))).toContain(say('public:login.failure.notLoaded'));
  expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
});

it('has one effect, however often the form is sent', async () => {
  const { visitor, page } = await opened('oleksandr.kovalenko');
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.submit(page)));
  expect(answers.every(({ status }) => [303, 503].includes(status))).toBe(true);
  const sessions = await at.stores.provider
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('token_hash')
    .where('username', '=', 'oleksandr.kovalenko')
    .execute();
  expect(sessions).toHaveLength(1);
});

it('writes no code into the log', async () => {
  let log = '';
  at.portal.process.stdout?.on('data', (data: Buffer) => (log += data.toString()));
  const { visitor, link, page } = await opened('stanislaw.wojcik');
  await visitor.submit(page);
  await pause(200);
  expect(log).toContain('/sso');
  expect(log).not.toContain(link.split('=')[1]);
});
