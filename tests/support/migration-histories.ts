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
 * the later ones already. One store serves for all: half of the steps are run, the other half is looked at, and the store rolled back.
 */
export async function schemasWithStepLast(db: Kysely<unknown>, steps: History) {
  const [ground = '', ...names] = Object.keys(steps).sort();
  const schemas = new Map<string, Awaited<ReturnType<typeof schemaOf>>>();
  await db.transaction().execute(async (trx) => {
    const run = async (each: string) => steps[each]?.up(trx as Kysely<unknown>);

    const missingOf = (done: readonly string[]) => names.filter((each) => !done.includes(each));

    /** Runs those of which nothing is missing that they need, and returns what has run by then. */
    const withAlso = async (done: readonly string[], wanted: readonly string[]) => {
      const ran = [...done];
      for (const each of [...wanted].sort()) {
        if (!(steps[each]?.needs ?? []).every((need) => ran.includes(need))) continue;
        await run(each);
        ran.push(each);
      }
      return ran;
    };

    /** Each of `last` in turn, where all the others have run but for what waits for one of them. */
    const look = async (last: readonly string[], done: readonly string[]) => {
      const [name, next] = last;
      if (name === undefined) return;
      if (next === undefined) {
        await withAlso(done, missingOf(done));
        schemas.set(name, await schemaOf(trx));
        return;
      }
      const half = Math.ceil(last.length / 2);
      for (const part of [last.slice(0, half), last.slice(half)]) {
        await sql`savepoint before_half`.execute(trx);
        const others = missingOf(done).filter((each) => !part.includes(each));
        await look(part, await withAlso(done, others));
        await sql`rollback to savepoint before_half`.execute(trx);
        await sql`release savepoint before_half`.execute(trx);
      }
    };

    await run(ground);
    await look(names, [ground]);
    await withAlso([ground], names);
    schemas.set(ground, await schemaOf(trx));
  });
  return schemas;
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
