import type { Kysely } from 'kysely';
import type { Declaration, DeclarationType, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import type { Tables } from '#provider/core/tables.ts';

export const declarationsOf = (db: Kysely<Tables>) => ({
  /** The portal's own. */
  async own(patientId: string): Promise<Declaration[]> {
    const rows = await db
      .selectFrom('declarations')
      .selectAll()
      .where('patient_id', '=', patientId)
      .orderBy('registration_date')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      patientId: row.patient_id,
      type: row.type,
      state: row.state,
      registrationDate: row.registration_date,
      systemId: row.system_id ?? undefined,
    }));
  },

  /** Those of the hospital system. */
  async hospital({
    patientId,
    types,
  }: {
    patientId: string;
    types: readonly DeclarationType[];
  }): Promise<HospitalDeclaration[]> {
    const rows = await db
      .selectFrom('hospital_declarations')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('type', 'in', types)
      .orderBy('system_id')
      .execute();
    return rows.map((row) => ({
      systemId: row.system_id,
      patientId: row.patient_id,
      type: row.type,
      stateExport: row.state_export,
    }));
  },
});
