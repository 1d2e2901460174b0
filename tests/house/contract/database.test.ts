import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { compiledQuery } from '#database/fast/compiled.ts';
import { inTransaction, isPostgres, isUniqueViolation, migrate, openDatabase } from '#database/index.ts';
import { isStoreFailure } from '#database/failures.ts';
import { systemClock } from '#provider/core/clock.ts';
import { createProvider } from '#provider/index.ts';
import { sqliteDialect } from '#database/sqlite.ts';
import { freshStore, sqliteModules, type Engine } from '#tests/support/stores.ts';

type Tables = { counters: { name: string; value: number } };

const migrations = {
  '001-counters': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .createTable('counters')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'bigint', (column) => column.notNull())
        .execute(),
  },
};

const failing = {
  ...migrations,
  '002-half': {
    async up(db: Kysely<unknown>) {
      await db.schema.createTable('half').addColumn('id', 'text').execute();
      throw new Error('no more');
    },
  },
};

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Kind = Readonly<{
  name: string;
  engine: Engine;
  whyNot: string | null;
  open: (url: string) => Kysely<Tables>;
}>;

const postgres: Kind = { name: 'postgres', engine: 'postgres', whyNot: null, open: openDatabase<Tables> };
/** Every kind of store: SQLite by each of its modules. */
const kinds: readonly Kind[] = [
  ...sqliteModules.map(({ module, whyNot }): Kind => ({
    name: `sqlite by ${module}`,
    engine: 'sqlite',
    whyNot,
    open: (url) =>
      new Kysely({ dialect: sqliteDialect({ path: url.slice('sqlite:'.length), isFast: true, module }) }),
  })),
  postgres,
];

/** Gives a migrated store to the test and closes it. */
async function withCounters(
  { engine, open }: Kind,
  test: (db: Kysely<Tables>, url: string) => Promise<void>,
) {
  const store = await freshStore(engine);
  const db = open(store.url);
  try {
    await migrate(db, migrations);
    await test(db, store.url);
  } finally {
    await db.destroy();
    await store.drop();
  }
}

/** Reads, then writes: on PostgreSQL two at once conflict when they are to see one order of events. */
const increment = (db: Kysely<Tables>) =>
  inTransaction(db, async (trx) => {
    if (isPostgres(trx)) await sql`set transaction isolation level serializable`.execute(trx);
    const { value } = await trx.selectFrom('counters').selectAll().executeTakeFirstOrThrow();
    await trx
      .updateTable('counters')
      .set({ value: value + 1 })
      .execute();
  });

const byNames = compiledQuery(
  (db: Kysely<Tables>, { names, most }: { names: readonly string[]; most?: number | undefined }) =>
    db
      .selectFrom('counters')
      .selectAll()
      .where('name', 'in', names)
      .$if(most !== undefined, (query) => query.where('value', '<=', most ?? 0))
      .orderBy('name'),
);

for (const kind of kinds) {
  const { name, whyNot } = kind;
  describe.skipIf(whyNot)(`database on ${name}${whyNot ? ` (not tried: ${whyNot})` : ''}`, () => {
    suiteOf(kind);
  });
}

function suiteOf(kind: Kind) {
  const { engine, open } = kind;

  it('runs a compiled query with the values of each call, whatever their shape', () =>
    withCounters(kind, async (db) => {
      const rows = ['a', 'b', 'c'].map((name, value) => ({ name, value }));
      await db.insertInto('counters').values(rows).execute();
      const namesFound = async (values: Parameters<typeof byNames>[1]) =>
        (await byNames(db, values)).map(({ name }) => name);

      for (let twice = 0; twice < 2; twice += 1) {
        expect(await namesFound({ names: ['a', 'c'] })).toEqual(['a', 'c']);
        expect(await namesFound({ names: ['c', 'b'] })).toEqual(['b', 'c']);
        expect(await namesFound({ names: ['a', 'b', 'c'], most: 1 })).toEqual(['a', 'b']);
        expect(await namesFound({ names: ['b', 'c'], most: undefined })).toEqual(['b', 'c']);
        expect(await namesFound({ names: ['b', 'c'], most: 0 })).toEqual([]);
      }
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('counters').where('name', '=', 'a').execute();
        expect(await byNames(trx, { names: ['a', 'c'] })).toEqual([{ name: 'c', value: 2 }]);
      });
    }));

  it('goes on reading where another process changes a table in between', () =>
    withCounters(kind, async (db, url) => {
      await db.insertInto('counters').values({ name: 'a', value: 1 }).execute();
      const read = () => db.selectFrom('counters').selectAll().executeTakeFirst();
      for (let often = 0; often < 5; often += 1) expect(await read()).toEqual({ name: 'a', value: 1 });

      const other = open(url);
      const add = (column: string) =>
        other.schema
          .alterTable('counters')
          .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(2))
          .execute();
      await add('more');
      expect(await read()).toEqual({ name: 'a', value: 1, more: 2 });
      await read();
      await add('most');
      await increment(db);
      expect(await read()).toEqual({ name: 'a', value: 2, more: 2, most: 2 });
      await other.destroy();
    }));

  it('keeps and gives bigint as a number', () =>
    withCounters(kind, async (db) => {
      await db.insertInto('counters').values({ name: 'now', value: 1_792_476_000_000 }).execute();
      const rows = await db.selectFrom('counters').selectAll().execute();
      expect(rows).toEqual([{ name: 'now', value: 1_792_476_000_000 }]);
      const { count } = await db
        .selectFrom('counters')
        .select(db.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(count).toBe(1);
    }));

  it('gives as many rows as are asked for, from the one that is asked for', () =>
    withCounters(kind, async (db) => {
      const rows = ['a', 'b', 'c', 'd'].map((name, value) => ({ name, value }));
      await db.insertInto('counters').values(rows).execute();
      const query = (limit: number, offset: number) =>
        db.selectFrom('counters').selectAll().orderBy('name').limit(limit).offset(offset);
      expect(await query(2, 1).execute()).toEqual(rows.slice(1, 3));
      expect(await query(9, 3).execute()).toEqual(rows.slice(3));
      expect(await query(0, 0).execute()).toEqual([]);
      // A bare "limit ?" lets SQLite prepare the statement anew each time.
      const { sql: words } = query(2, 1).compile();
      expect(words.includes('limit ? + 0')).toBe(!isPostgres(db));
    }));

  it('gives rows of many columns, whatever these are called', () =>
    withCounters(kind, async (db) => {
      await db.insertInto('counters').values({ name: 'one', value: 1 }).execute();
      const names = Array.from({ length: 40 }, (_, index) => `"column" ${index} of 'forty'`);
      const columns = names.map((name, index) => sql<number>`value + ${sql.lit(index)}`.as(name));
      const rows = await db.selectFrom('counters').select(columns).execute();
      expect(rows).toEqual([Object.fromEntries(names.map((name, index) => [name, index + 1]))]);
    }));

  it('gives each value its column, also after another process has added one', () =>
    withCounters(kind, async (db, url) => {
      await db.insertInto('counters').values({ name: 'one', value: 1 }).execute();
      const joined = () =>
        sql`select counters.*, value + 1 as next from counters`.execute(db).then(({ rows }) => rows);
      expect(await joined()).toEqual([{ name: 'one', value: 1, next: 2 }]);

      const other = open(url);
      await other.schema
        .alterTable('counters')
        .addColumn('note', 'text', (column) => column.notNull().defaultTo('-'))
        .execute();
      await other.destroy();
      expect(await joined()).toEqual([{ name: 'one', value: 1, note: '-', next: 2 }]);
    }));

  it('tells a unique violation from other errors', () =>
    withCounters(kind, async (db) => {
      const insert = () => db.insertInto('counters').values({ name: 'one', value: 1 }).execute();
      await insert();
      expect(await insert().catch(isUniqueViolation)).toBe(true);
      const missing = sql`select * from nowhere`.execute(db);
      expect(await missing.catch(isUniqueViolation)).toBe(false);
    }));

  it('keeps all of a transaction or nothing', () =>
    withCounters(kind, async (db) => {
      const half = inTransaction(db, async (trx) => {
        await trx.insertInto('counters').values({ name: 'one', value: 1 }).execute();
        throw new Error('no more');
      });
      await expect(half).rejects.toThrow('no more');
      expect(await db.selectFrom('counters').selectAll().execute()).toEqual([]);
    }));

  it('keeps all of a migration or nothing', () =>
    withCounters(kind, async (db) => {
      await expect(migrate(db, failing)).rejects.toThrow('no more');
      await expect(sql`select * from half`.execute(db)).rejects.toThrow();
      await expect(migrate(db, migrations)).resolves.toBeUndefined();
    }));

  it('tries again after a conflict, so that no increment of two openers is lost', async () => {
    const store = await freshStore(engine);
    const [one, two] = [open(store.url), open(store.url)];
    await migrate(one, migrations);
    await one.insertInto('counters').values({ name: 'shared', value: 0 }).execute();
    await Promise.all([one, two, one, two, one, two].map(increment));
    expect(await two.selectFrom('counters').select('value').execute()).toEqual([{ value: 6 }]);
    await Promise.all([one.destroy(), two.destroy()]);
    await store.drop();
  });

  it('several providers may start at once on an empty store: one migrates and seeds', async () => {
    const store = await freshStore(engine);
    const options = {
      databaseUrl: store.url,
      clock: systemClock(),
      log: quiet,
      portalOrigin: 'https://p.example',
      mode: 'test' as const,
    };
    const providers = await Promise.all([1, 2, 3].map(() => createProvider(options)));
    const [first] = providers;
    const accounts = await first?.db.selectFrom('accounts').select('username').execute();
    expect(new Set(accounts?.map(({ username }) => username)).size).toBe(accounts?.length);
    await Promise.all(providers.map((provider) => provider.close()));
    await store.drop();
  });
}

describe('a PostgreSQL server that ends a connection', () => {
  const pidOf = async (db: Kysely<Tables>) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const endAll = (url: string) =>
    withOther(url, (db) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );
  async function withOther(url: string, work: (db: Kysely<Tables>) => Promise<unknown>) {
    const other = openDatabase<Tables>(url);
    await work(other);
    await other.destroy();
  }

  it('between two queries of a transaction: it runs once more on a new one, and the process lives', () =>
    withCounters(postgres, async (db, url) => {
      const pids: unknown[] = [];
      await inTransaction(db, async (trx) => {
        pids.push(await pidOf(trx));
        if (pids.length === 1) await endAll(url);
        await trx.insertInto('counters').values({ name: 'one', value: 1 }).execute();
      });
      expect(pids).toHaveLength(2);
      expect(await db.selectFrom('counters').selectAll().execute()).toEqual([{ name: 'one', value: 1 }]);
    }));

  it('again and again: the failure comes through as that of the store, and leaves nothing half', () =>
    withCounters(postgres, async (db, url) => {
      const failed = await inTransaction(db, async (trx) => {
        await trx.insertInto('counters').values({ name: 'two', value: 2 }).execute();
        await endAll(url);
        await trx.insertInto('counters').values({ name: 'three', value: 3 }).execute();
      }).catch(isStoreFailure);
      expect(failed).toBe(true);
      expect(await db.selectFrom('counters').selectAll().execute()).toEqual([]);
    }));

  it('while it does nothing, and twenty in use at once', () =>
    withCounters(postgres, async (db, url) => {
      await Promise.all(Array.from({ length: 10 }, () => pidOf(db)));
      await endAll(url);
      await pidOf(db).catch(isStoreFailure);
      const asked = Array.from({ length: 20 }, () =>
        sql`select pg_sleep(0.2)`.execute(db).then(
          () => 'answered',
          (error: unknown) => (isStoreFailure(error) ? 'failed' : error),
        ),
      );
      await pause(60);
      await endAll(url);
      expect(new Set(await Promise.all(asked))).toContain('failed');
      expect(await pidOf(db)).toBeGreaterThan(0);
    }));
});

it('knows two kinds of address', () => {
  expect(() => openDatabase('mysql://somewhere')).toThrow('sqlite:<path> or postgres://');
});
