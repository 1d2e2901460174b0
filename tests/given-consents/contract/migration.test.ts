import { describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { engines, freshStore } from '#tests/support/stores.ts';

const STEP = '20261127T1235-given-consents-rows';
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < STEP));

const PATIENT = {
  id: 'patient-1',
  name: 'Jan',
  last_name: 'Nowak',
  birth_date: '1954-03-14',
  gender: 'MALE',
  authorized: 1,
} as Tables['patients'];

type Old = {
  partner_consents: {
    id: string;
    patient_id: string;
    partner_id: string;
    valid_from: string;
    valid_to: string | null;
  };
};

const old = (id: string, valid_from: string, valid_to: string | null) => ({
  id,
  patient_id: 'patient-1',
  partner_id: 'partner-1',
  valid_from,
  valid_to,
});

describe.each(engines)('consents for partners of an earlier version, on %s', (engine) => {
  it('are signed CPAR of documents chosen one by one; of several the one that lasts longest holds the key', async () => {
    const store = await freshStore(engine);
    const db = openDatabase<Tables>(store.url);
    await migrate(db, before);
    await db.insertInto('patients').values(PATIENT).execute();
    await db.insertInto('partners').values({ id: 'partner-1', name: 'Szpital' }).execute();
    const earlier = openDatabase<Old>(store.url);
    await earlier
      .insertInto('partner_consents')
      .values([
        old('a', '2024-01-01', '2025-01-01'),
        old('b', '2025-01-02', null),
        old('c', '2026-01-01', null),
      ])
      .execute();
    await earlier.destroy();

    await migrate(db, migrations);
    const rows = await db.selectFrom('patient_consents').selectAll().orderBy('id').execute();
    expect(
      rows.map(({ id, valid_from, valid_to, live_key }) => [id, valid_from, valid_to, live_key]),
    ).toEqual([
      ['a', '2024-01-01', '2025-01-01', null],
      ['b', '2025-01-02', null, 'patient-1/partner-1/all/selected'],
      ['c', '2026-01-01', null, null],
    ]);
    const [first] = rows;
    expect(first).toMatchObject({
      type: 'CPAR',
      status: 'SIGNED',
      account_id: null,
      given_by_role: 'UNIT',
      only_selected: 1,
      made_at: Date.parse('2024-01-01'),
      waits_own: 0,
      personnel_id: null,
      version: 1,
    });
    await db.destroy();
    await store.drop();
  });
});
