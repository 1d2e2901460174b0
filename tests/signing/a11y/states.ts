import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import { begin, setService, signedBy, unsign, type AtDesk } from '#tests/support/signing-desk.ts';

const area = 'given-consents';
const route = 'consents/:id/sign';
const ID = 'consent-7001';
const PATH = `/consents/${ID}/sign`;

const jan = async (scene: Scene) => {
  unsign(scene, ID);
  return scene.as('jan.nowak');
};

const atDesk = (decided: AtDesk) => async (scene: Scene) => signedBy(await jan(scene), PATH, decided);

/** While the service is as it should not be. */
async function whileDown<T>(scene: Scene, work: () => Promise<T>) {
  await setService(scene.portal.benchOrigin, 'DOWN');
  return work().finally(() => setService(scene.portal.benchOrigin, 'WORKS'));
}

export const states: readonly (State | Lead)[] = [
  { route, area, name: 'to be signed', show: async (scene) => (await jan(scene)).get(PATH) },
  { route, area, name: 'waiting', isOutcome: true, show: atDesk({ act: 'LEAVE' }) },
  { route, area, name: 'given up', show: atDesk({ act: 'CANCEL' }) },
  { route, area, name: 'refused', show: atDesk({ certificate: 'EXPIRED' }) },
  { route, area, name: 'with the staff', show: atDesk({ certificate: 'NO_LIST' }) },
  { route, area, name: 'signed', show: atDesk({}) },
  {
    route,
    area,
    name: 'not in time',
    async show(scene) {
      const visitor = await jan(scene);
      await begin(visitor, PATH);
      scene.change(
        'provider',
        'update signings set started_at = started_at - 1800000 where document_id = ?',
        ID,
      );
      return visitor.get(PATH);
    },
  },
  { route, area, name: 'needs no signature', show: asAccount('jan.nowak', '/consents/consent-7002/sign') },
  { route, area, name: 'taken back', show: asAccount('anna.kowalska', '/consents/consent-7011/sign') },
  {
    route,
    area,
    name: 'service down',
    async show(scene) {
      const visitor = await jan(scene);
      await begin(visitor, PATH);
      return whileDown(scene, () => visitor.get(PATH));
    },
  },
  {
    route,
    area,
    name: 'not taken by the service',
    status: 503,
    errors: 1,
    show: async (scene) => whileDown(scene, async () => begin(await jan(scene), PATH)),
  },
  {
    route: 'consents/:id/signed',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: (scene) => scene.guest().get(`/consents/${ID}/signed`),
  },
];
