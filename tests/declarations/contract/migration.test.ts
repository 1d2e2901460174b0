import { describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { engines, freshStore } from '#tests/support/stores.ts';

const STEP = '20261127T1155-declarations-choices';
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < STEP));

const PATIENT = {
  id: 'patient-1',
  name: 'Jan',
  last_name: 'Nowak',
  birth_date: '1954-03-14',
  gender: 'MALE',
  authorized: 1,
} as Tables['patients'];

/** As the first version had them. */
type Old = {
  declarations: Pick<
    Tables['declarations'],
    'id' | 'patient_id' | 'type' | 'state' | 'registration_date' | 'system_id'
  >;
  hospital_declarations: Pick<
    Tables['hospital_declarations'],
    'system_id' | 'patient_id' | 'type' | 'state_export'
  >;
};

const own = (id: string, state: Old['declarations']['state'], registration_date: string) => ({
  id,
  patient_id: 'patient-1',
  type: 'GP' as const,
  state,
  registration_date,
  system_id: null,
});
const held = (system_id: string, state_export: 'A' | 'N') => ({
  system_id,
  patient_id: 'patient-1',
  type: 'GP' as const,
  state_export,
});

describe.each(engines)('declarations of an earlier version, on %s', (engine) => {
  it('stay, of the unit and of their day; of several live ones of a kind the last one holds the key', async () => {
    const store = await freshStore(engine);
    const db = openDatabase<Tables>(store.url);
    await migrate(db, before);
    await db.insertInto('patients').values(PATIENT).execute();
    const earlier = openDatabase<Old>(store.url);
    await earlier
      .insertInto('declarations')
      .values([
        own('one', 'REGISTERED', '2024-01-01'),
        own('two', 'SUBMITTED', '2025-01-01'),
        own('three', 'CANCELED', '2026-01-01'),
      ])
      .execute();
    await earlier
      .insertInto('hospital_declarations')
      .values([held('poz-1', 'A'), held('poz-2', 'N'), held('poz-3', 'A')])
      .execute();
    await earlier.destroy();

    await migrate(db, migrations);
    const rows = await db.selectFrom('declarations').selectAll().orderBy('registration_date').execute();
    expect(
      rows.map((row) => [row.id, row.live_key, row.state_export, row.given_by_role, row.version]),
    ).toEqual([
      ['one', null, 'N', 'UNIT', 1],
      ['two', 'patient-1/GP', 'A', 'UNIT', 1],
      ['three', null, 'N', 'UNIT', 1],
    ]);
    expect(rows.every((row) => row.date_of_submission === row.registration_date)).toBe(true);
    const hospital = await db.selectFrom('hospital_declarations').selectAll().orderBy('system_id').execute();
    expect(hospital.map((row) => [row.system_id, row.state, row.live_key])).toEqual([
      ['poz-1', 'SUBMITTED', null],
      ['poz-2', 'CANCELED', null],
      ['poz-3', 'SUBMITTED', 'patient-1/GP/SUBMITTED'],
    ]);
    await db.destroy();
    await store.drop();
  });
});
