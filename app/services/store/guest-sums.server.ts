import type { PortalDatabase } from './tables.server.ts';

type Round = { id: string; round: number };

/** The state of the sum of a guest's draft: which round it is in, and whether that is solved. Each step is one UPDATE, which one of two wins. */
export const sumsOf = (db: PortalDatabase) => ({
  /** The sum of the round is solved. Tells whether it was this round's. */
  async solveSum({ id, round }: Round): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('guest_drafts')
      .set({ sum_solved: 1 })
      .where('id', '=', id)
      .where('sum_round', '=', round)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** There is a new sum; the former one counts no more. */
  async renewSum({ id, round }: Round) {
    await db
      .updateTable('guest_drafts')
      .set({ sum_round: round + 1 })
      .where('id', '=', id)
      .where('sum_round', '=', round)
      .where('sum_solved', '=', 0)
      .execute();
  },

  /** Uses a solved sum up; the next registration asks for a new one. */
  async spendSum({ id, round }: Round): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('guest_drafts')
      .set({ sum_round: round + 1, sum_solved: 0 })
      .where('id', '=', id)
      .where('sum_round', '=', round)
      .where('sum_solved', '=', 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The draft was sent too quickly once: nobody asks again. Tells whether it was the first time. */
  async askPace(id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('guest_drafts')
      .set({ pace_asked: 1 })
      .where('id', '=', id)
      .where('pace_asked', '=', 0)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
