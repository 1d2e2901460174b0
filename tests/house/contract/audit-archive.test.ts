import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { archiveAudit } from '#provider/core/audit/archive.ts';
import { auditOf, dropYears } from '#provider/core/audit/store.ts';
import { movableClock } from '#provider/core/clock.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

describe.each(engines)('old entries of the audit, on %s', (engine) => {
  const clock = movableClock({ now: () => new Date('2026-11-20T11:00:00Z') });
  let store: TestStore;
  let db: Kysely<Tables>;

  beforeEach(async () => {
    store = await freshStore(engine);
    db = openDatabase<Tables>(store.url);
    await migrate(db, migrations);
  });
  afterEach(async () => {
    await db.destroy();
    await store.drop();
  });

  const entry = (iso: string, object: string) => ({
    at: new Date(iso),
    accountId: 'account-2001',
    patientId: 'patient-1001',
    action: 'bookings.get',
    object,
    requestId: 'test',
  });
  const objectsIn = async (table: string) => {
    const { rows } = await sql<{
      object: string;
    }>`select object from ${sql.table(table)} order by id`.execute(db);
    return rows.map(({ object }) => object);
  };

  const OLD = [
    entry('2024-12-31T23:59:59.999Z', 'the last of 2024'),
    entry('2025-01-01T00:00:00.000Z', 'the first of 2025'),
    entry('2025-10-19T23:59:59.999Z', 'just old enough'),
  ];
  const KEPT = [entry('2025-10-20T00:00:00.000Z', 'not yet'), entry('2026-11-20T10:59:00.000Z', 'of now')];

  it('go to the table of their year when they are older than 13 months', async () => {
    await auditOf(db).add([...KEPT, ...OLD]);
    expect(await archiveAudit({ db, clock })).toBe(3);
    expect(await objectsIn('audit')).toEqual(['not yet', 'of now']);
    expect(await objectsIn('audit_2024')).toEqual(['the last of 2024']);
    expect(await objectsIn('audit_2025')).toEqual(['the first of 2025', 'just old enough']);
    expect(await archiveAudit({ db, clock })).toBe(0);
  });

  it('are the same there, to the last column', async () => {
    await auditOf(db).add(OLD.slice(0, 1));
    const [before] = await db.selectFrom('audit').selectAll().execute();
    await archiveAudit({ db, clock });
    const { rows } = await sql`select * from audit_2024`.execute(db);
    expect(rows).toEqual([before]);
  });

  it('are each in one table, however many do it at once', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) =>
      entry(new Date(Date.UTC(2025, 2, 1) + index).toISOString(), `${index}`),
    );
    await auditOf(db).add(many);
    const others = [openDatabase<Tables>(store.url), openDatabase<Tables>(store.url)];
    await Promise.allSettled([db, ...others].map((one) => archiveAudit({ db: one, clock })));
    await archiveAudit({ db, clock });
    await Promise.all(others.map((one) => one.destroy()));
    expect(await objectsIn('audit')).toEqual([]);
    expect(await objectsIn('audit_2025')).toEqual(many.map(({ object }) => object));
  });

  it('stay where they are when a move fails in the middle', async () => {
    await auditOf(db).add(OLD);
    await sql`create table audit_2024 (id text)`.execute(db);
    await expect(archiveAudit({ db, clock })).rejects.toThrow();
    expect(await objectsIn('audit')).toHaveLength(3);
  });

  it('go with everything else when the clinic begins anew', async () => {
    await auditOf(db).add(OLD);
    await archiveAudit({ db, clock });
    await db.transaction().execute(dropYears);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).filter((name) => name.startsWith('audit'))).toEqual(['audit']);
  });
});
