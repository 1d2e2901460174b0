import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'account';

/** Jan with another browser of his, which is signed out afterwards: the next one to look finds as many. */
async function withAnother(scene: Scene) {
  const jan = await scene.as('jan.nowak');
  scene.change('provider', 'delete from sign_in_events');
  const another = scene.guest();
  await another.signIn('jan.nowak');
  const answer = await jan.get('/account/security');
  await another.submit(await another.get('/logout'), {}, 'main form');
  return answer;
}

async function wrongDays(scene: Scene) {
  const jan = await scene.as('jan.nowak');
  return jan.submit(await jan.get('/account/notifications'), { reminderDays: '32' });
}

/** Other states sign her in as well: of how many she reads here nobody knows. */
const annasCopy = (path: string) => async (scene: Scene) => {
  const anna = await scene.as('anna.kowalska');
  scene.change('provider', "delete from sign_in_events where account_id = 'account-2002'");
  return anna.get(path);
};

/** The pages of how one is told, where one is signed in, the copy and the deletion. */
export const ownAccountStates: readonly (State | Lead)[] = [
  {
    route: 'account/notifications',
    area,
    name: 'every way of contact',
    show: asAccount('jan.nowak', '/account/notifications'),
  },
  {
    route: 'account/notifications',
    area,
    name: 'a number that is not confirmed',
    show: asAccount('lucyna.baran', '/account/notifications'),
  },
  {
    route: 'account/notifications',
    area,
    name: 'too many days',
    status: 400,
    errors: 1,
    show: wrongDays,
  },
  { route: 'account/security', area, name: 'two browsers', show: withAnother },
  {
    route: 'account/copy',
    area,
    name: 'with children and wards',
    show: annasCopy('/account/copy'),
  },
  {
    route: 'account/copy/print',
    area,
    name: 'to be printed',
    show: annasCopy('/account/copy/print'),
  },
  {
    route: 'account/copy/printout',
    name: 'a guest',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/account/copy/printout'),
  },
  { route: 'account/delete', area, name: 'asked', show: asAccount('ewa.dabrowska', '/account/delete') },
  { route: 'account/delete', area, name: 'stopped', show: asAccount('anna.kowalska', '/account/delete') },
];
