import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Papers of people, and those that wait for a registration. */
export const migration: StoreMigration = {
  needs: ['001-clinic'],
  async up(db) {
    const bytes = isPostgres(db) ? 'bytea' : 'blob';
    const filesTable = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
        .addColumn('filename', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('content', bytes, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull());
    await filesTable('waiting_person_files').execute();
    await filesTable('person_files')
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('is_of_registration', 'integer', (column) => column.notNull())
      .execute();
    const indexes = [
      ['waiting_person_files_of_account', 'waiting_person_files', ['account_id', 'created_at']],
      ['person_files_of_patient', 'person_files', ['patient_id', 'created_at']],
      ['person_files_of_account', 'person_files', ['account_id']],
    ] as const;
    for (const [name, table, columns] of indexes)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
  },
};
