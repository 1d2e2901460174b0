import { moveDeposit, movePayout } from '#provider/deposits/bench/moves.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const JAN = 'patient-1001';
export const ANNA = 'patient-1002';
export const HELENA = 'patient-1004';
export const STANISLAW = 'patient-1007';

let forms = 0;
export const newKey = () => `key-of-one-form-${(forms += 1)}`;

/** Settings of payouts as the staff side sets them. */
export async function setPayouts({ provider: { db } }: TestProvider, value: object) {
  await db.deleteFrom('settings').where('key', '=', 'deposits').execute();
  await db
    .insertInto('settings')
    .values({ key: 'deposits', value: JSON.stringify(value) })
    .execute();
}

/** Both balances of a deposit, as the wire has them: available, current. */
export async function balanceOf(at: TestProvider, username: string, depositId: string) {
  const all = await (await at.as(username)).deposits.balances();
  const one = all.find((balance) => balance.depositId === depositId);
  return one && [one.availableBalance, one.currentBalance];
}

export const settle = (
  { provider: { db }, clock }: TestProvider,
  { id, move, fields = null }: { id: string; move: 'pay' | 'refuse'; fields?: object | null },
) => movePayout({ db, clock, id, move, fields });

export const payIn = ({ provider: { db }, clock }: TestProvider, id: string, amount: string) =>
  moveDeposit({ db, clock, id, move: 'pay-in', fields: { amount } });
