import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';

const PATH = '/account/authorize';
const area = 'account';

/** Piotr sends nothing, or the document without a signature. */
const sends = (files: readonly File[]) => async (scene: Scene) => {
  const piotr = await scene.as('piotr.zielinski');
  return piotr.upload(await piotr.get(PATH), files);
};

/** Konto while the staff has Piotr's file. */
async function waiting(scene: Scene) {
  scene.change('provider', 'update signed_files set state = ? where state = ?', 'WAITING', 'REFUSED');
  return (await scene.as('piotr.zielinski')).get('/account');
}

/** The account's owner is confirmed: at the unit, or by a signature. */
export const authorizeStates: readonly (State | Lead)[] = [
  { route: 'account', name: 'a signature waits', show: waiting },
  { route: 'account/authorize', area, name: 'one was refused', show: asAccount('piotr.zielinski', PATH) },
  { route: 'account/authorize', area, name: 'confirmed', show: asAccount('jan.nowak', PATH) },
  { route: 'account/authorize', area, name: 'no patient', show: asAccount('ewa.dabrowska', PATH) },
  { route: 'account/authorize', area, name: 'no file', status: 422, errors: 1, show: sends([]) },
  {
    route: 'account/authorize',
    area,
    name: 'no signature',
    status: 422,
    errors: 1,
    show: sends([new File(['podpis'], 'podpis.txt')]),
  },
  {
    route: 'account/authorize/print',
    area,
    name: 'to be read',
    show: asAccount('piotr.zielinski', `${PATH}/print`),
  },
  {
    route: 'account/authorize/document.pdf',
    name: 'a guest',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/account/authorize/document.pdf'),
  },
];
