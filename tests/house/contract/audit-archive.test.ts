import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { archiveAudit } from '#provider/core/audit/archive.ts';
import { dropOld } from '#provider/core/audit/retention.ts';
import { auditOf, dropYears } from '#provider/core/audit/store.ts';
import { movableClock } from '#provider/core/clock.ts';
import { addRefusals } from '#provider/core/limits/store/refusals.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { changeSettings } from '#provider/core/settings/change-settings.ts';
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

  it('of a year are deleted when the last of them is older than the setting, 5 years unless it says otherwise', async () => {
    await auditOf(db).add([
      entry('2020-12-31T10:00:00.000Z', 'of a whole year that is over'),
      entry('2021-11-19T23:00:00.000Z', 'old by itself'),
      entry('2021-11-20T00:00:00.000Z', 'the last of its year'),
      ...OLD,
    ]);
    await archiveAudit({ db, clock });
    expect(await dropOld({ db, clock })).toEqual({ years: ['audit_2020'], refusals: 0 });
    expect(await objectsIn('audit_2021')).toEqual(['old by itself', 'the last of its year']);

    await changeSettings({ db, clock, rows: { accessLog: { years: 2 } }, action: 'test' });
    expect((await dropOld({ db, clock })).years).toEqual(['audit_2021']);
    expect(await objectsIn('audit_2024')).toEqual(['the last of 2024']);
    for (const years of [0, -3, 1.5, 'x']) {
      await changeSettings({ db, clock, rows: { accessLog: { years } }, action: 'test' });
      expect(await dropOld({ db, clock })).toEqual({ years: [], refusals: 0 });
    }
  });

  it('are deleted as long after as refusals are', async () => {
    const refusal = (iso: string, kind: string) => ({ accountId: 'account-2001', kind, at: new Date(iso) });
    await addRefusals(db, [
      refusal('2021-11-19T23:59:59.999Z', 'results.get'),
      refusal('2021-11-20T00:00:00.000Z', 'results.get'),
      refusal('2021-11-19T11:00:00.000Z', 'limit.FILES'),
      refusal('2026-11-20T10:00:00.000Z', 'messages.get'),
    ]);
    expect(await dropOld({ db, clock })).toEqual({ years: [], refusals: 2 });
    const left = await db.selectFrom('refusals').select(['kind', 'last_at']).orderBy('last_at').execute();
    expect(left.map(({ kind }) => kind)).toEqual(['results.get', 'messages.get']);
    expect(await dropOld({ db, clock })).toEqual({ years: [], refusals: 0 });
  });

  it('go with everything else when the clinic begins anew', async () => {
    await auditOf(db).add(OLD);
    await archiveAudit({ db, clock });
    await db.transaction().execute(dropYears);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).filter((name) => name.startsWith('audit'))).toEqual(['audit']);
  });
});
