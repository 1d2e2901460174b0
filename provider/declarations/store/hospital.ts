import type { Kysely } from 'kysely';
import { within, type Whose } from '#provider/core/whose.ts';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { HospitalDeclarationRow } from '#provider/declarations/tables.ts';

type OfKind = { patientId: string; type: DeclarationType; state: HospitalDeclarationRow['state'] };

/** Declarations as the hospital system holds them. */
export const hospitalDeclarationsOf = (db: Kysely<Tables>) => ({
  list: ({ whose, types }: { whose: Whose; types: readonly DeclarationType[] }) =>
    within(db.selectFrom('hospital_declarations').selectAll('hospital_declarations'), whose)
      .where('type', 'in', types)
      .orderBy('system_id')
      .execute(),

  byId: ({ whose, systemId }: { whose: Whose; systemId: string }) =>
    within(db.selectFrom('hospital_declarations').selectAll('hospital_declarations'), whose)
      .where('system_id', '=', systemId)
      .executeTakeFirst(),

  /** One of whomever it is: for rules alone. */
  ofAnybody: (systemId: string) =>
    db.selectFrom('hospital_declarations').selectAll().where('system_id', '=', systemId).executeTakeFirst(),

  withKey: (keyHash: string) =>
    db.selectFrom('hospital_declarations').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

  /** Declarations of a kind and state, the last one first; for rules alone. */
  ofKind: ({ patientId, type, state }: OfKind) =>
    db
      .selectFrom('hospital_declarations')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('type', '=', type)
      .where('state', '=', state)
      .orderBy('system_id', 'desc')
      .execute(),

  add: (row: HospitalDeclarationRow) => db.insertInto('hospital_declarations').values(row).execute(),

  change: ({ systemId, to }: { systemId: string; to: Partial<HospitalDeclarationRow> }) =>
    db.updateTable('hospital_declarations').set(to).where('system_id', '=', systemId).execute(),
});

/** Who may be chosen, and what a declaration says of a patient beside the record. */
export const primaryCareOf = (db: Kysely<Tables>) => ({
  staff: (type: DeclarationType) =>
    db
      .selectFrom('primary_care_staff')
      .selectAll()
      .where('type', '=', type)
      .orderBy('last_name')
      .orderBy('id')
      .execute(),

  member: ({ id, type }: { id: string; type: DeclarationType }) =>
    db
      .selectFrom('primary_care_staff')
      .selectAll()
      .where('id', '=', id)
      .where('type', '=', type)
      .executeTakeFirst(),

  units: (ids: readonly string[]) =>
    db
      .selectFrom('units')
      .selectAll()
      .where('id', 'in', ids.length > 0 ? ids : [''])
      .execute(),

  data: (whose: Whose, patientId?: string) =>
    within(db.selectFrom('declaration_data').selectAll('declaration_data'), whose)
      .$if(patientId !== undefined, (rows) => rows.where('patient_id', '=', patientId ?? ''))
      .executeTakeFirst(),

  /** All that the paper of a declaration says of its patient, whoever has written it: for its hash alone. */
  saidOf: (patientId: string) =>
    db
      .selectFrom('patients')
      .leftJoin('declaration_data', 'declaration_data.patient_id', 'patients.id')
      .select(['name', 'middle_name', 'last_name', 'birth_date', 'national_id', 'insurer_code'])
      .select(['street', 'house_number', 'apartment_number', 'postal_code', 'city'])
      .select(['family_name', 'declaration_data.phone_number'])
      .where('patients.id', '=', patientId)
      .executeTakeFirst(),

  putData: (row: Tables['declaration_data']) =>
    db
      .insertInto('declaration_data')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('patient_id').doUpdateSet({
          account_id: row.account_id,
          family_name: row.family_name,
          phone_number: row.phone_number,
        }),
      )
      .execute(),

  changeInsurer: ({ patientId, insurerCode }: { patientId: string; insurerCode: string }) =>
    db
      .updateTable('patients')
      .set((set) => ({ insurer_code: insurerCode, version: set('version', '+', 1) }))
      .where('id', '=', patientId)
      .execute(),
});
