import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const NEW = 'zielona herbata o siódmej';
const LINK_OVER = '/resetpassword?link=over';

const at = portalForFile({ keepsLog: true, env: { LOG_LEVEL: 'debug' } });
const newVisitor = () => createVisitor(at.portal.origin);
const mailOf = (username: string) => `${username}@example.com`;

async function ask(visitor: Visitor, contact: string, path = '/resetpassword') {
  return visitor.submit(await visitor.get(path), { contact });
}

async function linkFor(username: string, count = 1) {
  await ask(newVisitor(), mailOf(username));
  return passwordLinkTo(at.portal, mailOf(username), count);
}

/** The form of the new password, as who follows the link gets it. */
const open = async (visitor: Visitor, link: string) => visitor.follow(await visitor.get(link));

it('is led to from sign-in, and keeps what a guest has chosen and wanted', async () => {
  const visitor = newVisitor();
  const login = await visitor.get('/login?service=INT&orgUnit=unit-1&return=%2Fbookings&signedOut=yes');
  const forgotten = login.page
    .querySelectorAll('main a')
    .find(({ text }) => text === say('public:login.forgotten'));
  const path = forgotten?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
  expect(path).toBe('/resetpassword?service=INT&orgUnit=unit-1&return=%2Fbookings');
  const asked = await ask(visitor, 'nobody@example.com', path);
  expect([asked.status, asked.location]).toEqual([
    303,
    '/resetpassword/summary?service=INT&orgUnit=unit-1&return=%2Fbookings',
  ]);
  const summary = await visitor.follow(asked);
  const back = summary.page.querySelector('main a.button-primary')?.getAttribute('href');
  expect(back?.replaceAll('&amp;', '&')).toBe('/login?service=INT&orgUnit=unit-1&return=%2Fbookings');
});

it('carries no way to another site', async () => {
  const { location } = await ask(newVisitor(), 'nobody@example.com', '/resetpassword?return=//evil.example');
  expect(location).toBe('/resetpassword/summary');
});

it.each(['/resetpassword', '/resetpassword?token', '/resetpassword?token=', '/resetpassword?token=true'])(
  '%s is the form that asks for a link (A-12)',
  async (path) => {
    const answer = await newVisitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.page.querySelector('h1')?.text).toBe(say('public:resetPassword.title'));
    expect(answer.page.querySelector('[name=contact]')).not.toBeNull();
  },
);

it('answers the same to known and unknown, by mail and by phone', async () => {
  const answers = [];
  for (const contact of ['ewa.dabrowska@example.com', 'nikt@example.com', '600 100 105', '699 999 999']) {
    const visitor = newVisitor();
    const asked = await ask(visitor, contact);
    const { status, html } = await visitor.follow(asked);
    answers.push({ asked: [asked.status, asked.location, asked.html], status, html: withoutChance(html) });
  }
  const [first, ...others] = answers;
  for (const other of others) expect(other).toEqual(first);
});

/** A page without the values that each answer has of its own. */
const withoutChance = (html: string) =>
  html.replaceAll(/(name="(_key|csrf)" value|nonce)="[^"]*"/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}/g, '');

it('shows the form without the token in address or page, and uses nothing up when a scanner opens the link', async () => {
  const link = await linkFor('jan.nowak');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  for (let time = 0; time < 3; time += 1) await open(newVisitor(), link);

  const visitor = newVisitor();
  const opened = await visitor.get(link);
  expect([opened.status, opened.location]).toEqual([303, '/resetpassword/new']);
  expect(opened.headers.get('cache-control')).toContain('no-store');
  expect(opened.headers.getSetCookie().find((cookie) => cookie.startsWith('link='))).toMatch(
    /; Path=\/resetpassword; Max-Age=3600; HttpOnly; SameSite=Lax$/,
  );
  const form = await visitor.follow(opened);
  expect(form.status).toBe(200);
  expect(form.html).toContain('jan.nowak');
  expect(form.html).not.toContain(token);
  expect(form.headers.get('cache-control')).toContain('no-store');
  expect(form.headers.get('referrer-policy')).toBe('same-origin');
  const field = form.page.querySelector('[name=newPassword]');
  expect([field?.getAttribute('type'), field?.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ]);

  const done = await visitor.submit(form, { newPassword: NEW });
  expect([done.status, done.location]).toEqual([303, '/login?password=changed']);
  const login = await visitor.follow(done);
  expect(login.page.querySelector('.notice-success')?.text).toContain(say('public:resetPassword.done'));
  expect(login.page.querySelector('title')?.text).toContain('hasło zostało poprawnie zmienione');
  expect((await newVisitor().signIn('jan.nowak', NEW)).location).toBe('/main');
});

it('shows the password while it is typed to whoever asks for it', async () => {
  const visitor = newVisitor();
  const form = await open(visitor, await linkFor('krystyna.krawczyk'));
  const show = form.page
    .querySelectorAll('main a')
    .find(({ text }) => text === say('public:newPassword.show'));
  const shown = await visitor.get(show?.getAttribute('href') ?? '');
  expect(shown.page.querySelector('[name=newPassword]')?.getAttribute('type')).toBe('text');
  const wrong = await visitor.submit(shown, { newPassword: 'krótkie' });
  const field = wrong.page.querySelector('[name=newPassword]');
  expect([field?.getAttribute('type'), field?.hasAttribute('value')]).toEqual(['text', false]);
});

it('leads a used link, one that is over, and one that never was to one page that sends a new one', async () => {
  const used = newVisitor();
  const page = await open(used, await linkFor('anna.kowalska'));
  await used.submit(page, { newPassword: NEW });
  const late = await linkFor('piotr.zielinski');
  await at.portal.advance('PT61M');
  const links = [used.get('/resetpassword/new'), used.submit(page, { newPassword: `${NEW}!`, _key: '' })];
  const opened = [late, '/resetpassword?token=made-up', `/resetpassword?token=${'%20'.repeat(90)}`];
  for (const answer of await Promise.all(links)) expect(answer.location).toBe(LINK_OVER);
  for (const link of opened) {
    const visitor = newVisitor();
    const answer = await visitor.get((await visitor.get(link)).location ?? '');
    expect(answer.location).toBe(LINK_OVER);
  }
  await at.portal.resetClock();

  const over = await newVisitor().get(LINK_OVER);
  expect(over.page.querySelector('.notice-error')?.text).toContain(say('public:resetPassword.linkOver'));
  expect(over.page.querySelector('[name=contact]')).not.toBeNull();
});

it('leads the one who comes without a link to the page that sends one', async () => {
  expect((await newVisitor().get('/resetpassword/new')).location).toBe(LINK_OVER);
});

it('has one effect, whatever is sent at once: the same form, or another browser’s', async () => {
  const to = mailOf('stanislaw.wojcik');
  const link = await linkFor('stanislaw.wojcik');
  const visitors = Array.from({ length: 5 }, newVisitor);
  const pages = await Promise.all(visitors.map((visitor) => open(visitor, link)));
  const posts = Array.from({ length: 50 }, (_, index) => {
    const [visitor, page] = [visitors[index % 5], pages[index % 5]];
    if (!visitor || !page) throw new Error('no visitor');
    return visitor.submit(page, { newPassword: NEW });
  });
  const answers = (await Promise.all(posts)).map(({ status, location }) => location ?? status);
  expect(answers).toContain('/login?password=changed');
  expect(new Set(answers).size).toBeLessThanOrEqual(3);
  for (const answer of answers) expect(['/login?password=changed', LINK_OVER, 503]).toContain(answer);
  const told = (await at.portal.outbox()).filter(
    ({ to: whom, subject }) => whom === to && subject === 'Hasło zostało zmienione',
  );
  expect(told).toHaveLength(1);
});

it('ends what is open elsewhere', async () => {
  const elsewhere = await at.signedIn('oleksandr.kovalenko');
  const visitor = newVisitor();
  await visitor.submit(await open(visitor, await linkFor('oleksandr.kovalenko')), { newPassword: NEW });
  expect((await elsewhere.get('/bookings')).location).toBe('/login?return=%2Fbookings');
});

it('says of every number alike when no SMS goes out', async () => {
  const set = (smsEnabled: boolean) =>
    at.stores.provider
      .updateTable('settings')
      .set({ value: JSON.stringify({ smsEnabled }) })
      .where('key', '=', 'smsConfirmation')
      .execute();
  await set(false);
  for (const number of ['600 100 102', '699 999 999']) {
    const answer = await ask(newVisitor(), number);
    expect(answer.status).toBe(422);
    expect(answer.page.querySelector('#errors')?.text).toContain(say('public:resetPassword.smsDisabled'));
    expect(answer.page.querySelector('[name=contact]')?.getAttribute('value')).toBe(number);
  }
  await set(true);
});

it('writes no token and no address into the log', async () => {
  let log = '';
  at.portal.process.stdout?.on('data', (data: Buffer) => (log += data.toString()));
  const visitor = newVisitor();
  const link = await linkFor('halina.mazur');
  await visitor.submit(await open(visitor, link), { newPassword: NEW });
  await pause(200);
  expect(log).toContain('/resetpassword/new');
  expect(log).not.toContain(link.split('=')[1]);
  expect(log).not.toMatch(/halina|herbata/);
});

it('lets one address ask thirty times an hour, and says when again', async () => {
  const visitor = newVisitor();
  const page = await visitor.get('/resetpassword');
  let answer = page;
  for (let time = 0; time < 31 && answer.status !== 429; time += 1) {
    answer = await visitor.submit(page, { contact: `nikt${time}@example.com` });
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(answer.page.querySelector('h1')?.text).toBe(say('page:problem.429.title'));
  const wrong = await visitor.submit(page, { contact: 'not an address' });
  expect(wrong.status).toBe(429);
});
