import type { StoreMigration } from '#database/index.ts';

/**
 * Live teleconsultations: who is ready and which tab goes on, the doctor's side, sessions and connections; lines of a chat know
 * who sent them and come once.
 */
export const migration: StoreMigration = {
  needs: ['001-clinic', '006-teleconsultations', '20261127T2025-telehealth-cases'],
  async up(db) {
    // It may stand before the teleconsultation does: a "now" one is registered later.
    await db.schema
      .createTable('telehealth_lives')
      .addColumn('consultation_id', 'text', (column) => column.primaryKey())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('communication_type', 'text')
      .addColumn('recording_allowed', 'integer')
      .addColumn('ready_since', 'bigint')
      .addColumn('ready_until', 'bigint')
      .addColumn('ready_by', 'text')
      .addColumn('seat', 'text')
      .addColumn('seat_account_id', 'text', (column) => column.references('accounts.id'))
      .addColumn('known_start', 'bigint')
      .addColumn('doctor', 'text', (column) => column.notNull().defaultTo('AWAY'))
      .addColumn('doctor_muted', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('doctor_camera_off', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_recording', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('call_back_phone', 'text')
      .addColumn('call_back_at', 'bigint')
      .addColumn('session_id', 'text')
      .addColumn('session_secret', 'text')
      .addColumn('token_generation', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('telehealth_choices')
      .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
      .addColumn('communication_type', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('telehealth_connections')
      .addColumn('consultation_id', 'text', (column) => column.notNull())
      .addColumn('connection_id', 'text', (column) => column.notNull())
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('warden_id', 'text', (column) => column.references('patients.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('connected_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('telehealth_connections_key', ['consultation_id', 'connection_id'])
      .execute();
    await db.schema
      .createTable('telehealth_signals')
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('telehealth_signals_key', ['session_id', 'position'])
      .execute();
    await db.schema
      .createIndex('telehealth_signals_by_age')
      .on('telehealth_signals')
      .column('sent_at')
      .execute();

    for (const column of ['side', 'account_id', 'key_hash'] as const)
      await db.schema.alterTable('chat_messages').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('chat_messages_once')
      .unique()
      .on('chat_messages')
      .column('key_hash')
      .execute();
    await db.schema.alterTable('telehealth_consultants').addColumn('duty_until', 'bigint').execute();
  },
};
