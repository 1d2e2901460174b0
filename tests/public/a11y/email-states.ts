import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { asGuest } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

const MAREK = 'marek.kaminski@example.com';

/** Right after a right password, with no link sent yet. */
async function waiting(scene: Scene) {
  scene.change('provider', "delete from one_time_tokens where purpose = 'CONFIRM_EMAIL'");
  const visitor = scene.guest();
  const login = await visitor.get('/login');
  const page = await visitor.follow(
    await visitor.submit(login, { username: 'marek.kaminski', password: PASSWORD }),
  );
  return { visitor, page };
}

const asked = (email: string) => async (scene: Scene) => {
  const { visitor, page } = await waiting(scene);
  return visitor.follow(await visitor.submit(page, { email }));
};

async function askedTwice(scene: Scene) {
  const { visitor, page } = await waiting(scene);
  await visitor.submit(page, { email: MAREK });
  return visitor.submit(await visitor.get('/confirmemail'), { email: MAREK });
}

const resend = (email: string) => async (scene: Scene) => {
  const visitor = scene.guest();
  return visitor.submit(await visitor.get('/resendactivationlink'), { email });
};

/** The page of the link that was sent to the owner just now. */
async function sentLink(scene: Scene) {
  await asked(MAREK)(scene);
  const newest = "select link from outbox where link like '%/confirm?%token=%' order by id desc limit 1";
  const { link } = scene.read('provider', newest) as { link: string };
  const visitor = scene.guest();
  const { pathname, search } = new URL(link);
  return visitor.follow(await visitor.get(pathname + search));
}

/** The page to which a guest is led. */
const asGuestFollowing = (path: string) => async (scene: Scene) => {
  const visitor = scene.guest();
  return visitor.follow(await visitor.get(path));
};

export const emailStates: readonly (State | Lead)[] = [
  {
    route: 'confirmemail',
    name: 'before the owner is let in',
    show: async (scene) => (await waiting(scene)).page,
  },
  { route: 'confirmemail', name: 'no address', status: 400, errors: 1, show: asked('marek') },
  { route: 'confirmemail', name: 'a link was sent just now', status: 422, errors: 1, show: askedTwice },
  { route: 'confirmemail', name: 'a guest', to: /^\/login\?return=/, ask: asGuest('/confirmemail') },
  { route: 'confirmemail/summary', name: 'sent', show: asked(MAREK) },
  { route: 'resendactivationlink', name: 'empty', show: asGuest('/resendactivationlink') },
  { route: 'resendactivationlink', name: 'nothing typed', status: 400, errors: 1, show: resend('') },
  {
    route: 'resendactivationlink/summary',
    name: 'the same for everybody',
    show: asGuest('/resendactivationlink/summary'),
  },
  { route: 'confirm', name: 'without a token', show: asGuest('/confirm') },
  { route: 'confirm', name: 'the button', show: sentLink },
  {
    route: 'confirm',
    name: 'a link that is over',
    show: asGuestFollowing('/confirm?token=made-up-token-of-nobody'),
  },
  { route: 'login', name: 'after an address was confirmed', show: asGuest('/login?email=confirmed') },
];
