import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentState } from '#contract/payments/reading/states.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { payu } from '#provider/payments/gateway/payu.ts';
import { createBankApi } from './bank-api.ts';
import { callBackOf, delivering, type Send } from './bank-call-backs.ts';
import { BANK_ACCOUNT, BANK_PATH, type BankOrder, type CallBackFault, type Delivery } from './bank-order.ts';

/** The made-up bank keeps no more; the oldest goes. */
const MOST = 400;

/** The moods of the whole bank. */
export const MOODS = ['WORKS', 'DOWN', 'SLOW', 'FOREIGN_HOST', 'FOREIGN_SCHEME', 'NO_SCHEME'] as const;
export type Mood = (typeof MOODS)[number];

const ELSEWHERE: Readonly<Partial<Record<Mood, string>>> = {
  FOREIGN_HOST: 'https://bank.obcy.example/pay',
  FOREIGN_SCHEME: 'javascript:alert(1)//',
  NO_SCHEME: '//bank.obcy.example/pay',
};

export type Bank = ReturnType<typeof createBank>;

type Options = Readonly<{
  clock: Clock;
  patienceMs: number;
  callBackUrl: string;
  returnUrl: string;
  /** Takes call-backs; the network unless said otherwise. */
  send?: Send;
}>;

/**
 * A made-up bank: it speaks PayU's REST, takes nobody's money, and is as down, late and treacherous as it is told. Its pages:
 * bank-routes.ts.
 */
export function createBank({ clock, patienceMs, callBackUrl, returnUrl, send = fetch }: Options) {
  const orders = new Map<string, BankOrder>();
  const deliver = delivering(send);
  let origin: string | null = null;
  let mood: Mood = 'WORKS';

  const byOrderId = (orderId: string) => [...orders.values()].find((order) => order.orderId === orderId);

  const api = createBankApi({
    account: BANK_ACCOUNT,
    byOrderId,
    byExtId: (extId) => orders.get(extId),
    add(order) {
      for (const oldest of [...orders.keys()].slice(0, Math.max(0, orders.size + 1 - MOST)))
        orders.delete(oldest);
      const token = randomBytes(18).toString('base64url');
      const added = { ...order, token, since: clock.now().getTime() };
      orders.set(order.extOrderId, added);
      return ELSEWHERE[mood] ?? `${origin}${BANK_PATH}/pay/${token}`;
    },
  });

  /** Answers what is asked from server to server. */
  async function answer(request: Request): Promise<Response> {
    if (mood === 'DOWN') return new Response('Bank niedostępny', { status: 503 });
    if (mood === 'SLOW') await pause(patienceMs * 2, undefined, { ref: false });
    return api(request);
  }

  return {
    answer,

    /** As the provider knows it. It is there as soon as it has an address. */
    gateway: payu({
      endpoint: () => (origin === null ? null : origin + BANK_PATH),
      account: BANK_ACCOUNT,
      clock,
      patienceMs,
      callBackUrl,
      returnUrl,
      fetch: answer,
      isMadeUp: true,
    }) satisfies PaymentGateway,

    standAt(address: string) {
      origin = address;
    },

    find: (token: string) => [...orders.values()].find((order) => order.token === token),
    byOrderId,
    all: () => [...orders.values()],

    /** The order is in that state from now on. */
    decide(order: BankOrder, state: PaymentState) {
      order.state = state;
    },

    /** Tells the provider, again and again until it answers 200; resolves after the first try. */
    async tell(order: BankOrder, { state = order.state, fault = 'NONE' }: Partial<Told> = {}) {
      const delivery: Delivery = { at: clock.now().getTime(), state, fault, answers: [] };
      order.deliveries.push(delivery);
      const made = callBackOf({ order, state, fault, account: BANK_ACCOUNT });
      await deliver({ url: order.notifyUrl, ...made, note: (said) => delivery.answers.push(said) });
    },

    mood: () => mood,
    be(wanted: Mood) {
      mood = wanted;
    },

    reset() {
      deliver.stop();
      orders.clear();
      mood = 'WORKS';
    },
  };
}

type Told = Readonly<{ state: PaymentState; fault: CallBackFault }>;
