import { readdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { phoneCodesOf } from '#provider/account/store/phone-codes.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { migrations } from '#provider/generated/migrations.ts';
import { HISTORIES, schemaOf, schemasWithStepLast } from '#tests/support/migration-histories.ts';
import { engines, freshStore, type Engine } from '#tests/support/stores.ts';

/** UTC time, area, what: 20261121T1947-messages-inbox. */
const NEW_NAME = /^(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])[0-5]\d-[a-z]+(-[a-z0-9]+)+$/;

describe.each(HISTORIES)('migrations of the $store’s store', ({ steps, ran }) => {
  it('keep the names that have run somewhere; others carry UTC time, area and what', () => {
    const names = Object.keys(steps);
    expect(names).toEqual(expect.arrayContaining([...ran]));
    expect(names.filter((name) => !ran.includes(name) && !NEW_NAME.test(name))).toEqual([]);
  });

  it('need only steps that sort, and so run, before them', () => {
    for (const [name, { needs = [] }] of Object.entries(steps)) {
      expect(needs.filter((need) => !(need in steps) || need >= name)).toEqual([]);
    }
  });

  describe.each(engines)('on %s', (engine) => {
    let whole: Awaited<ReturnType<typeof schemaOf>>;
    let late: Awaited<ReturnType<typeof schemasWithStepLast>>;
    beforeAll(async () => {
      whole = await withStore(engine, async (db) => {
        await migrate(db, steps);
        return schemaOf(db);
      });
      late = await withStore(engine, (db) => schemasWithStepLast(db, steps));
    });

    it.each(Object.keys(steps))('%s may come after all others', (name) => {
      expect(withoutBooks(late.get(name))).toEqual(withoutBooks(whole));
    });

    it('run after later ones that a store has already', () =>
      withStore(engine, async (db) => {
        const [ground, name] = Object.keys(steps).sort() as [string, string];
        const others = Object.entries(steps).filter(
          ([each, { needs = [] }]) => each !== name && !needs.includes(name),
        );
        await migrate(db, Object.fromEntries(others));
        await migrate(db, steps);
        expect(others.map(([each]) => each)).toContain(ground);
        expect(await schemaOf(db)).toEqual(whole);
      }));
  });
});

/** The tables in which the migrator keeps what has run are its own. */
const withoutBooks = (schema: Awaited<ReturnType<typeof schemaOf>> | undefined) => {
  const isOwn = (line: string) => !/kysely_migration/.test(line);
  return schema && { columns: schema.columns.filter(isOwn), indexes: schema.indexes.filter(isOwn) };
};

it('the provider’s migrations are those of its folder', () => {
  const files = readdirSync('provider/migrations').filter((name) => name.endsWith('.ts'));
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files.sort());
});

async function withStore<Result>(engine: Engine, work: (db: Kysely<unknown>) => Promise<Result>) {
  const store = await freshStore(engine);
  const db = openDatabase<unknown>(store.url);
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await store.drop();
  }
}

const before = (name: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

/** As the first version had it: later columns are left out. */
const ACCOUNT = {
  id: 'account-1',
  username: 'jan',
  password_hash: 'x',
  name: 'Jan',
  last_name: 'Nowak',
  email: null,
  phone_number: null,
  phone_confirmed: 0,
  language: null,
  type: 'AUTHORIZED',
  state: 'ACTIVE',
} as AccountRow;

describe.each(engines)('a store of an earlier version, on %s', (engine) => {
  it('keeps the code that is on its way: it confirms the booking of its time, as before', async () => {
    const store = await freshStore(engine);
    const db = openDatabase<Tables>(store.url);
    await migrate(db, before('007'));
    await db.insertInto('accounts').values(ACCOUNT).execute();
    const row = {
      account_id: 'account-1',
      slot_id: 'tel-sikora_20261109T0900',
      phone_number: '+48600100101',
    };
    const counted = { code_hash: 'h', valid_until: 600_000, tries_left: 3, sends: 2, sends_from: 0 };
    const earlier = openDatabase<{ phone_codes: typeof row & typeof counted }>(store.url);
    await earlier
      .insertInto('phone_codes')
      .values({ ...row, ...counted })
      .execute();
    await earlier.destroy();

    await migrate(db, migrations);
    expect(await phoneCodesOf(db).last('account-1')).toMatchObject({
      object: 'SLOT',
      objectId: row.slot_id,
      acceptedAt: null,
      triesLeft: 3,
      validUntil: 600_000,
    });
    await db.destroy();
    await store.drop();
  });
});
