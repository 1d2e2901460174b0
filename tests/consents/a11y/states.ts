import type { Scene } from '#tests/support/scene.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

const PATH = '/consents-to-confirm';
const route = 'consents-to-confirm';

const before = (scene: Scene) => mariaBefore(scene, ['CONSENTS']);

/** While a second one, which is not required, waits too. */
async function withFreeOne(scene: Scene, show: (visitor: Visitor) => Promise<Answer>) {
  const visitor = await before(scene);
  scene.change(
    'provider',
    "insert into consent_texts values ('consent-letters', '1', 'Zgoda na listy', 'Zgadzam się na listy.', '2026-01-01', 0)",
  );
  scene.change(
    'provider',
    "insert into account_consents values ('account-2004', 'consent-letters', '1', null, null)",
  );
  return show(visitor).finally(() => {
    scene.change('provider', "delete from account_consents where consent_id = 'consent-letters'");
    scene.change('provider', "delete from consent_texts where id = 'consent-letters'");
  });
}

const sent = async (visitor: Visitor, fields: Record<string, string>) =>
  visitor.submit(await visitor.get(PATH), fields);

/** A text that does not fit the contract is none that a page can be made of. */
async function inOutage(scene: Scene) {
  const visitor = await before(scene);
  const set = (day: string) =>
    scene.change('provider', "update consent_texts set valid_from = ? where version = '2'", day);
  set('soon');
  return visitor.get(PATH).finally(() => set('2026-11-01'));
}

export const states: readonly (State | Lead)[] = [
  { route, name: 'one that is required', show: async (scene) => (await before(scene)).get(PATH) },
  {
    route,
    name: 'one that is required and one that is not',
    show: (scene) => withFreeOne(scene, (visitor) => visitor.get(PATH)),
  },
  {
    route,
    name: 'nothing is chosen',
    status: 400,
    errors: 2,
    show: (scene) => withFreeOne(scene, (visitor) => sent(visitor, {})),
  },
  {
    route,
    name: 'the required one is refused',
    status: 422,
    errors: 1,
    show: async (scene) => sent(await before(scene), { consent1: 'no' }),
  },
  { route, name: 'provider down', status: 503, show: inOutage },
  {
    route,
    name: 'messages wait',
    to: /^\/messages-to-confirm$/,
    ask: async (scene) => (await mariaBefore(scene, ['MESSAGES', 'CONSENTS'])).get(PATH),
  },
];
