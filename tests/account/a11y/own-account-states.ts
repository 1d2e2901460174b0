import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'account';

/** Jan with another browser of his. */
async function withAnother(scene: Scene) {
  await scene.guest().signIn('jan.nowak');
  return (await scene.as('jan.nowak')).get('/account/security');
}

async function wrongDays(scene: Scene) {
  const jan = await scene.as('jan.nowak');
  return jan.submit(await jan.get('/account/notifications'), { reminderDays: '32' });
}

/** How one is told, where one is signed in, the copy and the deletion. */
export const ownAccountStates: readonly State[] = [
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
    show: asAccount('anna.kowalska', '/account/copy'),
  },
  { route: 'account/delete', area, name: 'asked', show: asAccount('ewa.dabrowska', '/account/delete') },
  { route: 'account/delete', area, name: 'stopped', show: asAccount('anna.kowalska', '/account/delete') },
];
