import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Accounts whose owner a patient is are called as the patient is from now on, so that nobody is greeted by a former name. */
export const followName = (db: Kysely<Tables>, patientId: string) =>
  db
    .updateTable('accounts')
    .set(({ selectFrom }) => ({
      name: selectFrom('patients').select('name').where('id', '=', patientId).$asScalar(),
      last_name: selectFrom('patients').select('last_name').where('id', '=', patientId).$asScalar(),
    }))
    .where('id', 'in', (of) =>
      of
        .selectFrom('account_patients')
        .select('account_id')
        .where('patient_id', '=', patientId)
        .where('role', '=', 'PATIENT')
        .where('link_state', '=', 'C'),
    )
    .execute();
