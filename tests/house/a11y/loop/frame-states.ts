import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Answer } from '#tests/support/visitor.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { withoutAreas } from './without-areas.ts';
import { asGuest, type Lead, type State } from './state.ts';

const asJan = (path: string) => async (scene: Scene) => (await scene.as('jan.nowak')).get(path);

/** The sign-in form after these answers. */
const signInWith = (username: string, password: string) => async (scene: Scene) => {
  const visitor = scene.guest();
  return visitor.submit(await visitor.get('/login'), { username, password });
};

/** The sixth wrong password: the account is locked. */
async function locked(scene: Scene) {
  const visitor = scene.guest();
  const page = await visitor.get('/login');
  let answer: Answer = page;
  for (let tries = 0; tries < 7 && answer.status !== 423; tries += 1) {
    answer = await visitor.submit(page, { username: 'zofia.kozlowska', password: `wrong ${tries}` });
  }
  return answer;
}

/** Too many tries from this address. */
async function tooManyTries(scene: Scene) {
  const visitor = scene.guest();
  const page = await visitor.get('/login');
  const fill = 'insert or replace into limits (bucket, hits, ends_at) values (?, ?, ?)';
  const endsAt = (await scene.portal.now()).getTime() + 8 * 60_000;
  scene.change('portal', fill, '/login:127.0.0.1', 1_000_000, endsAt);
  const answer = await visitor.submit(page, { username: 'jan.nowak', password: 'x' });
  scene.change('portal', 'delete from limits');
  return answer;
}

/** Asked for a page after more than 20 minutes without any request, with something typed there. */
async function sessionOver(scene: Scene) {
  const visitor = scene.guest();
  await visitor.signIn('stanislaw.wojcik');
  return scene.ahead('PT21M', async () => visitor.follow(await visitor.get('/bookings')));
}

const form = (fields: Record<string, string>, headers?: Record<string, string>) => async (scene: Scene) => {
  const visitor = scene.guest();
  const tokens = tokensOf(await visitor.get('/login'));
  return visitor.post('/login', { ...tokens, ...fields }, headers);
};

/** A form that comes from another site's page. */
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };

async function withNotices(scene: Scene, account: Account) {
  const visitor = await scene.as(account);
  const tokens = tokensOf(await visitor.get('/session'));
  return { visitor, answer: await visitor.post('/session?return=%2Fsession', tokens) };
}

const language = (scene: Scene) => scene.view.language;
const otherContrast = 'contrast.white-on-black~textSize.150';

export const frameStates: readonly (State | Lead)[] = [
  { route: '', name: 'a guest is led to sign-in', to: /^\/login$/, ask: asGuest('/') },
  { route: '', name: 'a patient is led to the landing router', to: /^\/main$/, ask: asJan('/') },

  { route: 'login', name: 'empty, with the cookie notice', show: asGuest('/login') },
  {
    route: 'login',
    name: 'without the cookie notice',
    async show(scene) {
      const visitor = scene.guest();
      const notice = await visitor.get('/login');
      return visitor.follow(await visitor.post('/cookie-notice?return=%2Flogin', tokensOf(notice)));
    },
  },
  {
    route: 'login',
    name: 'with the service that a guest has chosen',
    show: asGuest('/login?service=UBEZP&orgUnit=unit-specialists'),
  },
  { route: 'login', name: 'after signing out', show: asGuest('/login?signedOut=yes') },
  { route: 'login', name: 'after signing out failed', show: asGuest('/login?signedOut=error') },
  { route: 'login', name: 'after the session has ended', show: sessionOver },
  { route: 'login', name: 'nothing typed', status: 400, errors: 2, show: signInWith('', '') },
  { route: 'login', name: 'no password', status: 400, errors: 1, show: signInWith('jan.nowak', '') },
  { route: 'login', name: 'wrong password', status: 422, errors: 1, show: signInWith('nobody', 'nothing') },
  { route: 'login', name: 'locked account', status: 423, errors: 1, show: locked },
  {
    route: 'login',
    name: 'refused: blocked for good',
    status: 422,
    errors: 1,
    show: signInWith('tomasz.lewandowski', 'Portal-Pacjenta-2026'),
  },
  {
    route: 'login',
    name: 'with what was typed into an old form',
    async show(scene) {
      const visitor = scene.guest();
      const page = await visitor.get('/login');
      await visitor.submit(page, { csrf: 'old', username: 'jan.nowak' });
      return visitor.get('/login');
    },
  },

  { route: 'main', name: 'leads to the overview', to: /^\/start$/, ask: asJan('/main') },
  { route: 'main', name: 'a guest is led to sign-in', to: /^\/login\?return=/, ask: asGuest('/main') },
  {
    route: 'main',
    name: 'leads to the account while no area is switched on',
    to: /^\/account$/,
    ask: (scene) => withoutAreas(scene, '/main'),
  },

  { route: 'logout', name: 'question', show: asJan('/logout') },
  { route: 'logout', name: 'a guest is led to sign-in', to: /^\/login$/, ask: asGuest('/logout') },

  { route: 'refused', name: 'nobody can ask for it', status: 404, show: asGuest('/refused') },
  {
    route: 'refused',
    name: '400, an address that no browser sends',
    status: 400,
    show: asGuest('/login?x=%00'),
  },
  {
    route: 'refused',
    name: "403, another site's form",
    status: 403,
    show: form({ username: 'x' }, CROSS_SITE),
  },
  { route: 'refused', name: '403, an old form', status: 403, show: form({ csrf: 'old', username: 'x' }) },
  {
    route: 'refused',
    name: '405, a method that no form has',
    status: 405,
    show: (scene) => scene.guest().send('/login', { method: 'PUT' }),
  },
  {
    route: 'refused',
    name: '413, a form that is too large',
    status: 413,
    show: form({ username: 'x'.repeat(300_000) }),
  },
  { route: 'refused', name: '429, too many tries', status: 429, show: tooManyTries },

  { route: '*', name: '404 for a guest', status: 404, show: asGuest('/no/such/page') },
  { route: '*', name: '404 for a patient', status: 404, show: asJan('/no-such-page') },

  { route: 'help', name: 'our own guide', show: asGuest('/help') },
  { route: 'display', name: 'a guest', show: asGuest('/display') },
  { route: 'display', name: 'a patient', show: asJan('/display') },
  { route: 'display', name: 'preview', show: asGuest(`/display?try=${otherContrast}`) },
  { route: 'display', name: 'saved', show: asGuest('/display?saved') },
  {
    route: 'display',
    name: 'nothing chosen',
    status: 400,
    errors: 6,
    async show(scene) {
      const visitor = scene.guest();
      return visitor.post('/display', tokensOf(await visitor.get('/display')));
    },
  },
  {
    route: 'display',
    name: '400, a button that there is not',
    status: 400,
    async show(scene) {
      const visitor = scene.guest();
      return visitor.post('/display?set=contrast.pink', tokensOf(await visitor.get('/display')));
    },
  },
  {
    route: 'display',
    name: 'the language button of a page leads back to it',
    to: /^\/login$/,
    async ask(scene) {
      const visitor = scene.guest();
      const tokens = tokensOf(await visitor.get('/login'));
      return visitor.post(`/display?set=language.${language(scene)}&return=%2Flogin`, tokens);
    },
  },

  { route: 'cookie-notice', name: 'nothing to see', status: 404, show: asGuest('/cookie-notice') },
  {
    route: 'cookie-notice',
    name: 'its button leads back to the page',
    to: /^\/login$/,
    async ask(scene) {
      const visitor = scene.guest();
      return visitor.post('/cookie-notice?return=%2Flogin', tokensOf(await visitor.get('/login')));
    },
  },

  {
    route: 'notices',
    name: 'empty',
    async show(scene) {
      const visitor = scene.guest();
      await visitor.signIn('stanislaw.wojcik');
      return visitor.get('/notices');
    },
  },
  {
    route: 'notices',
    name: 'filled',
    async show(scene) {
      const { visitor, answer } = await withNotices(scene, 'stanislaw.wojcik');
      await visitor.follow(answer);
      return visitor.get('/notices');
    },
  },

  { route: 'session', name: 'when it ends', show: asJan('/session') },
  {
    route: 'session',
    name: 'extended',
    async show(scene) {
      const { visitor, answer } = await withNotices(scene, 'jan.nowak');
      return visitor.follow(answer);
    },
  },
];
