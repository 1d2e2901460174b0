import type { StoreMigration } from '#database/index.ts';

/** The state of the consent to teleconsultations of a patient: a state of the patient’s data, and no document. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('teleconsultation_states')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
