import type { PaymentState } from '#contract/payments/reading/states.ts';
import { createBank } from '#provider/payments/bench/bank.ts';
import type { CallBackFault } from '#provider/payments/bench/bank-order.ts';
import { askDue } from '#provider/payments/questions.ts';
import { createStore } from '#provider/core/store.ts';
import { START, type TestProvider } from '#tests/support/providers.ts';

const ORIGIN = 'http://bank.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A made-up bank, and what people and it do there. Its call-backs come to the provider of the suite in process. */
export function bankOfTests() {
  let at: TestProvider | undefined;
  const provider = () => {
    if (!at) throw new Error('no provider');
    return at.provider;
  };
  const bank = createBank({
    clock: { now: () => at?.clock.now() ?? new Date(START) },
    patienceMs: 1_000,
    callBackUrl: 'http://portal.example/payment-notifications',
    returnUrl: 'http://portal.example/payments/completed',
    send: (request) => provider().paymentCallBack(request),
  });
  bank.standAt(ORIGIN);

  const orderOf = (address: string) => {
    const order = bank.find(address.split('/').at(-1) ?? '');
    if (!order) throw new Error(`The bank has no ${address}`);
    return order;
  };

  return {
    bank,
    options: { gateway: bank.gateway },
    origin: ORIGIN,

    /** Before each test: the clinic as at the start, nothing at the bank. */
    async begin(portal: TestProvider) {
      at = portal;
      portal.clock.reset();
      bank.reset();
      await clear(portal);
    },

    orderOf,

    /** The bank decides, and says so. */
    async say(address: string, state: PaymentState, fault: CallBackFault = 'NONE') {
      const order = orderOf(address);
      if (fault === 'NONE') bank.decide(order, state);
      await bank.tell(order, { state, fault });
      return order.deliveries.at(-1)?.answers[0];
    },

    /** The provider's round. */
    ask: () =>
      askDue({
        store: createStore(provider().db),
        clock: { now: () => at?.clock.now() ?? new Date(START) },
        log: quiet,
        portalOrigin: 'http://portal.example',
        gateway: bank.gateway,
      }),
  };
}

/** Takes away what was begun since the seed, and what came of it. */
async function clear({ provider: { db } }: TestProvider) {
  const begun = db.selectFrom('payments').select('id').where('id', 'not like', 'payment-%');
  for (const table of ['payment_refunds', 'payment_steps', 'payment_orders'] as const)
    await db.deleteFrom(table).where('payment_id', 'in', begun).execute();
  await db
    .updateTable('invoices')
    .set({ state: 'DUE', paid_by: null, paid_at: null, paid_role: null })
    .where((row) => row.or([row('paid_by', 'in', begun), row('paid_role', '=', 'UNIT')]))
    .execute();
  await db.deleteFrom('invoice_refunds').execute();
  await db.deleteFrom('payments').where('id', 'not like', 'payment-%').execute();
  await db.deleteFrom('payment_oddities').execute();
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('settings').where('key', '=', 'payments').execute();
}

export const JAN_DUE = 'FV/10/2026/0101';
export const STANISLAW_DUE = 'FV/10/2026/0301';

/** Begins a payment; returns where the browser goes. */
export async function startedBy(portal: TestProvider, { as, ref }: { as: string; ref: string }) {
  const { headers } = await (await portal.as(as)).payments.start({ refInvoice: ref });
  return headers.location;
}
