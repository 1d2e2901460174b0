import type { PortalDatabase } from './tables.server.ts';

type Whose = { accountId: string; patientId: string };

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** Patients of whom the telehealth system could not be told, by the account whose act it was. Times in ms. */
export const untoldOf = (db: PortalDatabase) => ({
  async note({ accountId, patientId, now }: Whose & { now: number }) {
    await db
      .insertInto('untold_patients')
      .values({ account_id: accountId, patient_id: patientId, failed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'patient_id']).doUpdateSet({ failed_at: now }),
      )
      .execute();
  },

  async has({ accountId, patientId }: Whose) {
    const row = await db
      .selectFrom('untold_patients')
      .select('patient_id')
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    return row !== undefined;
  },

  async forget({ accountId, patientId }: Whose) {
    await db
      .deleteFrom('untold_patients')
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .execute();
  },

  async purge(now: number) {
    await db
      .deleteFrom('untold_patients')
      .where('failed_at', '<', now - KEPT_MS)
      .execute();
  },
});
