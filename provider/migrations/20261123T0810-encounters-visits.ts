import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Visits that have taken place, their documents with the bytes, and what is asked and answered after them. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('encounter_questionnaires')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('speciality_code', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('deadline_days', 'integer', (column) => column.notNull())
      .addColumn('sections', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('encounters')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('care_id', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
      .addColumn('practitioner_id', 'text', (column) => column.references('practitioners.id'))
      .addColumn('kind_code', 'text', (column) => column.notNull())
      .addColumn('kind_name', 'text', (column) => column.notNull())
      .addColumn('has_questionnaire', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('encounters_of_patient')
      .on('encounters')
      .columns(['patient_id', 'starts_at'])
      .execute();

    await db.schema
      .createTable('encounter_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('encounter_id', 'text', (column) => column.notNull().references('encounters.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('type_name', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('encounter_documents_of_one')
      .on('encounter_documents')
      .columns(['encounter_id', 'type'])
      .execute();

    await db.schema
      .createTable('encounter_answers')
      .addColumn('encounter_id', 'text', (column) => column.primaryKey().references('encounters.id'))
      .addColumn('questionnaire_id', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('filled_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
