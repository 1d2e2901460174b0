import type { Kysely } from 'kysely';
import { USUAL_LIMITS, type Limits } from '#provider/core/limits/rules.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** More than any test does within an hour, for a suite that is not about the bounds and does much with one account. */
export const ROOMY: Limits = { messages: 5_000, megabytes: 5_000, bookings: 5_000, mails: 5_000 };

/** Sets what one account of this store may do within a day (S-51). */
export async function setLimits(db: Kysely<Tables>, limits: Partial<Limits>) {
  const value = JSON.stringify({ ...USUAL_LIMITS, ...limits });
  await db
    .insertInto('settings')
    .values({ key: 'limits', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
