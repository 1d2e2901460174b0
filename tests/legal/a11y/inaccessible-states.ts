import { asAccount, asGuest, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';

const route = 'legal/inaccessible';
const sentRoute = `${route}/sent`;
const PATH = '/legal/inaccessible?page=%2Fbookings';
const SENDS = 'accessibility_report_sends';
type Typed = Record<string, string>;

const WHOLE = { problem: 'Za małe litery.', channel: 'EMAIL', email: 'jan.nowak@example.com' };

/** Nothing was sent within the day, by this household or by any. */
function forget(scene: Scene) {
  scene.change('portal', "delete from limits where bucket like '/legal/inaccessible:%'");
  scene.change('provider', `delete from ${SENDS}`);
}

const sending = (typed: Typed) => async (scene: Scene) => {
  forget(scene);
  const guest = scene.guest();
  return guest.submit(await guest.get(PATH), typed);
};

const wrong = (name: string, typed: Typed, errors = 1): State => ({
  route,
  name,
  status: 400,
  errors,
  show: sending(typed),
});

/** Drawn otherwise, and then another one on each page. */
const NUMBER = 'D-2026-000001';

/** The page of a report whose state somebody has changed. */
const sent = (change: string, channel: Typed = {}) =>
  async function show(scene: Scene): Promise<Answer> {
    forget(scene);
    scene.change('provider', `delete from accessibility_reports where number = '${NUMBER}'`);
    const guest = scene.guest();
    const { location } = await guest.submit(await guest.get(PATH), { ...WHOLE, ...channel });
    const receipt = new URLSearchParams(location?.split('?')[1]).get('receipt');
    const changes = `number = '${NUMBER}'${change}`;
    scene.change('provider', `update accessibility_reports set ${changes} where receipt = ?`, receipt);
    return guest.get(location ?? '');
  };

const away = (table: string, work: (scene: Scene) => Promise<Answer>) => async (scene: Scene) => {
  scene.change('provider', `alter table ${table} rename to reports_away`);
  return work(scene).finally(() => scene.change('provider', `alter table reports_away rename to ${table}`));
};

export const inaccessibleStates: readonly State[] = [
  { route, name: 'empty', show: asGuest('/legal/inaccessible') },
  { route, name: 'filled from a page', show: asGuest(PATH) },
  { route, name: 'filled from a page, signed in', show: asAccount('jan.nowak', PATH) },
  wrong('nothing typed', { page: '' }, 3),
  wrong('an address elsewhere', { ...WHOLE, page: 'https://other.example/' }),
  wrong('a text that is too long', { ...WHOLE, problem: 'za małe '.repeat(501) }),
  wrong('a demand without an answer', { ...WHOLE, channel: 'NONE', isDemand: 'on' }),
  wrong('an e-mail that is none', { ...WHOLE, email: 'jan' }),
  wrong('no number', { ...WHOLE, channel: 'SMS' }),
  wrong('no address', { ...WHOLE, channel: 'LETTER' }),
  {
    route,
    name: 'the provider does not answer',
    status: 503,
    errors: 1,
    show: away(SENDS, async (scene) => {
      const guest = scene.guest();
      return guest.submit(await guest.get(PATH), WHOLE);
    }),
  },
  {
    route,
    name: 'on a day of very many',
    status: 422,
    errors: 1,
    async show(scene) {
      forget(scene);
      const guest = scene.guest();
      await guest.submit(await guest.get(PATH), WHOLE);
      const row = `select 'other-' || value, 'household-' || value, (select max(at) from ${SENDS}), 1`;
      scene.change(
        'provider',
        `insert into ${SENDS} (id, source, at, is_told)
         with recursive numbers (value) as (select 1 union all select value + 1 from numbers where value < 99)
         ${row} from numbers`,
      );
      const answer = await guest.submit(await guest.get(PATH), { ...WHOLE, problem: 'Jeszcze jedno.' });
      forget(scene);
      return answer;
    },
  },
  {
    route,
    name: 'a household has sent thirty',
    status: 429,
    async show(scene) {
      forget(scene);
      const guest = scene.guest();
      await guest.submit(await guest.get(PATH), WHOLE);
      scene.change('portal', "update limits set hits = 30 where bucket like '/legal/inaccessible:%'");
      const answer = await guest.submit(await guest.get(PATH), WHOLE);
      forget(scene);
      return answer;
    },
  },
  { route: sentRoute, name: 'received', show: sent('') },
  { route: sentRoute, name: 'received, no answer wanted', show: sent('', { channel: 'NONE' }) },
  {
    route: sentRoute,
    name: 'prolonged',
    show: sent(", status = 'PROLONGED', promised_by = latest_by"),
  },
  { route: sentRoute, name: 'answered', show: sent(", status = 'ANSWERED'") },
  {
    route: sentRoute,
    name: 'the provider does not answer',
    async show(scene) {
      forget(scene);
      const guest = scene.guest();
      const { location } = await guest.submit(await guest.get(PATH), WHOLE);
      return away('accessibility_reports', () => guest.get(location ?? ''))(scene);
    },
  },
  { route: sentRoute, name: '404, no such report', status: 404, show: asGuest(`/${sentRoute}`) },
];
