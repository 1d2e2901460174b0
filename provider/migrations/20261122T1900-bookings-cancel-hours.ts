import type { StoreMigration } from '#database/index.ts';

/** The hours before its start until which a visit of the service can still be cancelled here; null: until it starts. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema.alterTable('services').addColumn('cancel_hours', 'integer').execute();
  },
};
