import { isPostgres, type StoreMigration } from '#database/index.ts';

/** Requests to correct a person's record, and the files that prove how it should be. */
export const migration: StoreMigration = {
  needs: ['001-clinic', '20261123T1510-messages-boxes'],
  async up(db) {
    await db.schema
      .createTable('corrections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('wanted', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('recipient_id', 'text', (column) => column.notNull())
      .addColumn('recipient_name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('answer_by', 'text', (column) => column.notNull())
      .addColumn('taken_up_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('key_hash', 'text', (column) => column.unique())
      .execute();
    await db.schema
      .createTable('correction_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('correction_id', 'text', (column) => column.notNull().references('corrections.id'))
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    const indexes = [
      ['corrections_of_account', 'corrections', ['account_id', 'asked_at']],
      ['corrections_of_patient', 'corrections', ['patient_id']],
      ['corrections_of_state', 'corrections', ['state', 'answer_by']],
      ['correction_files_of_correction', 'correction_files', ['correction_id', 'created_at']],
      ['correction_files_of_account', 'correction_files', ['account_id']],
    ] as const;
    for (const [name, table, columns] of indexes)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
  },
};
