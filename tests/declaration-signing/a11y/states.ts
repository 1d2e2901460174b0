import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { SECOND_CHOICE, whileFailing } from '#tests/declarations/scene.ts';
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

/** Signed, and refused by the hospital system for good. */
const notTaken = (path: string) => async (scene: Scene) => {
  const visitor = await anna(scene, ZOFIAS);
  await signedBy(visitor, signPathOf(ZOFIAS), { person: 'patient-1002' });
  return visitor.get(path);
};

/** An edit waits for the hospital system, for it does not answer. */
async function whileEditWaits(scene: Scene) {
  const visitor = await anna(scene, ANNAS);
  return whileFailing(scene, ['hospitalDeclarations.change'], async () => {
    await visitor.submit(await visitor.get(`/declarations/${ANNAS.id}/edit`), SECOND_CHOICE);
    return visitor.get(signPathOf(ANNAS));
  });
}

export const states: readonly (State | Lead)[] = [
  {
    route,
    area,
    name: 'to be signed',
    show: async (scene) => (await anna(scene, ANNAS)).get(signPathOf(ANNAS)),
  },
  { route, area, name: 'waiting', isOutcome: true, show: atDesk(ANNAS, { act: 'LEAVE' }) },
  { route, area, name: 'signed and taken', show: atDesk(ANNAS) },
  { route, area, name: 'signed by a guardian, and refused by the hospital system', show: atDesk(ZOFIAS) },
  { route, area, name: 'an edit waits', show: whileEditWaits },
  { route: 'declarations', name: 'signed and not taken', show: notTaken('/declarations') },
  {
    route: 'declarations/:id',
    area,
    name: 'signed and not taken',
    show: notTaken(`/declarations/${ZOFIAS.id}`),
  },
  { route, area, name: 'submitted', show: asAccount('jan.nowak', '/declarations/declaration-5001/sign') },
  {
    route: 'declarations/:id/signed',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get('/declarations/declaration-5001/signed'),
  },
];
