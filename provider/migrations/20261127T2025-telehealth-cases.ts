import { sql } from 'kysely';
import { isPostgres, type StoreMigration } from '#database/index.ts';

/**
 * Medical cases, one for each that teleconsultations name already, with what patients write and send, and how the telehealth
 * system stands: consents, duty, queues, faults.
 */
export const migration: StoreMigration = {
  needs: ['001-clinic', '006-teleconsultations'],
  async up(db) {
    const ofPatient = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull());
    const inCase = (name: string) =>
      ofPatient(name)
        .addColumn('case_id', 'text', (column) => column.notNull().references('medical_cases.id'))
        .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
        .addColumn('teleconsultation_id', 'text', (column) => column.references('teleconsultations.id'));

    await ofPatient('medical_cases')
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.unique())
      .execute();
    await inCase('medical_case_notes')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .execute();
    await inCase('medical_case_files')
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('key_hash', 'text')
      .addColumn('copy_of', 'text')
      .addUniqueConstraint('medical_case_files_copied_once', ['case_id', 'key_hash', 'copy_of'])
      .execute();
    await sql`insert into medical_cases (id, patient_id, created_at, title)
      select teleconsultations.medical_case_id, min(bookings.patient_id), min(bookings.created_at), min(services.name)
      from teleconsultations
      inner join bookings on bookings.system_id = teleconsultations.system_id and bookings.system = teleconsultations.system
      inner join services on services.code = bookings.service_code
      group by teleconsultations.medical_case_id`.execute(db);
    for (const [table, columns] of [
      ['medical_cases', ['patient_id', 'created_at']],
      ['medical_case_notes', ['teleconsultation_id']],
      ['medical_case_files', ['teleconsultation_id']],
      ['teleconsultations', ['medical_case_id']],
    ] as const)
      await db.schema
        .createIndex(`${table}_of_${columns[0]}`)
        .on(table)
        .columns([...columns])
        .execute();

    await db.schema
      .createTable('telehealth_consents')
      .addColumn('patient_id', 'text', (column) => column.primaryKey().references('patients.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('telehealth_consultants')
      .addColumn('practitioner_id', 'text', (column) => column.primaryKey().references('practitioners.id'))
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('service_code', 'text')
      .addColumn('duty_from', 'bigint')
      .execute();
    await db.schema
      .createTable('telehealth_queues')
      .addColumn('service_code', 'text', (column) => column.primaryKey())
      .addColumn('others', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('telehealth_faults')
      .addColumn('call', 'text', (column) => column.notNull())
      .addColumn('whose', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('telehealth_faults_key', ['call', 'whose'])
      .execute();
  },
};
