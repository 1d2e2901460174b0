import type { StoreMigration } from '#database/index.ts';

/**
 * The columns that a person's page and the links between accounts and people need: a version and an address for letters
 * (AP-20), who registered the person (AP-17), and of a link who answers it, who ended it, and what its asker typed (AP-16,
 * AP-18, AP-59, AP-62).
 */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .alterTable('patients')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    for (const column of PATIENT_TEXTS) {
      await db.schema.alterTable('patients').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('patients').addColumn('registered_at', 'bigint').execute();

    for (const column of ['waits_for', 'ended_by', 'typed']) {
      await db.schema.alterTable('account_patients').addColumn(column, 'text').execute();
    }
    for (const column of ['asked_at', 'changed_at', 'hidden_at']) {
      await db.schema.alterTable('account_patients').addColumn(column, 'bigint').execute();
    }
    // A link that waited before anybody wrote down whom it waits for waits for the person.
    await db
      .updateTable('account_patients')
      .set({ waits_for: 'PERSON' })
      .where('link_state', '=', 'W')
      .execute();
  },
};

const PATIENT_TEXTS = [
  'correspondence_street',
  'correspondence_house_number',
  'correspondence_apartment_number',
  'correspondence_postal_code',
  'correspondence_city',
  'correspondence_country_code',
  'registered_by',
  'died_on',
];
