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

/**
 * The schema that each step leaves when it runs after all others: a branch's step that reaches a store whose owner had
 * the later ones already. One store serves for all: what was tried is rolled back, and the step then takes its place.
 */
export async function schemasWithStepLast(db: Kysely<unknown>, steps: History) {
  const names = Object.keys(steps).sort();
  const schemas = new Map<string, Awaited<ReturnType<typeof schemaOf>>>();
  await db.transaction().execute(async (trx) => {
    const run = async (each: string) => steps[each]?.up(trx as Kysely<unknown>);
    for (const [place, name] of names.entries()) {
      const later = names.slice(place + 1);
      const waiting = later.filter((each) => waitsFor({ steps, names, each, name }));
      await sql`savepoint before_step`.execute(trx);
      for (const each of later.filter((one) => !waiting.includes(one))) await run(each);
      await run(name);
      for (const each of waiting) await run(each);
      schemas.set(name, await schemaOf(trx));
      await sql`rollback to savepoint before_step`.execute(trx);
      await run(name);
    }
  });
  return schemas;
}

/** Tells whether a step needs another, directly or not. The first step is the ground of all. */
function waitsFor(at: { steps: History; names: readonly string[]; each: string; name: string }): boolean {
  const { steps, names, each, name } = at;
  const needs = steps[each]?.needs ?? [];
  return name === names[0] || needs.some((need) => need === name || waitsFor({ ...at, each: need }));
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
