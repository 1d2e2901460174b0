import { asAccount, asGuest, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const SIGN_IN = 'easy-to-read/sign-in';

const sent = (typed: { username: string; password: string }) => async (scene: Scene) => {
  const visitor = scene.guest();
  return visitor.submit(await visitor.get(`/${SIGN_IN}`), typed);
};

const pages: readonly Omit<State, 'area'>[] = [
  { route: 'easy-to-read', name: 'of a guest', show: asGuest('/easy-to-read') },
  { route: 'easy-to-read', name: 'signed in', show: asAccount('jan.nowak', '/easy-to-read') },
  { route: SIGN_IN, name: 'empty', show: asGuest(`/${SIGN_IN}?return=%2Fnewbooking`) },
  {
    route: SIGN_IN,
    name: 'nothing typed',
    status: 400,
    errors: 2,
    show: sent({ username: '', password: '' }),
  },
  {
    route: SIGN_IN,
    name: 'a wrong password',
    status: 422,
    errors: 1,
    show: sent({ username: 'nikt.taki', password: 'nie to' }),
  },
  { route: 'easy-to-read/booking', name: 'of a guest', show: asGuest('/easy-to-read/booking') },
  {
    route: 'easy-to-read/booking',
    name: 'signed in',
    show: asAccount('jan.nowak', '/easy-to-read/booking'),
  },
  { route: 'easy-to-read/cancelling', name: 'of a guest', show: asGuest('/easy-to-read/cancelling') },
  {
    route: 'easy-to-read/cancelling',
    name: 'signed in',
    show: asAccount('jan.nowak', '/easy-to-read/cancelling'),
  },
  { route: 'easy-to-read/guide', name: 'in ten pictures', show: asGuest('/easy-to-read/guide') },
];

export const states: readonly State[] = pages.map((state) => ({ ...state, area: 'easy' }));
