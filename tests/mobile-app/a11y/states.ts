import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { appOfOleksandr, noAppOfOleksandr, OLEKSANDR } from '#tests/mobile-app/portal/oleksandr.ts';
import type { Scene } from '#tests/support/scene.ts';

const route = 'account/patients/:id/mobile';
const unregister = `${route}/unregister`;
const area = 'mobile-app';
const ZOFIA = '/account/patients/patient-1003/mobile';

/** A page while nothing of Stanisław's application can be fetched. */
async function failing(scene: Scene, path: string) {
  const oleksandr = await scene.as('oleksandr.kovalenko');
  const set = (sentinel: string | null) =>
    scene.change('provider', "update patients set sentinel = ? where id = 'patient-1008'", sentinel);
  set('OUTAGE');
  return oleksandr.get(path).finally(() => set(null));
}

/** A PIN that he has just been shown, with its digits as they are on every run. */
async function withPin(scene: Scene) {
  noAppOfOleksandr(scene);
  const oleksandr = await scene.as('oleksandr.kovalenko');
  return oleksandr.submit(await oleksandr.get(OLEKSANDR));
}

async function pinWaits(scene: Scene) {
  await withPin(scene);
  return (await scene.as('oleksandr.kovalenko')).get(OLEKSANDR);
}

async function refused(scene: Scene) {
  appOfOleksandr(scene, { hasUnit: true });
  const oleksandr = await scene.as('oleksandr.kovalenko');
  const page = await oleksandr.get(`${OLEKSANDR}/unregister`);
  appOfOleksandr(scene, { hasUnit: false });
  return oleksandr.submit(page).finally(() => noAppOfOleksandr(scene));
}

export const states: readonly (State | Lead)[] = [
  { route, area, name: 'of a child, not registered', show: asAccount('anna.kowalska', ZOFIA) },
  {
    route,
    area,
    name: 'registered without a unit',
    show: asAccount('anna.kowalska', '/account/patients/patient-1002/mobile'),
  },
  { route, area, name: 'a PIN is shown', show: withPin },
  { route, area, name: 'a PIN waits', show: pinWaits },
  { route, area, name: 'provider down', show: (scene) => failing(scene, OLEKSANDR) },
  {
    route,
    area,
    name: 'of nobody whom one may act for',
    status: 404,
    show: asAccount('jan.nowak', ZOFIA),
  },
  {
    route: unregister,
    area,
    name: 'asked',
    show: asAccount('jan.nowak', '/account/patients/patient-1001/mobile/unregister'),
  },
  {
    route: unregister,
    area,
    name: 'no unit is linked',
    show: asAccount('anna.kowalska', '/account/patients/patient-1002/mobile/unregister'),
  },
  { route: unregister, area, name: 'refused', status: 400, errors: 1, show: refused },
  {
    route: unregister,
    area,
    name: 'provider down',
    show: (scene) => failing(scene, `${OLEKSANDR}/unregister`),
  },
  {
    route: unregister,
    name: 'there is nothing to take away',
    to: /^\/account\/patients\/patient-1003\/mobile$/,
    ask: asAccount('anna.kowalska', `${ZOFIA}/unregister`),
  },
];
