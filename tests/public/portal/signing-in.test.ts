import { expect, it } from 'vitest';
import type { LoginSettings } from '#contract/settings/schemas.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { createVisitor, PASSWORD } from '#tests/support/visitor.ts';

const at = portalForFile();

/** Sets what the provider says of sign-in, of which the portal hears half a minute later. */
async function setLogin(changed: Partial<LoginSettings>) {
  const row = at.stores.provider.selectFrom('settings').select('value').where('key', '=', 'login');
  const { value } = await row.executeTakeFirstOrThrow();
  const settings = JSON.stringify({ ...(JSON.parse(value) as LoginSettings), ...changed });
  await at.stores.provider
    .updateTable('settings')
    .set({ value: settings })
    .where('key', '=', 'login')
    .execute();
  await at.portal.advance('PT31S');
}

it('a link leads to each registration that the provider has switched on, and to no other', async () => {
  const visitor = createVisitor(at.portal.origin);
  await setLogin({
    usernamePromptMode: 'E_MAIL',
    showLinkToCreateAccountForMe: true,
    showLinkToCreateAccountForWard: false,
    showLinkToCreateAccountForChild: true,
  });
  const heard = () => visitor.get('/login').then(({ page }) => page.querySelector('main label')?.text.trim());
  await expect.poll(heard).toBe('E-mail');
  const links = async () =>
    (await visitor.get('/login')).page
      .querySelectorAll('main a[href^="/registration"]')
      .map((link) => link.getAttribute('href'));
  expect(await links()).toEqual(['/registration', '/registrationchild']);
  await setLogin({
    usernamePromptMode: 'LOGIN',
    showLinkToCreateAccountForMe: false,
    showLinkToCreateAccountForWard: false,
    showLinkToCreateAccountForChild: false,
  });
  await expect.poll(heard).toBe('Login');
  expect(await links()).toEqual([]);
});

it('an account that cannot be loaded is signed out again, and told so (C§4)', async () => {
  const visitor = createVisitor(at.portal.origin);
  const answer = await visitor.submit(await visitor.get('/login'), {
    username: 'teresa.walczak',
    password: PASSWORD,
  });
  expect(answer.status).toBe(503);
  expect(answer.page.querySelector('.error-summary')?.text).toContain(say('public:login.failure.notLoaded'));
  expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
  const open = await at.stores.provider
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('token_hash')
    .where('username', '=', 'teresa.walczak')
    .execute();
  expect(open).toEqual([]);
});

it.each([
  ['LOGIN', 'username', /e-mail/i],
  ['E_MAIL', 'email', /login/i],
] as const)(
  'in mode %s the field speaks of nothing else, empty or not',
  async (usernamePromptMode, name, other) => {
    await setLogin({ usernamePromptMode });
    for (const path of ['/login', '/easy-to-read/sign-in']) {
      const visitor = createVisitor(at.portal.origin);
      const label = () => visitor.get(path).then(({ page }) => page.querySelector('#page-form')?.text ?? '');
      const area = path === '/login' ? 'public:login' : 'easy:signIn';
      await expect.poll(label).toContain(say(`${area}.${name}.hint` as 'public:login.email.hint'));
      expect(await label()).not.toMatch(other);
      const empty = await visitor.submit(await visitor.get(path), { username: '', password: '' });
      expect(empty.page.querySelector('.error-summary')?.text).not.toMatch(other);
    }
    await setLogin({ usernamePromptMode: 'LOGIN' });
  },
);

it('the first field is named as the provider says (C§3)', async () => {
  const labelOf = async () =>
    (await createVisitor(at.portal.origin).get('/login')).page.querySelector('label')?.text.trim();
  await expect.poll(labelOf).toBe(say('public:login.username.label'));

  await setLogin({ usernamePromptMode: 'E_MAIL' });
  await labelOf();
  await expect.poll(labelOf).toBe(say('public:login.email.label'));
});

it('what happens at the door is told to the provider, as the portal, once (C§4)', async () => {
  const visitor = createVisitor(at.portal.origin);
  await visitor.submit(await visitor.get('/login'), { username: 'jan.nowak', password: 'nie-to-haslo' });
  await visitor.signIn('jan.nowak');
  await visitor.submit(await visitor.get('/logout'), {}, 'main form');
  const events = () =>
    at.stores.provider
      .selectFrom('sign_in_events')
      .select('type')
      .where('account_id', '=', 'account-2001')
      .orderBy('id')
      .execute();
  await expect
    .poll(async () => (await events()).map(({ type }) => type))
    .toEqual(['LOGIN_FAILURE', 'LOGIN_SUCCESS', 'LOGOUT']);
});
