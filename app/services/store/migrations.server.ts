import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/** The portal's own store. Instants are milliseconds since 1970, in UTC; sealed columns are encrypted. */
export const portalMigrations: Record<string, StoreMigration> = {
  '001-sessions-and-forms': {
    async up(db) {
      await db.schema
        .createTable('sessions')
        .addColumn('id_hash', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('sealed_token', 'text', (column) => column.notNull())
        .addColumn('notice', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .execute();

      await db.schema
        .createTable('submissions')
        .addColumn('owner_hash', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('status', 'integer')
        .addColumn('location', 'text')
        .addPrimaryKeyConstraint('submissions_once', ['owner_hash', 'key'])
        .execute();

      await db.schema
        .createTable('kept_answers')
        .addColumn('owner_hash', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('account_id', 'text')
        .addColumn('sealed_fields', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('kept_answers_key', ['owner_hash', 'path'])
        .execute();

      await db.schema
        .createTable('drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('journey', 'text', (column) => column.notNull())
        .addColumn('sealed_answers', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('drafts_of_account')
        .on('drafts')
        .columns(['account_id', 'updated_at'])
        .execute();

      await db.schema
        .createTable('limits')
        .addColumn('bucket', 'text', (column) => column.primaryKey())
        .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(sql`0`))
        .addColumn('ends_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '002-listed-drafts': {
    /** Drafts of before may have something in them: whoever lists them looks. */
    async up(db) {
      await db.schema
        .alterTable('drafts')
        .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    },
  },
  '20261122T1204-store-bounds': {
    /** Adds columns and indexes by which counts are found without reading all rows. */
    async up(db) {
      await db.schema
        .alterTable('kept_answers')
        .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update kept_answers set bytes = 256 + 2 * length(path) + length(sealed_fields)`.execute(db);
      await db.schema
        .createIndex('kept_answers_of_account')
        .on('kept_answers')
        .columns(['account_id', 'created_at', 'bytes'])
        .execute();
      await db.schema
        .createIndex('sessions_of_account')
        .on('sessions')
        .columns(['account_id', 'created_at'])
        .execute();
    },
  },
  '20261122T1800-patient-shown': {
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('patient_id', 'text').execute();
    },
  },
  '20261123T0100-short-sessions': {
    /** The state of the account that a session is there to mend (null: an ordinary one), and the page that was wanted before it. */
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('short_for', 'text').execute();
      await db.schema.alterTable('sessions').addColumn('wanted', 'text').execute();
    },
  },
  '20261123T0100-sessions-gates': {
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('gates', 'text').execute();
    },
  },
  '20261126T0915-short-usernames': {
    /** The name by which a short session was signed in to, sealed: password managers keep the new password under it. */
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('sealed_username', 'text').execute();
    },
  },
  '20261126T1710-sessions-proved': {
    /** When it was proved once more whose the session is; null: not since it was opened. */
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
    },
  },
  '20261126T1750-sessions-device': {
    /** On what kind of browser a session was opened: its owner tells it from others by that. */
    async up(db) {
      await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
    },
  },
  '20261123T0805-seen-lists': {
    /** When an account looked at a patient's list, in which session, and when before that session. */
    async up(db) {
      await db.schema
        .createTable('seen_lists')
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('list', 'text', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('before_at', 'bigint')
        .addPrimaryKeyConstraint('seen_lists_key', ['account_id', 'list'])
        .execute();
    },
  },
  '20261126T0530-seen-entries': {
    needs: ['20261123T0805-seen-lists'],
    /** Adds the entries of a list that were shown, one by one: a page that was not looked at stays new. */
    async up(db) {
      await db.schema
        .createTable('seen_entries')
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('list', 'text', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('came_at', 'bigint', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('seen_entries_key', ['account_id', 'list', 'entry'])
        .execute();
      await sql`update seen_lists set before_at = seen_at`.execute(db);
    },
  },
  '20261127T0620-untold-patients': {
    /** Patients of whom the telehealth system could not be told: it is tried again. */
    async up(db) {
      await db.schema
        .createTable('untold_patients')
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('patient_id', 'text', (column) => column.notNull())
        .addColumn('failed_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('untold_patients_key', ['account_id', 'patient_id'])
        .execute();
    },
  },
  '20261127T1145-second-steps': {
    /** Adds the steps to be saved in a second system once they are saved in the first (docs/decisions/137). */
    async up(db) {
      await db.schema
        .createTable('second_steps')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('account_id', 'text', (column) => column.notNull())
        .addColumn('area', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('patient_id', 'text', (column) => column.notNull())
        .addColumn('document_id', 'text')
        .addColumn('sealed_input', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('held_until', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('second_steps_of_account')
        .on('second_steps')
        .columns(['account_id', 'area', 'made_at'])
        .execute();
      await db.schema
        .createIndex('second_steps_of_state')
        .on('second_steps')
        .columns(['state', 'made_at'])
        .execute();
    },
  },
  '20261201T1850-guest-drafts': {
    /** Adds what guests begin (registration): of a browser, for a day, with what is known of its sum and its pace. */
    async up(db) {
      await db.schema
        .createTable('guest_drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner_hash', 'text', (column) => column.notNull())
        .addColumn('journey', 'text', (column) => column.notNull())
        .addColumn('sealed_answers', 'text', (column) => column.notNull())
        .addColumn('sealed_key', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('shown_at', 'bigint')
        .addColumn('pace_asked', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_trap', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sum_round', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sum_solved', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('notices', 'text')
        .execute();
      await db.schema
        .createIndex('guest_drafts_of_browser')
        .on('guest_drafts')
        .columns(['owner_hash', 'created_at'])
        .execute();
      await db.schema
        .createIndex('guest_drafts_by_age')
        .on('guest_drafts')
        .columns(['created_at', 'bytes'])
        .execute();
    },
  },
};
