import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import { signedBy, type AtDesk } from '#tests/support/signing-desk.ts';
import { ANNAS, signPathOf, unsignDeclaration, ZOFIAS } from '#tests/declaration-signing/unsigned.ts';

const area = 'declarations';
const route = 'declarations/:id/sign';

const anna = async (scene: Scene, which: typeof ANNAS | typeof ZOFIAS) => {
  unsignDeclaration(scene, which);
  return scene.as('anna.kowalska');
};

const atDesk =
  (which: typeof ANNAS | typeof ZOFIAS, decided: AtDesk = {}) =>
  async (scene: Scene) =>
    signedBy(await anna(scene, which), signPathOf(which), { person: 'patient-1002', ...decided });

export const states: readonly (State | Lead)[] = [
  {
    route,
    area,
    name: 'to be signed',
    show: async (scene) => (await anna(scene, ANNAS)).get(signPathOf(ANNAS)),
  },
  { route, area, name: 'waiting', show: atDesk(ANNAS, { act: 'LEAVE' }) },
  { route, area, name: 'signed and taken', show: atDesk(ANNAS) },
  { route, area, name: 'signed by a guardian, and refused by the hospital system', show: atDesk(ZOFIAS) },
  { route, area, name: 'submitted', show: asAccount('jan.nowak', '/declarations/declaration-5001/sign') },
  {
    route: 'declarations/:id/signed',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/declarations/declaration-5001/signed'),
  },
];
