import { movableClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { BANK_ACCOUNT } from '#provider/payments/bench/bank-order.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { payu } from '#provider/payments/gateway/payu.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { JAN_DUE } from './at-bank.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Options = Readonly<{
  storeUrl: string;
  /** Where the bank is asked. */
  bankUrl: string;
  around?: (gateway: PaymentGateway) => PaymentGateway;
}>;

/** A provider with a store that outlives the process, at a bank of another one; and Jan, who begins a payment. */
export async function openedForPaying({ storeUrl, bankUrl, around = (gateway) => gateway }: Options) {
  const clock = movableClock();
  const gateway = payu({
    endpoint: () => bankUrl,
    account: BANK_ACCOUNT,
    clock,
    patienceMs: 5_000,
    callBackUrl: 'http://portal.example/payment-notifications',
    returnUrl: 'http://portal.example/payments/completed',
  });
  const provider = await createProvider({
    databaseUrl: storeUrl,
    clock,
    log: quiet,
    portalOrigin: 'http://portal.example',
    mode: 'test',
    gateway: around(gateway),
  });
  const caller = { language: 'pl', requestId: 'test' } as const;
  const { token } = await provider
    .client(caller)
    .account.signIn({ username: 'jan.nowak', password: PASSWORD });
  const start = async () => {
    const { headers } = await provider.client({ ...caller, token }).payments.start({ refInvoice: JAN_DUE });
    return headers.location;
  };
  return { provider, clock, start };
}
