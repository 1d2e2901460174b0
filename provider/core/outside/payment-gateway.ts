import type { PaymentState } from '#contract/payments/reading/states.ts';

/** The order as the gateway is told of it, and nothing beside it (S-55): no patient, no service, no visit. */
export type OrderToStart = Readonly<{
  /** As what it knows the order from us: random. */
  extId: string;
  refInvoice: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** The clinic's name. */
  payee: string;
}>;

/** The state of an order as the gateway states it. */
export type SaidOfOrder = Readonly<{
  extId: string;
  amount: number;
  currency: string;
  /** Null: a state that nobody here knows. */
  state: PaymentState | null;
}>;

/** The kinds of a call-back: FORGED where its signature is not the gateway's, OTHER where it is of nothing that is kept here. */
export type CallBack =
  Readonly<{ kind: 'FORGED' }> | Readonly<{ kind: 'OTHER' }> | (Readonly<{ kind: 'ORDER' }> & SaidOfOrder);

/** Who leads patients to their bank, real or made up. `start`, `ask` and `refund` throw GatewayDown. */
export type PaymentGateway = Readonly<{
  /** True where it is made up: nobody's money moves. */
  isMadeUp: boolean;
  /** Where browsers are led, and nowhere else; null: not yet known. */
  origin: () => string | null;
  /** Gives it an order. Returns as what it knows the order, and where the browser goes. */
  start: (order: OrderToStart) => Promise<Readonly<{ orderId: string; address: string }>>;
  /** Asks how an order stands; null: it knows none of this id. */
  ask: (orderId: string) => Promise<SaidOfOrder | null>;
  /** Reads a call-back by its bytes as they came, for the signature is over them. */
  check: (callBack: Readonly<{ body: Uint8Array; headers: Headers }>) => CallBack;
  /** Pays an order back. */
  refund: (refund: Readonly<{ orderId: string; extId: string; amount: number }>) => Promise<void>;
}>;

/** The gateway cannot be reached, is too slow, or says what is not understood. The message is for the log. */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
}

/** It answers, and would lead the patient to another origin than its own. */
export class ForeignPaymentAddress extends GatewayDown {
  override name = 'ForeignPaymentAddress';
}
