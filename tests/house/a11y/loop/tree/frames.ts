import { asAccount, asGuest, type State } from '#tests/house/a11y/loop/state.ts';
import { BEGINNING } from '#tests/house/a11y/loop/house.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import { clockFrom, startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Scene } from '#tests/support/scene.ts';

/** A kind of what stands around main, and a page that has it. */
type Frame = Readonly<{ kind: string }> & Pick<State, 'show'>;

/** A page of a portal that stands on a device which many people use. */
async function atKiosk({ view }: Scene) {
  const portal = await startPortal({ env: { PORTAL_KIOSK: '1', ...clockFrom(BEGINNING) } });
  try {
    return await (await stageOf(portal).scene(view).as('jan.nowak')).get('/session');
  } finally {
    await portal.stop();
  }
}

/** Each is kept once; a state's own tree begins and ends with main. */
export const FRAMES: readonly Frame[] = [
  { kind: 'guest', show: asGuest('/login') },
  { kind: 'account', show: asAccount('jan.nowak', '/session') },
  {
    kind: 'held-up',
    show: async (scene) => (await mariaBefore(scene, ['MESSAGES'])).get('/messages-to-confirm'),
  },
  { kind: 'kiosk', show: atKiosk },
];
