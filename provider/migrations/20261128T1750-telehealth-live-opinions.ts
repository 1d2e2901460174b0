import type { StoreMigration } from '#database/index.ts';

/** The opinion of the patient's side on a teleconsultation that is over, said once; null: nobody has said anything. */
export const migration: StoreMigration = {
  needs: ['20261128T0900-telehealth-live'],
  async up(db) {
    await db.schema.alterTable('telehealth_lives').addColumn('opinion', 'text').execute();
    await db.schema.alterTable('telehealth_lives').addColumn('opinion_at', 'bigint').execute();
  },
};
