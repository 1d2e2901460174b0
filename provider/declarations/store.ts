import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Declaration, DeclarationType, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import type { Tables } from '#provider/generated/tables.ts';

const declarationsOf = (db: Kysely<Tables>) => ({
  /** The portal's own. */
  async own(whose: Whose): Promise<Declaration[]> {
    const rows = await withinPatients(db.selectFrom('declarations').selectAll(), whose)
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

  /** Declarations of the hospital system. */
  async hospital({
    whose,
    types,
  }: {
    whose: Whose;
    types: readonly DeclarationType[];
  }): Promise<HospitalDeclaration[]> {
    const rows = await withinPatients(db.selectFrom('hospital_declarations').selectAll(), whose)
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

export const store = { declarations: declarationsOf };
