import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#provider/core/ids.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { GatewayDown, type PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { moved } from './heard.ts';
import { payeeOf } from './offer.ts';
import { nextQuestion } from './states.ts';
import type { InvoiceRow, PaymentRow } from './tables.ts';

/** Whoever has begun to ask the gateway and has not come back after so long, comes back no more. */
const LEASE_MS = 15_000;
/** Others wait for their answer so often. */
const LOOK_EVERY_MS = 60;
const MOST_LOOKS = 120;

export type StartRefusal =
  | Readonly<{ refusal: 'ALREADY_PAID' | 'NOT_DUE' | 'CLOSED'; invoice: InvoiceRow }>
  | Readonly<{ refusal: 'AMOUNT_CHANGED'; amount: number }>;

type Wanted = Readonly<{
  invoice: InvoiceRow;
  patient: LinkedPatientRow;
  /** The amount that the patient has read; undefined: it is not said. */
  seenAmount: number | undefined;
}>;

type Claimed =
  | StartRefusal
  | Readonly<{ address: string }>
  | Readonly<{ waits: string }>
  | Readonly<{ payment: PaymentRow; extId: string }>;

/**
 * Begins a payment, or goes on with the one that is under way: where the browser goes. Only one of those who press at once
 * asks the gateway; the others wait for its answer. @throws GatewayDown
 */
export async function started(
  context: CallContext,
  wanted: Wanted,
): Promise<StartRefusal | Readonly<{ address: string }>> {
  const { gateway } = context;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const claimed = await claim(context, wanted);
    if ('refusal' in claimed || 'address' in claimed) return claimed;
    if ('extId' in claimed && gateway) return given(context, { ...claimed, gateway });
    await pause(LOOK_EVERY_MS);
  }
  throw new GatewayDown('somebody else waits for it');
}

/** Decides under the lock of the patient; UNIQUE decides once more. */
async function claim(context: CallContext, { invoice, patient, seenAmount }: Wanted): Promise<Claimed> {
  const { store, clock, gateway } = context;
  const at = clock.now();
  const now = at.getTime();
  const { id: payerId } = await context.account();
  const { currency } = await store.paymentSettings.get();
  const { ref_invoice: ref, patient_id: patientId, account_id } = invoice;
  const id = newId(at);
  const entry = await context.access.entry({ action: 'payments.start', patientId, object: id });

  return store.transaction(async (store): Promise<Claimed> => {
    await context.lockedAccount(store);
    await store.patients.lock(patientId);
    const current = (await store.invoices.again(ref)) ?? invoice;
    if (current.state !== 'DUE')
      return { refusal: current.state === 'PAID' ? 'ALREADY_PAID' : 'NOT_DUE', invoice: current };
    if (!gateway?.origin()) return { refusal: 'CLOSED', invoice: current };
    const { amount } = current;
    if (seenAmount !== undefined && seenAmount !== amount) return { refusal: 'AMOUNT_CHANGED', amount };

    const open = await store.payments.open(ref);
    if (open?.address) return { address: open.address };
    if (open && open.tried_at !== null && now < open.tried_at + LEASE_MS) return { waits: open.id };
    if (open) {
      await store.payments.change(open.id, { tried_at: now });
      return { payment: open, extId: await newOrder(store, { paymentId: open.id, now }) };
    }
    const payment: PaymentRow = {
      id,
      ref_invoice: ref,
      patient_id: patientId,
      account_id,
      payer_id: payerId,
      payer_role: patient.role === 'PATIENT' ? 'SELF' : 'GUARDIAN',
      amount,
      currency,
      state: 'NEW',
      started_at: now,
      open_key: ref,
      tried_at: now,
      address: null,
      asked_at: null,
      next_ask_at: nextQuestion({ startedAt: now, now }),
      paid_ext_id: null,
    };
    await store.payments.insert(payment);
    await store.payments.addStep({ payment_id: id, state: 'NEW', at: now, made_by: 'PERSON' });
    await store.audit.add([entry]);
    return { payment, extId: await newOrder(store, { paymentId: id, now }) };
  });
}

async function newOrder(
  { paymentOrders }: StoreInTransaction,
  { paymentId, now }: { paymentId: string; now: number },
) {
  const extId = randomBytes(18).toString('base64url');
  await paymentOrders.insert({ ext_id: extId, payment_id: paymentId, order_id: null, at: now });
  return extId;
}

type Given = Readonly<{ payment: PaymentRow; extId: string; gateway: PaymentGateway }>;

/** Gives the order to the gateway, and writes down where the browser goes. A process that ends in between leaves a payment that is gone on with. */
async function given(context: CallContext, { payment, extId, gateway }: Given) {
  const { store, clock } = context;
  const { ref_invoice: refInvoice, amount, currency } = payment;
  const payee = await payeeOf(store);
  const taken = await gateway
    .start({ extId, refInvoice, amount, currency, payee })
    .catch(async (error: unknown) => {
      await store.payments.change(payment.id, { tried_at: null });
      throw error;
    });
  return store.transaction(async (store) => {
    await store.patients.lock(payment.patient_id);
    const current = (await store.payments.again(payment.id)) ?? payment;
    await store.paymentOrders.taken(extId, taken.orderId);
    const { address } = taken;
    // The staff may have withdrawn the invoice meanwhile, and a call-back may have been faster.
    if (current.open_key === null) {
      const invoice = await store.invoices.again(refInvoice);
      return invoice?.state === 'DUE'
        ? ({ refusal: 'AMOUNT_CHANGED', amount: invoice.amount } as const)
        : refusalOf(invoice);
    }
    await store.payments.change(payment.id, { address, tried_at: null });
    if (current.state === 'NEW') await moved({ payment: current, by: 'PERSON', clock }, store, 'PENDING');
    return { address };
  });
}

function refusalOf(invoice: InvoiceRow | undefined): StartRefusal {
  if (!invoice) throw new Error('An invoice is gone');
  return { refusal: invoice.state === 'PAID' ? 'ALREADY_PAID' : 'NOT_DUE', invoice };
}
