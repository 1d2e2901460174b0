import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** A document that somebody else has as well is written all the same, and doubted until the unit has cleared whose it is. */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261127T0605-enrolment-look-ups'],
  async up(db) {
    await db.schema.alterTable('patients').addColumn('document_doubted_at', 'bigint').execute();
    await db.schema.alterTable('patients').addColumn('undoubted_number', 'text').execute();
    await db.schema.alterTable('patients').addColumn('undoubted_country', 'text').execute();
    await db.schema.dropIndex('patients_document').execute();
    await db.schema
      .createIndex('patients_document')
      .on('patients')
      .columns(['document_number', 'document_country'])
      .unique()
      .where(sql<boolean>`document_doubted_at is null`)
      .execute();
  },
};
