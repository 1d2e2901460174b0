import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Results of tests in their versions, with values and files, and what the provider says of what is measured. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    await db.schema
      .createTable('laboratories')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('analytes')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('meaning_pl', 'text', (column) => column.notNull())
      .addColumn('meaning_en', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('critical_texts')
      .addColumn('unit_id', 'text', (column) => column.primaryKey().references('units.id'))
      .addColumn('text_pl', 'text', (column) => column.notNull())
      .addColumn('text_en', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('test_results')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('system_id', 'text', (column) => column.unique())
      .addColumn('order_number', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('unit_id', 'text', (column) => column.notNull().references('units.id'))
      .addColumn('laboratory_id', 'text', (column) => column.notNull().references('laboratories.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('collected_at', 'bigint', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('is_withheld', 'integer', (column) => column.notNull())
      .addColumn('discussed_on', 'text')
      .addColumn('corrected_from', 'text', (column) => column.unique())
      .addColumn('corrected_by', 'text', (column) => column.unique())
      .execute();
    await db.schema
      .createIndex('test_results_of_patient')
      .on('test_results')
      .columns(['patient_id', 'collected_at'])
      .execute();
    await db.schema.createIndex('test_results_of_order').on('test_results').column('order_number').execute();

    await db.schema
      .createTable('test_values')
      .addColumn('result_id', 'text', (column) => column.notNull().references('test_results.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('comparator', 'text')
      .addColumn('number', 'double precision')
      .addColumn('unit', 'text')
      .addColumn('low', 'double precision')
      .addColumn('high', 'double precision')
      .addColumn('range_text', 'text')
      .addColumn('flag', 'text')
      .addColumn('comment', 'text')
      .addPrimaryKeyConstraint('test_values_in_order', ['result_id', 'position'])
      .execute();

    await db.schema
      .createTable('result_documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('result_id', 'text', (column) => column.notNull().references('test_results.id'))
      .addColumn('held_under', 'text')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('type_name', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('result_documents_of_result')
      .on('result_documents')
      .column('result_id')
      .execute();
  },
};
