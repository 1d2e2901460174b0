import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { queue } from '#provider/core/outbox/queue.ts';
import { isEmpty, reset, seedClinic } from '#provider/seed/index.ts';
import { accounts } from '#provider/seed/people.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';

describe('seeding a store', () => {
  let db: Kysely<Tables>;
  const clock = movableClock({ now: () => new Date('2026-11-20T11:00:00Z') });

  beforeEach(async () => {
    clock.reset();
    db = openDatabase<Tables>('sqlite::memory:');
    await migrate(db, migrations);
  });

  afterEach(() => db.destroy());

  it('fills an empty store, with every reference right', async () => {
    expect(await isEmpty(db)).toBe(true);
    await seedClinic({ db, clock, passwordHash: '' });

    expect(await isEmpty(db)).toBe(false);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  });

  it('is all or nothing: a second seed changes nothing', async () => {
    await seedClinic({ db, clock, passwordHash: '' });
    await expect(seedClinic({ db, clock, passwordHash: '' })).rejects.toThrow();
    expect(await countOf('accounts')).toBe(accounts.length);
  });

  it('wipes what was added and seeds again as of the clock’s today', async () => {
    await seedClinic({ db, clock, passwordHash: '' });
    await queue(db, { channel: 'SMS', recipient: '+48600100101', text: 'Kod: 123456', at: clock.now() });
    const before = await firstVisitOfJan();

    clock.advance('P28D');
    await reset({ db, clock, passwordHash: '' });

    expect(await countOf('outbox')).toBe(0);
    expect(await countOf('accounts')).toBe(accounts.length);
    expect(await firstVisitOfJan()).toBeGreaterThan(before);
  });

  async function countOf(table: 'accounts' | 'outbox') {
    const { count } = await db
      .selectFrom(table)
      .select((each) => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async function firstVisitOfJan() {
    const visit = await db
      .selectFrom('bookings')
      .select('starts_at')
      .where('system_id', '=', 'booking-3001')
      .executeTakeFirstOrThrow();
    return visit.starts_at;
  }
});
