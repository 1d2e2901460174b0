import { asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Visitor } from '#tests/support/visitor.ts';

async function opened(scene: Scene, username: string, visitor: Visitor = scene.guest()) {
  const link = await ssoLinkFor(scene.portal.benchOrigin, username);
  return { visitor, page: await visitor.follow(await visitor.get(link)) };
}

const stopped = (username: string) => async (scene: Scene) => {
  const { visitor, page } = await opened(scene, username);
  return visitor.submit(page);
};

export const ssoStates: readonly (State | Lead)[] = [
  { route: 'sso', name: 'for whom', show: async (scene) => (await opened(scene, 'jan.nowak')).page },
  {
    route: 'sso',
    name: 'for whom, while somebody is signed in',
    show: async (scene) => (await opened(scene, 'jan.nowak', await scene.as('ewa.dabrowska'))).page,
  },
  { route: 'sso', name: 'a blocked account', status: 422, errors: 1, show: stopped('tomasz.lewandowski') },
  {
    route: 'sso',
    name: 'an account that is blocked for a time',
    status: 423,
    errors: 1,
    show: stopped('krystyna.krawczyk'),
  },
  { route: 'sso', name: 'without a code', to: /^\/login\?code=over$/, ask: asGuest('/sso') },
  { route: 'login', name: 'after a code that is over', show: asGuest('/login?code=over') },
  {
    route: 'login',
    name: 'after an account that could not be read',
    show: asGuest('/login?code=notLoaded'),
  },
];
