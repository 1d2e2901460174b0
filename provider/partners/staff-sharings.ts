import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

type Correction = { patientId: string; former: string; current: string; at: number };

/** Sharings of all patients, for the staff side alone. */
export const staffSharingsOf = (db: Kysely<Tables>) => ({
  /** S-53: what was shared of a result goes over to the version that replaces it. False: it was not shared. */
  async followCorrection({ patientId, former, current, at }: Correction) {
    const { numUpdatedRows } = await db
      .updateTable('document_sharings')
      .set({ is_shared: 0, changed_at: at })
      .where('patient_id', '=', patientId)
      .where('doc_type', '=', 'RES')
      .where('document_id', '=', former)
      .where('is_shared', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const followed = { patient_id: patientId, doc_type: 'RES', document_id: current } as const;
    await db
      .insertInto('document_sharings')
      .values({ ...followed, is_shared: 1, changed_at: at })
      .execute();
    return true;
  },
});
