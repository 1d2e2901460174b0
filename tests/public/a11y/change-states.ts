import type { State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

const asOwner = async (scene: Scene) => scene.as('ewa.dabrowska');

const changed = (oldPassword: string, newPassword: string) => async (scene: Scene) => {
  scene.change('provider', 'delete from sign_in_tries');
  const visitor = await asOwner(scene);
  return visitor.submit(await visitor.get('/changepassword'), { oldPassword, newPassword });
};

/** Somebody who must change the password before they are let in. */
const forced = (username: string) => async (scene: Scene) => {
  const visitor = scene.guest();
  const login = await visitor.get('/login');
  return visitor.follow(await visitor.submit(login, { username, password: PASSWORD }));
};

export const changeStates: readonly State[] = [
  {
    route: 'changepassword',
    name: 'asked for in the menu',
    show: async (scene) => (await asOwner(scene)).get('/changepassword'),
  },
  ...(['adam.piotrowski', 'barbara.grabowska'] as const).map((username): State => ({
    route: 'changepassword',
    name: `before ${username} is let in`,
    show: forced(username),
  })),
  { route: 'changepassword', name: 'nothing typed', status: 400, errors: 2, show: changed('', '') },
  {
    route: 'changepassword',
    name: 'a wrong present password',
    status: 422,
    errors: 1,
    show: changed('wrong', 'zielony-rower-nad-Wisla'),
  },
  {
    route: 'changepassword',
    name: 'a new one that is too common',
    status: 422,
    errors: 1,
    show: changed(PASSWORD, 'password1'),
  },
];
