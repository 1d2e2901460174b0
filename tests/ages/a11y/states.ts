import { CONSENT, maja, majaNoMore } from '#tests/ages/portal/maja.ts';
import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const route = CONSENT.slice(1);
const area = 'account';

const asMaja = (show: (visitor: Visitor) => Promise<Answer>) => async (scene: Scene) =>
  show(await maja(scene)).finally(() => majaNoMore(scene));

export const states: readonly (State | Lead)[] = [
  { route, area, name: 'asked', show: asMaja((visitor) => visitor.get(CONSENT)) },
  {
    route,
    area,
    name: 'the box is not ticked',
    status: 400,
    errors: 1,
    show: asMaja(async (visitor) => visitor.submit(await visitor.get(CONSENT))),
  },
  { route, area, name: 'nobody asks', status: 404, show: asAccount('jan.nowak', CONSENT) },
];
