import type { Scene } from '#tests/support/scene.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** The way of tests to the bank and back, and what they change of payments as the staff could. */

export const DUE = 'FV/10/2026/0101';
export const OVERDUE = 'FV/10/2026/0102';
/** Jan's seeded payments, one of each state. */
export const SEEDED = {
  NEW: 'payment-8001',
  PENDING: 'payment-8002',
  WAITING_FOR_CONFIRMATION: 'payment-8003',
  CANCELED: 'payment-8004',
  REJECTED: 'payment-8005',
  COMPLETED: 'payment-8006',
  REFUNDED: 'payment-8007',
} as const;

export const payPathOf = (ref: string) => `/paymentsnav/invoicestopay/${encodeURIComponent(ref)}/pay`;
export const paymentPathOf = (id: string) => `/paymentsnav/payments/${id}`;

/** The acts of a person at the made-up bank, and how it tells of them; unsaid: they pay, and it tells before they are back. */
export type AtBank = Readonly<{
  act?: 'PAY' | 'CLOSE' | 'WAIT' | 'REFUSE' | 'CANCEL' | 'LEAVE';
  when?: 'AT_ONCE' | 'FIRST' | 'TWICE' | 'LATE' | 'NEVER';
  fault?: string;
}>;

/** Decides at the bank, where the portal has led; answers the way back to the portal. */
export async function decideAtBank({ location }: Pick<Answer, 'location'>, decided: AtBank = {}) {
  const address = new URL(location ?? '');
  const browser = createVisitor(address.origin);
  const page = await browser.get(address.pathname);
  const answer = await browser.submit(page, { act: 'PAY', when: 'FIRST', ...decided }, 'form');
  if (!answer.location) throw new Error(`The bank answered ${answer.status}`);
  const { pathname, search } = new URL(answer.location);
  return pathname + search;
}

/** Presses the button of an invoice, which leads to the bank. */
export const begin = async (visitor: Visitor, ref: string) =>
  visitor.submit(await visitor.get(payPathOf(ref)));

/** Goes there and back, to the page that the portal shows then. */
export const paidBy = async (visitor: Visitor, ref: string, decided: AtBank = {}) =>
  visitor.follow(await visitor.get(await decideAtBank(await begin(visitor, ref), decided)));

type Mood = 'WORKS' | 'DOWN' | 'SLOW' | 'FOREIGN_HOST' | 'FOREIGN_SCHEME' | 'NO_SCHEME';

/** Sets the mood of the made-up bank from now on. */
export async function setBank(benchOrigin: string, mood: Mood) {
  const address = `${benchOrigin}/bank-testowy`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ mood }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

type Changing = Pick<Scene, 'change'>;

/** An invoice as if nobody had ever begun to pay it. */
export function unpay({ change }: Changing, ref: string) {
  const of = 'select id from payments where ref_invoice = ?';
  for (const table of ['payment_orders', 'payment_steps', 'payment_refunds'])
    change('provider', `delete from ${table} where payment_id in (${of})`, ref);
  change('provider', 'delete from payments where ref_invoice = ?', ref);
  change(
    'provider',
    "update invoices set state = 'DUE', paid_by = null, paid_at = null, paid_role = null where ref_invoice = ?",
    ref,
  );
}

/** Calls that fail from now on, and the currency. */
export const withPayments = (
  { change }: Changing,
  settings: Readonly<{ failing?: readonly string[]; currency?: string }>,
) =>
  change(
    'provider',
    `insert into settings (key, value) values ('payments', ?)
     on conflict (key) do update set value = excluded.value`,
    JSON.stringify({ failing: [], ...settings }),
  );
