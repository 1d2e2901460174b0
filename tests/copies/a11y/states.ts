import type { Scene } from '#tests/support/scene.ts';
import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { newCopyStates } from './new-copy-states.ts';

type Account = Parameters<typeof asAccount>[0];

const area = 'benefits';
const LIST = '/benefits/cdocrequests';

const at =
  (rest: string) =>
  (name: string, account: Account, path: string, status = 200): State => ({
    route: `benefits/cdocrequests${rest}`,
    area,
    name,
    status,
    show: asAccount(account, LIST + path),
  });

const list = at('');
const one = at('/:id');
const price = at('/:id/price');

/** The answer to a yes to another amount than the one that is asked for. */
async function withOldAmount(scene: Scene) {
  const jan = await scene.as('jan.nowak');
  return jan.submit(await jan.get(`${LIST}/copy-2/price`), { amount: '100' });
}

/** A request in a state that nobody knows. */
async function inUnknownState(scene: Scene) {
  const jan = await scene.as('jan.nowak');
  const set = (state: string) =>
    scene.change('provider', 'update copy_requests set state = ? where id = ?', state, 'copy-1');
  set('X');
  return jan.get(`${LIST}/copy-1`).finally(() => set('REGISTERED'));
}

export const states: readonly (State | Lead)[] = [
  ...newCopyStates,
  list('filled', 'jan.nowak', ''),
  list('those alone that are not finished', 'jan.nowak', '?onlyUncompleted=on'),
  { ...list('wrong days', 'jan.nowak', '?dateFrom=jutro&dateTo=30-02-2026', 400), errors: 2 },
  list('empty', 'anna.kowalska', ''),
  list('of an account that is not confirmed', 'piotr.zielinski', ''),
  list('of an account without a patient', 'ewa.dabrowska', ''),
  list('provider down', 'halina.mazur', ''),

  one('registered', 'jan.nowak', '/copy-1'),
  one('with a price that waits for a yes', 'jan.nowak', '/copy-2'),
  one('with files', 'jan.nowak', '/copy-3'),
  one('access for another person', 'jan.nowak', '/copy-4'),
  one('finished', 'jan.nowak', '/copy-5'),
  one('refused, with a reason', 'jan.nowak', '/copy-6'),
  one('refused, without one', 'jan.nowak', '/copy-7'),
  one('of two years ago, by letter', 'jan.nowak', '/copy-8'),
  { route: 'benefits/cdocrequests/:id', area, name: 'in a state that nobody knows', show: inUnknownState },
  one('made before, of an account that is not confirmed', 'piotr.zielinski', '/copy-9'),
  one('404', 'jan.nowak', '/none', 404),

  price('the question', 'jan.nowak', '/copy-2/price'),
  {
    route: 'benefits/cdocrequests/:id/price',
    area,
    name: 'the price has changed',
    status: 409,
    errors: 1,
    show: withOldAmount,
  },
  price('nothing waits', 'jan.nowak', '/copy-3/price'),
  price('404', 'jan.nowak', '/none/price', 404),

  {
    route: 'benefits/cdocrequests/:id/files/:fileId',
    name: '404, no such file',
    status: 404,
    show: asAccount('jan.nowak', `${LIST}/copy-3/files/none`),
  },
];
