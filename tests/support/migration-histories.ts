import { sql, type Kysely } from 'kysely';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { isPostgres, type StoreMigration } from '#database/index.ts';
import { migrations } from '#provider/generated/migrations.ts';

type History = Readonly<Record<string, StoreMigration>>;

/** Each store's steps, and the names that have run somewhere: they stay, and no other goes without its UTC time. */
export const HISTORIES: readonly { store: string; steps: History; ran: readonly string[] }[] = [
  {
    store: 'provider',
    steps: migrations,
    ran: [
      '001-clinic',
      '002-booking-sequence',
      '002-prices',
      '003-calendar-feeds',
      '003-phone-codes',
      '004-prescriptions',
      '005-attachments',
      '005-booking-measurements',
      '005-questionnaires',
      '005-referrals',
      '006-teleconsultations',
      '007-codes-of-bookings',
    ],
  },
  { store: 'portal', steps: portalMigrations, ran: ['001-sessions-and-forms', '002-listed-drafts'] },
];

/** A history without one step and those that need it, directly or not. The first step is the ground of all. */
export function historyWithout({ steps, name }: { steps: History; name: string }): History {
  const [first] = Object.keys(steps).sort();
  const isLeftOut = (each: string): boolean =>
    each === name || name === first || (steps[each]?.needs ?? []).some(isLeftOut);
  return Object.fromEntries(Object.entries(steps).filter(([each]) => !isLeftOut(each)));
}

/** Tables with their columns, and indexes, in an order that does not tell when each was made. */
export async function schemaOf(db: Kysely<unknown>) {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns: all }) =>
    all.map(({ name, dataType, isNullable, hasDefaultValue }) =>
      [table, name, dataType, isNullable ? 'null' : 'not null', hasDefaultValue ? 'default' : ''].join(' '),
    ),
  );
  const indexes = isPostgres(db)
    ? sql<{ text: string }>`select indexdef as text from pg_indexes where schemaname = 'public'`
    : sql<{ text: string }>`select coalesce(sql, name) as text from sqlite_master where type = 'index'`;
  const { rows } = await indexes.execute(db);
  return { columns: columns.sort(), indexes: rows.map(({ text }) => text).sort() };
}
