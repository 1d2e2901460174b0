import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';

/** C§4, C-03: who must change the password gets a short session, which opens that page and nothing else. */

const NEW = 'zielony-rower-nad-Wisła';
const at = portalForFile();

const titleOf = ({ page }: Answer) => page.querySelector('title')?.text ?? '';
const noticeOf = ({ page }: Answer) => page.querySelector('#outcome')?.text.trim();

async function signInTo(path: string, { username, password = PASSWORD }: Record<string, string>) {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.follow(await visitor.get(path));
  const answer = await visitor.submit(login, { username, password } as Record<string, string>);
  return { visitor, answer };
}

it.each([
  ['adam.piotrowski', 'public:changePassword.reason.MUST_CHANGE_PASSWORD'],
  ['barbara.grabowska', 'public:changePassword.reason.PASSWORD_EXPIRED'],
] as const)('%s changes it, and comes to the wanted page', async (username, reason) => {
  const wanted = '/bookings?status=CANCELED&filtered=1';
  const { visitor, answer } = await signInTo(wanted, { username });
  expect(answer.location).toBe('/changepassword');
  const short = visitor.cookies.get('session') ?? '';

  const page = await visitor.follow(answer);
  expect(titleOf(page)).toMatch(/^Uwaga: /);
  expect(noticeOf(page)).toContain(say(reason));
  const ownName = page.page.querySelector('#page-form input[autocomplete=username]');
  expect([ownName?.getAttribute('value'), ownName?.hasAttribute('name')]).toEqual([username, false]);
  const failed = await visitor.submit(page, { oldPassword: PASSWORD, newPassword: 'krotkie' });
  expect(failed.status).toBe(422);

  const done = await visitor.submit(failed, { oldPassword: PASSWORD, newPassword: NEW });
  expect([done.status, done.location]).toEqual([303, wanted]);
  const after = await visitor.follow(done);
  expect(titleOf(after)).toContain(`Gotowe: ${say('public:changePassword.done').toLowerCase().slice(0, -1)}`);

  const full = visitor.cookies.get('session') ?? '';
  expect(full).not.toBe(short);
  visitor.cookies.set('session', short);
  expect((await visitor.get('/changepassword')).location).toMatch(/^\/login/);
});

/** The accounts that had to change it have done so. */
async function mustChange(username: string) {
  await at.stores.provider
    .updateTable('accounts')
    .set({ state: 'MUST_CHANGE_PASSWORD' })
    .where('username', '=', username)
    .execute();
  const { visitor, answer } = await signInTo('/bookings', { username });
  return { visitor, page: await visitor.follow(answer) };
}

it('the short session opens this page, the display and signing out', async () => {
  const { visitor, page } = await mustChange('piotr.zielinski');
  expect(page.page.querySelector('form[action="/logout"]')).not.toBeNull();
  for (const path of ['/bookings', '/main', '/session', '/notices', '/start']) {
    expect([path, (await visitor.get(path)).location?.split('?')[0]]).toEqual([path, '/changepassword']);
  }
  expect((await visitor.get('/display')).status).toBe(200);
  expect((await visitor.get('/changepassword')).status).toBe(200);
});

it('what is signed out of is over', async () => {
  const { visitor, page } = await mustChange('ewa.dabrowska');
  const out = await visitor.submit(page, {}, 'form[action="/logout"]');
  expect(out.location).toBe('/login?signedOut=yes');
  expect((await visitor.get('/changepassword')).location).toMatch(/^\/login/);
});

it('it is over after 15 minutes', async () => {
  const { visitor, page } = await mustChange('oleksandr.kovalenko');
  await at.portal.advance('PT15M1S');
  const late = await visitor.submit(page, { oldPassword: PASSWORD, newPassword: NEW });
  expect(late.location).toMatch(/^\/login\?return=/);

  const login = await visitor.follow(late);
  const again = await visitor.follow(
    await visitor.submit(login, { username: 'oleksandr.kovalenko', password: PASSWORD }),
  );
  const done = await visitor.submit(again, { oldPassword: PASSWORD, newPassword: NEW });
  expect(done.location).toBe('/bookings');
});

it('who is signed in changes it too; every other browser is signed out', async () => {
  const here = await at.signedIn('stanislaw.wojcik');
  const elsewhere = await at.signedIn('stanislaw.wojcik');
  const page = await here.get('/changepassword');
  const done = await here.submit(page, { oldPassword: PASSWORD, newPassword: NEW });
  const after = await here.follow(done);
  expect(after.status).toBe(200);
  expect(noticeOf(after)).toContain(say('public:changePassword.done'));
  expect((await elsewhere.get('/bookings')).location).toMatch(/^\/login/);
});
