import type { StoreMigration } from '#database/index.ts';

/** Reports of people about pages that they cannot use, and how often one was sent within a day. */
export const migration: StoreMigration = {
  needs: [],
  async up(db) {
    await db.schema
      .createTable('accessibility_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('receipt', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('answer_by', 'text', (column) => column.notNull())
      .addColumn('latest_by', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('wanted', 'text')
      .addColumn('is_demand', 'integer', (column) => column.notNull())
      .addColumn('alternative', 'text')
      .addColumn('name', 'text')
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('contact', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('promised_by', 'text')
      .addColumn('reason', 'text')
      .addColumn('answer', 'text')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('accessibility_reports_by_status')
      .on('accessibility_reports')
      .columns(['status', 'answer_by'])
      .execute();
    await db.schema
      .createTable('accessibility_report_sends')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('is_told', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('accessibility_report_sends_by_time')
      .on('accessibility_report_sends')
      .columns(['at', 'source'])
      .execute();
  },
};
