import type { Role } from '#tests/enrolment/walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import { guestWalk } from '#tests/registration/walk.ts';

const TRIES = 20;

/** Shows an address or none, as the staff could; the portal hears of it half a minute later, from the first page after it. */
async function askForAddress(scene: Scene, role: Role, isAsked: boolean) {
  scene.change(
    'provider',
    "update settings set value = json_set(value, '$.addressVisible', json(?)) where key = 'registration'",
    String(isAsked),
  );
  await scene.portal.advance('PT31S');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const page = await guestWalk(scene.guest(), role).atContact();
    if (page.path.includes('/address') === isAsked) return page;
  }
  throw new Error('the setting is not heard of');
}

/** Sends an address while one is asked for. */
export const sentAddress = (role: Role) => async (scene: Scene) => {
  try {
    const visitor = scene.guest();
    await askForAddress(scene, role, true);
    const page = await guestWalk(visitor, role).atContact();
    const address = { houseNumber: '8', postalCode: '20-810', city: 'Lublin' };
    return await visitor.follow(await visitor.submit(page, address));
  } finally {
    await askForAddress(scene, role, false);
  }
};
