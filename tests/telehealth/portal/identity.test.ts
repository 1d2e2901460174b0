import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';

/** A part that failed before is made good when a teleconsultation is opened, and once. */

const at = portalForFile();

it('is told at the entry into a teleconsultation of whom it could not be told', async () => {
  const { provider, portal } = at.stores;
  const { system, system_id: id } = await provider
    .selectFrom('teleconsultations')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
        .onRef('bookings.system', '=', 'teleconsultations.system'),
    )
    .select(['bookings.system', 'bookings.system_id'])
    .where('patient_id', '=', 'patient-1001')
    .executeTakeFirstOrThrow();
  const jan = await at.signedIn();
  const known = () => provider.selectFrom('telehealth_patients').selectAll().execute();
  const path = `/bookings/${system}/${id}`;

  await provider.deleteFrom('telehealth_patients').execute();
  expect((await jan.get(path)).status).toBe(200);
  expect(await known()).toEqual([]);

  const whose = { account_id: 'account-2001', patient_id: 'patient-1001' };
  await portal
    .insertInto('untold_patients')
    .values({ ...whose, failed_at: Date.now() })
    .execute();
  expect((await jan.get(path)).status).toBe(200);
  expect(await known()).toMatchObject([{ patient_id: 'patient-1001', surname: 'Nowak', gender: 'M' }]);
  expect(await portal.selectFrom('untold_patients').selectAll().execute()).toEqual([]);
});
