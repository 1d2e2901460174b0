import { asAccount, asGuest, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import {
  begin,
  DUE,
  OVERDUE,
  paidBy,
  payPathOf,
  paymentPathOf,
  SEEDED,
  setBank,
  unpay,
  withPayments,
} from '#tests/payments/scene.ts';
import type { Scene } from '#tests/support/scene.ts';

const area = 'payments';
const due = { route: 'paymentsnav/invoicestopay', area } as const;
const pay = { route: 'paymentsnav/invoicestopay/:refInvoice/pay', area } as const;
const history = { route: 'paymentsnav/payments', area } as const;
const one = { route: 'paymentsnav/payments/:id', area } as const;

const LISTED = '/paymentsnav/invoicestopay';
const HISTORY = '/paymentsnav/payments';
const paperOf = (path: string) => path.replace(/\/pay$/, '/printout');

/** While calls fail, or the currency is another one. */
const whileSet = (settings: Parameters<typeof withPayments>[1], path: string) => async (scene: Scene) => {
  const visitor = await scene.as('jan.nowak');
  withPayments(scene, settings);
  return visitor.get(path).finally(() => withPayments(scene, {}));
};

/** Jan's invoice, as if nobody had begun to pay it. */
const fresh = async (scene: Scene) => {
  unpay(scene, DUE);
  return scene.as('jan.nowak');
};

async function whileDown<T>(scene: Scene, work: () => Promise<T>) {
  await setBank(scene.portal.benchOrigin, 'DOWN');
  return work().finally(() => setBank(scene.portal.benchOrigin, 'WORKS'));
}

/** The form comes when the invoice is another one meanwhile. */
const late = (statement: string) => async (scene: Scene) => {
  const visitor = await fresh(scene);
  const page = await visitor.get(payPathOf(DUE));
  const before = scene.read('provider', 'select amount, state from invoices where ref_invoice = ?', DUE);
  scene.change('provider', `update invoices set ${statement} where ref_invoice = ?`, DUE);
  const { amount, state } = before as { amount: number; state: string };
  return visitor.submit(page).finally(() => {
    scene.change(
      'provider',
      'update invoices set amount = ?, state = ? where ref_invoice = ?',
      amount,
      state,
      DUE,
    );
  });
};

const stateOf = (state: keyof typeof SEEDED) => ({
  ...one,
  name: state.toLowerCase().replaceAll('_', ' '),
  show: asAccount('jan.nowak', paymentPathOf(SEEDED[state])),
});

export const states: readonly (State | Lead)[] = [
  {
    route: 'paymentsnav',
    name: 'its first list',
    to: /^\/paymentsnav\/invoicestopay$/,
    ask: asAccount('jan.nowak', '/paymentsnav'),
  },
  { ...due, name: 'filled', show: asAccount('jan.nowak', LISTED) },
  { ...due, name: 'several people', show: asAccount('anna.kowalska', LISTED) },
  { ...due, name: 'none', show: asAccount('lucyna.baran', LISTED) },
  { ...due, name: 'no patient', show: asAccount('ewa.dabrowska', LISTED) },
  { ...due, name: 'not confirmed', show: asAccount('piotr.zielinski', LISTED) },
  { ...due, name: 'provider down', show: asAccount('halina.mazur', LISTED) },
  { ...due, name: 'gateway unknown', show: whileSet({ failing: ['payments.offer'] }, LISTED) },
  { ...pay, name: 'to be paid', show: async (scene) => (await fresh(scene)).get(payPathOf(DUE)) },
  { ...pay, name: 'overdue', show: asAccount('jan.nowak', payPathOf(OVERDUE)) },
  { ...pay, name: 'under way', show: asAccount('jan.nowak', payPathOf('FV/10/2026/0106')) },
  { ...pay, name: 'waits for the bank', show: asAccount('jan.nowak', payPathOf('FV/10/2026/0107')) },
  { ...pay, name: 'paid', show: asAccount('jan.nowak', payPathOf('FV/09/2026/0051')) },
  { ...pay, name: 'gateway unknown', show: whileSet({ failing: ['payments.offer'] }, payPathOf(OVERDUE)) },
  {
    ...pay,
    name: 'not taken by the bank',
    status: 503,
    errors: 1,
    show: async (scene) => whileDown(scene, async () => begin(await fresh(scene), DUE)),
  },
  { ...pay, name: 'another amount meanwhile', status: 409, errors: 1, show: late('amount = amount + 1') },
  { ...pay, name: 'withdrawn meanwhile', status: 409, errors: 1, show: late("state = 'CANCELED'") },
  {
    route: 'paymentsnav/invoicestopay/:refInvoice/printout',
    area,
    name: 'due',
    show: asAccount('jan.nowak', paperOf(payPathOf(OVERDUE))),
  },
  {
    route: 'paymentsnav/invoicestopay/:refInvoice/printout.pdf',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: asGuest(`${paperOf(payPathOf(OVERDUE))}.pdf`),
  },
  { ...history, name: 'the last month', show: asAccount('jan.nowak', HISTORY) },
  { ...history, name: 'many pages', show: asAccount('jan.nowak', `${HISTORY}?dateFrom=01-01-2020&page=2`) },
  { ...history, name: 'beyond the end', show: asAccount('jan.nowak', `${HISTORY}?page=99`) },
  { ...history, name: 'none', show: asAccount('lucyna.baran', HISTORY) },
  { ...history, name: 'several people', show: asAccount('anna.kowalska', HISTORY) },
  {
    ...history,
    name: 'a wrong filter',
    status: 400,
    errors: 2,
    show: asAccount('jan.nowak', `${HISTORY}?state=X&dateFrom=abc`),
  },
  { ...history, name: 'provider down', show: asAccount('halina.mazur', HISTORY) },
  {
    route: 'paymentsnav/payments/printout',
    area,
    name: 'the last month',
    show: asAccount('jan.nowak', `${HISTORY}/printout`),
  },
  {
    route: 'paymentsnav/payments/printout',
    area,
    name: 'provider down',
    show: asAccount('halina.mazur', `${HISTORY}/printout`),
  },
  stateOf('NEW'),
  stateOf('PENDING'),
  stateOf('WAITING_FOR_CONFIRMATION'),
  stateOf('CANCELED'),
  stateOf('REJECTED'),
  stateOf('COMPLETED'),
  stateOf('REFUNDED'),
  { ...one, name: 'just paid', isOutcome: true, show: async (scene) => paidBy(await fresh(scene), DUE) },
  {
    ...one,
    name: 'an unknown state',
    async show(scene) {
      scene.change('provider', "update payments set state = 'X' where id = ?", SEEDED.PENDING);
      const visitor = await scene.as('jan.nowak');
      return visitor.get(paymentPathOf(SEEDED.PENDING)).finally(() => {
        scene.change('provider', "update payments set state = 'PENDING' where id = ?", SEEDED.PENDING);
      });
    },
  },
  {
    ...one,
    name: 'bank not asked',
    status: 503,
    errors: 1,
    async show(scene) {
      const visitor = await fresh(scene);
      const page = await paidBy(visitor, DUE, { when: 'NEVER' });
      return scene.ahead('PT2M', () => whileDown(scene, () => visitor.submit(page, {}, 'main form')));
    },
  },
  {
    route: 'paymentsnav/payments/:id/printout',
    area,
    name: 'paid',
    show: asAccount('jan.nowak', `${paymentPathOf(SEEDED.COMPLETED)}/printout`),
  },
  {
    route: 'paymentsnav/payments/:id/printout.pdf',
    name: 'a file for its people alone',
    to: /^\/login\?/,
    ask: asGuest(`${paymentPathOf(SEEDED.COMPLETED)}/printout.pdf`),
  },
];
