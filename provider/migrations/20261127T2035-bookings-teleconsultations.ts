import { sql } from 'kysely';
import type { StoreMigration } from '#database/index.ts';

/**
 * Teleconsultations that patients book. A hold knows the id that its booking gets (B-54). A booking that is given "now" has no
 * time of its own, so that it takes none of a doctor; what is sent for one is kept until it is registered (B-87).
 */
export const migration: StoreMigration = {
  needs: ['001-clinic', '006-teleconsultations'],
  async up(db) {
    await db.schema.alterTable('slot_holds').addColumn('his_booking_id', 'text').execute();
    await sql`update slot_holds set his_booking_id = account_id || '-' || starts_at`.execute(db);

    for (const table of ['availabilities', 'bookings', 'teleconsultations'] as const)
      await db.schema
        .alterTable(table)
        .addColumn('is_now', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema.dropIndex('bookings_one_live_per_slot').execute();
    await db.schema
      .createIndex('bookings_one_live_per_slot')
      .unique()
      .on('bookings')
      .columns(['practitioner_id', 'starts_at'])
      .where(sql<boolean>`status <> 'CANCELED' and is_now = 0`)
      .execute();

    await db.schema
      .alterTable('teleconsultations')
      .addColumn('service_code', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('teleconsultations')
      .addColumn('is_offline', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('teleconsultations')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('WAITING'))
      .execute();
    await db.schema
      .alterTable('teleconsultations')
      .addColumn('account_id', 'text', (column) => column.references('accounts.id'))
      .execute();
    for (const column of ['practitioner_id', 'title', 'warden_id'] as const)
      await db.schema.alterTable('teleconsultations').addColumn(column, 'text').execute();
    for (const column of ['registered_at', 'started_at', 'ended_at'] as const)
      await db.schema.alterTable('teleconsultations').addColumn(column, 'bigint').execute();

    const bookings = sql`from bookings b where b.system_id = teleconsultations.system_id and b.system = teleconsultations.system`;
    await sql`update teleconsultations set
      service_code = (select b.service_code ${bookings}),
      practitioner_id = (select b.practitioner_id ${bookings}),
      account_id = (select b.account_id ${bookings}),
      registered_at = (select b.created_at ${bookings}),
      state = (select case b.status when 'EXECUTED' then 'ENDED' when 'CANCELED' then 'CANCELED' else 'WAITING' end ${bookings})`.execute(
      db,
    );
    await db.schema
      .createIndex('teleconsultations_of_service')
      .on('teleconsultations')
      .columns(['service_code', 'state'])
      .execute();

    await db.schema
      .createTable('teleconsultations_asked_now')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
      .addColumn('patient_id', 'text', (column) => column.notNull().references('patients.id'))
      .addColumn('draft_key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('teleconsultations_asked_now_once', ['account_id', 'draft_key'])
      .execute();
  },
};
