import type { StoreMigration } from '#database/index.ts';

/** Bookings that are teleconsultations, and what is left of them: notes, chats, recordings. */
export const migration: StoreMigration = {
  async up(db) {
    await db.schema
      .createTable('teleconsultations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('system_id', 'text', (column) => column.notNull())
      .addColumn('medical_case_id', 'text', (column) => column.notNull())
      .addUniqueConstraint('teleconsultations_booking', ['system_id', 'system'])
      .addForeignKeyConstraint('teleconsultations_of_booking', ['system_id', 'system'], 'bookings', [
        'system_id',
        'system',
      ])
      .execute();

    await db.schema
      .createTable('teleconsultation_attachments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teleconsultation_id', 'text', (column) =>
        column.notNull().references('teleconsultations.id'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('text', 'text')
      .addColumn('kept_until', 'text')
      .addColumn('content', 'text')
      .execute();
    await db.schema
      .createIndex('teleconsultation_attachments_of_one')
      .on('teleconsultation_attachments')
      .column('teleconsultation_id')
      .execute();

    await db.schema
      .createTable('chat_messages')
      .addColumn('teleconsultation_id', 'text', (column) =>
        column.notNull().references('teleconsultations.id'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_messages_key', ['teleconsultation_id', 'position'])
      .execute();
  },
};
