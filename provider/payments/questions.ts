import { isOpenState } from '#contract/payments/reading/states.ts';
import { startRounds } from '#provider/core/rounds.ts';
import type { GatewayDown, PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { heard, moved } from './heard.ts';
import type { Hearing } from './hearing.ts';
import { isOver, nextQuestion } from './states.ts';
import type { PaymentRow } from './tables.ts';

type Asking = Hearing & Readonly<{ gateway: PaymentGateway | null }>;

const EVERY_MS = 20_000;
const AT_ONCE = 50;

/** Asks in the background of payments that nobody has confirmed (C-38); what fails is asked again in the next round that it is due. */
export function startAsking(asking: Asking) {
  return startRounds({
    everyMs: EVERY_MS,
    round: () =>
      askDue(asking).catch((error: unknown) => {
        const failure = error instanceof Error ? error.name : 'unknown';
        asking.log.error({ failure }, 'payments not asked for');
      }),
  });
}

/**
 * Asks of every payment whose question is due, 30 minutes after its start and each hour; once, also where several processes do it.
 * After 48 hours it is CANCELED, whatever the gateway says or does not say: a late yes counts all the same.
 */
export async function askDue(asking: Asking) {
  const { store, clock } = asking;
  for (;;) {
    const now = clock.now().getTime();
    const due = await store.payments.toAsk({ now, limit: AT_ONCE });
    for (const payment of due) await askClaimed(asking, payment, now);
    if (due.length < AT_ONCE) return;
  }
}

async function askClaimed(asking: Asking, payment: PaymentRow, now: number) {
  const { store, log } = asking;
  const { id, started_at: startedAt, next_ask_at: due } = payment;
  const isLast = isOver({ startedAt, now });
  // A process that ends here leaves a last question that is asked again after an hour.
  const next = isLast ? now + 3_600_000 : nextQuestion({ startedAt, now });
  if (due === null || !(await store.payments.claimQuestion({ id, due, next, now }))) return;
  await asked(asking, payment).catch((error: unknown) => {
    log.warn({ failure: (error as GatewayDown).name }, 'payment gateway does not answer');
  });
  if (isLast) await endedByTime(asking, payment);
}

/** Asks the gateway of every order of a payment. @throws GatewayDown */
export async function asked(asking: Asking, { id }: PaymentRow) {
  const { store, gateway } = asking;
  if (!gateway) return;
  for (const { order_id: orderId } of await store.paymentOrders.ofPayment(id)) {
    const said = orderId === null ? null : await gateway.ask(orderId);
    if (said) await heard(asking, { said, by: 'QUESTION' });
  }
}

const endedByTime = ({ store: whole, clock }: Asking, { id, patient_id: patientId }: PaymentRow) =>
  whole.transaction(async (store) => {
    await store.patients.lock(patientId);
    const payment = await store.payments.again(id);
    if (payment && isOpenState(payment.state)) await moved({ payment, by: 'TIME', clock }, store, 'CANCELED');
  });
