import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { seedClinic } from '#provider/seed/index.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';

describe('the load seed', () => {
  let db: Kysely<Tables>;
  const clock = { now: () => new Date('2026-11-20T11:00:00Z') };
  const nextMonth = { now: () => new Date('2026-12-20T11:00:00Z') };

  beforeAll(async () => {
    db = openDatabase<Tables>('sqlite::memory:');
    await migrate(db, migrations);
    await seedClinic({ db, clock, passwordHash: 'hash' });
    await seedLoad({ db, clock, patients: 1_100 });
  });

  afterAll(() => db.destroy());

  it('makes patients with 15 bookings each: ten to come and five past', async () => {
    const perPatient = await db
      .selectFrom('bookings')
      .select(({ fn }) => [
        'patient_id',
        fn.countAll<number>().as('all'),
        fn.sum<number>(sql`starts_at > ${clock.now().getTime()}`).as('toCome'),
      ])
      .where('patient_id', 'like', 'patient-load-%')
      .groupBy('patient_id')
      .execute();

    expect(perPatient).toHaveLength(1_100);
    expect(new Set(perPatient.map(({ all, toCome }) => `${all} ${toCome}`))).toEqual(new Set(['15 10']));
  });

  it('gives each a published result of 30 values within their ranges', async () => {
    const perPatient = await db
      .selectFrom('test_values')
      .innerJoin('test_results', 'test_results.id', 'test_values.result_id')
      .select(({ fn }) => ['patient_id', fn.countAll<number>().as('all')])
      .where('patient_id', 'like', 'patient-load-%')
      .where('published_at', 'is not', null)
      .where(sql<boolean>`number between coalesce(low, number) and coalesce(high, number)`)
      .groupBy('patient_id')
      .execute();
    expect(perPatient).toHaveLength(1_100);
    expect(new Set(perPatient.map(({ all }) => all))).toEqual(new Set([30]));
  });

  it('gives nobody the PESEL of somebody else', async () => {
    const people = await db.selectFrom('patients').select('national_id').execute();
    const numbers = people.map(({ national_id }) => national_id).filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('leaves the clinic’s free times and catalogue as they are', async () => {
    const working = await db
      .selectFrom('working_hours')
      .where('practitioner_id', 'like', 'load-%')
      .select('room')
      .execute();
    expect(working).toEqual([]);
  });

  it('leaves SQLite its statistics without samples of values, for which it would prepare each statement anew', async () => {
    const rowsOf = async (table: string) =>
      (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

    expect(await rowsOf('sqlite_stat1')).toBeGreaterThan(10);
    // Node's own SQLite is made without such samples and has no table for them.
    const { rows } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat4'`.execute(db);
    expect(rows.length === 0 || (await rowsOf('sqlite_stat4')) === 0).toBe(true);
  });

  it('refuses to do it twice, and goes on where it ended, on another day too', async () => {
    expect(await seedLoad({ db, clock, patients: 1_100 })).toEqual({ before: 1_100 });

    const steps: number[] = [];
    const { before } = await seedLoad({
      db,
      clock: nextMonth,
      patients: 2_200,
      onProgress: (done) => steps.push(done),
    });
    expect(before).toBe(1_100);
    expect(steps).toEqual([2_100, 2_200]);
  });
});
