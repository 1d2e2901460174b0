import type { StoreInTransaction } from '#provider/core/store.ts';

type Followed = Parameters<StoreInTransaction['consultations']['follow']>[0];
type Parts = Pick<StoreInTransaction, 'consultations' | 'telehealthLives'>;

/** Carries over to a booking's teleconsultation what was done with the booking; one that is over by that is left by everybody. */
export async function carryOver({ consultations, telehealthLives }: Parts, done: Followed) {
  const id = await consultations.follow(done);
  if (id !== undefined) await telehealthLives.close({ id, at: done.at });
}
