import { sql, type Kysely } from 'kysely';
import { isPostgres, type StoreMigration } from '#database/index.ts';

/** As searches compared texts when this was written. */
const searched = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').trim();

type OldMessage = { id: string; title: string; sender: string };

/** Messages of accounts beside those to them: who of the staff gets them, conversations, and what searches compare. */
export const migration: StoreMigration = {
  needs: ['20261123T0100-messages-inbox', '001-clinic'],
  async up(db) {
    await createStaff(db);
    await widenMessages(db);
    await db.schema
      .createTable('message_staff_recipients')
      .addColumn('staff_account_id', 'text', (column) => column.notNull().references('staff_accounts.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id'))
      .addColumn('read_at', 'bigint')
      .addPrimaryKeyConstraint('message_staff_recipients_once', ['message_id', 'staff_account_id'])
      .execute();
    await createWaitingFiles(db);
    await createIndexes(db);
  },
};

async function createStaff(db: Kysely<unknown>) {
  await db.schema
    .createTable('message_categories')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('unit_id', 'text', (column) => column.references('units.id'))
    .addColumn('practitioner_id', 'text', (column) => column.references('practitioners.id'))
    .addColumn('answers_for', 'text')
    .addColumn('answer_days', 'integer')
    .execute();
}

const createWaitingFiles = (db: Kysely<unknown>) =>
  db.schema
    .createTable('waiting_message_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

async function widenMessages(db: Kysely<unknown>) {
  const alter = () => db.schema.alterTable('messages');
  for (const name of ['sender_account_id', 'staff_account_id', 'language', 'in_response_to', 'patient_id'])
    await alter().addColumn(name, 'text').execute();
  for (const name of ['thread_id', 'title_searched', 'sender_searched', 'recipients_searched'])
    await alter()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await alter()
    .addColumn('recipients', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  for (const name of ['is_automatic', 'may_be_answered'])
    await alter()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  for (const name of ['first_read_at', 'deleted_at']) await alter().addColumn(name, 'bigint').execute();
  await db.schema
    .alterTable('message_recipients')
    .addColumn('sent_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();

  await sql`update message_recipients set sent_at = (select sent_at from messages where id = message_id)`.execute(
    db,
  );
  const { rows } = await sql<OldMessage>`select id, title, sender from messages`.execute(db);
  for (const { id, title, sender } of rows)
    await sql`update messages set thread_id = ${id}, title_searched = ${searched(title)}, sender_searched = ${searched(sender)} where id = ${id}`.execute(
      db,
    );
}

async function createIndexes(db: Kysely<unknown>) {
  const indexes = [
    ['message_recipients_inbox', 'message_recipients', ['account_id', 'sent_at', 'message_id']],
    ['message_recipients_of_message', 'message_recipients', ['message_id']],
    ['message_staff_recipients_inbox', 'message_staff_recipients', ['staff_account_id', 'message_id']],
    ['messages_outbox', 'messages', ['sender_account_id', 'sent_at', 'id']],
    ['messages_of_thread', 'messages', ['thread_id', 'sent_at', 'id']],
    ['messages_answers', 'messages', ['in_response_to']],
    ['waiting_message_files_of_account', 'waiting_message_files', ['account_id', 'created_at']],
  ] as const;
  for (const [name, table, columns] of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}
