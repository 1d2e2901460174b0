import type { PaymentState } from '#contract/payments/reading/states.ts';
import { signatureOf, type PayuAccount } from '#provider/payments/gateway/payu.ts';
import { saidOf } from './bank-api.ts';
import type { BankOrder, CallBackFault } from './bank-order.ts';

/** Takes a call-back and answers; the network, or a server in process. */
export type Send = (request: Request) => Promise<Response>;

const ALGORITHM = 'SHA-256';

type Wanted = Readonly<{ order: BankOrder; state: PaymentState; fault: CallBackFault; account: PayuAccount }>;

/** A call-back, signed, and wrong in as many ways as somebody could make it; with spaces and Polish letters, which belong to what is signed. */
export function callBackOf({ order, state, fault, account }: Wanted) {
  const said = saidOf({ ...order, state });
  const off = fault === 'AMOUNT_LESS' ? -1 : fault === 'AMOUNT_MORE' ? 1 : 0;
  const told = {
    ...said,
    totalAmount: String(order.amount + off),
    ...(fault === 'CURRENCY' && { currencyCode: 'EUR' }),
    ...(fault === 'PAYMENT' && { extOrderId: `${order.extOrderId}-x` }),
    buyer: { note: 'Zażółć gęślą jaźń' },
  };
  const body = JSON.stringify({ order: told }, null, 2);
  const key = fault === 'KEY' ? 'inny klucz' : account.signatureKey;
  const signature = signatureOf(Buffer.from(body), { key, algorithm: ALGORITHM });
  const shown =
    fault === 'SIGNATURE' ? signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) : signature;
  const headers = {
    'content-type': 'application/json',
    ...(fault !== 'UNSIGNED' && {
      'openpayu-signature': `sender=checkout;signature=${shown};algorithm=${ALGORITHM};content=DOCUMENT`,
    }),
  };
  return { body, headers };
}

const FIRST_PAUSE_MS = 1_000;
const MOST_TRIES = 8;

type CallBack = Readonly<{
  url: string;
  body: string;
  headers: Record<string, string>;
  note: (said: number | string) => void;
}>;

/** Sends a call-back until it is answered with 200, with pauses that grow. The first try is waited for. */
export function delivering(send: Send) {
  const timers = new Set<NodeJS.Timeout>();

  async function once({ url, body, headers, note }: CallBack) {
    try {
      const signal = AbortSignal.timeout(5_000);
      const { status } = await send(
        new Request(url, { method: 'POST', body, headers, redirect: 'manual', signal }),
      );
      note(status);
      return status === 200;
    } catch (error) {
      note(error instanceof Error ? error.name : 'unknown');
      return false;
    }
  }

  function later(callBack: CallBack, tries: number) {
    if (tries >= MOST_TRIES) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void once(callBack).then((isTaken) => isTaken || later(callBack, tries + 1));
      },
      FIRST_PAUSE_MS * 2 ** (tries - 1),
    ).unref();
    timers.add(timer);
  }

  const deliver = async (callBack: CallBack) => {
    if (!(await once(callBack))) later(callBack, 1);
  };
  return Object.assign(deliver, {
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  });
}
