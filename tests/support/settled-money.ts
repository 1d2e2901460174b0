import type { TestProvider } from './providers.ts';

type Db = TestProvider['provider']['db'];

/** Everything that was under way between the clinic, the bank and its patients has come to its end. */
export async function settleMoney(db: Db) {
  await db.updateTable('payments').set({ state: 'COMPLETED', open_key: null, next_ask_at: null }).execute();
  await db.updateTable('payment_refunds').set({ done_on: '2026-10-19' }).execute();
  await db.updateTable('deposit_payouts').set({ state: 'PAID' }).execute();
}
