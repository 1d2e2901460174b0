import type { PortalEnvironment } from '#app/services/request/environment.server.ts';
import type { Clock } from '#provider/core/clock.ts';
import { createBank, type Bank } from '#provider/payments/bench/bank.ts';
import { CALL_BACK_PATH } from '#provider/payments/call-back.ts';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { payu } from '#provider/payments/gateway/payu.ts';

/** The time that one question to the gateway may take: a start asks it twice, and others wait for its answer. */
const PAYMENT_PATIENCE = 1.5;

type Options = Readonly<{
  environment: PortalEnvironment;
  clock: Clock;
  /** Where the gateway reaches the provider; absent: through the portal, in which it is embedded. */
  reachedAt?: string | undefined;
}>;

/** The real gateway when there is one; else the made-up bank, which no production has. */
export function paymentsOf({ environment, clock, reachedAt }: Options): {
  gateway: PaymentGateway | null;
  bank: Bank | null;
} {
  const { payment: real, isProduction, patience, origins } = environment;
  const options = {
    clock,
    patienceMs: PAYMENT_PATIENCE * patience.providerBudget,
    callBackUrl: (reachedAt ?? origins[0]) + CALL_BACK_PATH,
    returnUrl: `${origins[0]}/payments/completed`,
  };
  if (real) {
    const { url, page, ...account } = real;
    return { gateway: payu({ ...options, endpoint: () => url, page, account }), bank: null };
  }
  const bank = isProduction ? null : createBank(options);
  return { gateway: bank?.gateway ?? null, bank };
}
