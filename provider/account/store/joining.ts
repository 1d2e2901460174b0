import { sql, type Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Tables whose rows go over to the record: what an account that nobody has confirmed may have made for its own person. */
export const JOINED = [
  ...(['bookings', 'messages', 'person_files', 'corrections', 'waiting_list_entries'] as const),
  ...(['medical_cases', 'medical_case_notes', 'medical_case_files'] as const),
  ...(['telehealth_lives', 'telehealth_connections', 'telehealth_guests'] as const),
  ...(['invoices', 'payments', 'authorization_documents', 'signed_files', 'copy_requests'] as const),
];
/** Tables of the link itself, and of consents that were given with it. */
export const OF_LINK = ['account_patients', 'registration_consents'] as const;
/** Tables that a record has once, or of what the unit and confirmed people alone write; and who did something then. */
export const STAYING = [
  ...(['audit', 'look_ups', 'slot_holds', 'teleconsultations_asked_now', 'age_notices'] as const),
  ...(['declarations', 'hospital_declarations', 'declaration_data', 'patient_consents', 'signings'] as const),
  ...(['signed_documents', 'own_consents', 'carer_authorizations', 'document_sharings'] as const),
  ...(['deposits', 'encounters', 'test_results', 'taken_drugs', 'mobile_apps', 'mobile_pins'] as const),
  ...(['clinical_documents'] as const),
  ...(['teleconsultation_states', 'telehealth_consents', 'telehealth_patients'] as const),
] as const;

type Two = Readonly<{ accountId: string; from: string; to: string; now: number }>;

/** Somebody who is doubted, for another record has the same PESEL or document, is joined with that record (S-60). */
export const joiningOf = (db: Kysely<Tables>) => ({
  /** The unit's record behind somebody who is doubted; undefined: nobody is, or the other is one whom the unit has not seen either. */
  async behind(patientId: string) {
    const doubted = await db
      .selectFrom('patients')
      .select(['national_id', 'national_id_doubted_at', 'document_number', 'document_country'])
      .where('id', '=', patientId)
      .where('authorized', '=', 0)
      .where('registered_by', 'is not', null)
      .executeTakeFirst();
    if (!doubted) return undefined;
    const records = db
      .selectFrom('patients')
      .select(['id', 'name', 'last_name', 'birth_date'])
      .where('id', '<>', patientId)
      .where(({ eb, or }) => or([eb('registered_by', 'is', null), eb('authorized', '=', 1)]));
    const isByPesel = doubted.national_id_doubted_at !== null;
    const record = isByPesel
      ? await records
          .where('national_id', '=', doubted.national_id)
          .where('national_id_doubted_at', 'is', null)
          .executeTakeFirst()
      : await records
          .where('document_number', '=', doubted.document_number)
          .where('document_country', '=', doubted.document_country)
          .where('document_doubted_at', 'is', null)
          .executeTakeFirst();
    return record && { ...record, isByPesel };
  },

  /** The account's own person is the record from now on. The row of who was doubted stays without a link: the audit names it. */
  async join({ accountId, from, to, now }: Two) {
    for (const table of JOINED)
      await db
        .updateTable(table as 'bookings')
        .set({ patient_id: to })
        .where('patient_id', '=', from)
        .execute();
    await db
      .updateTable('registration_consents')
      .set({ patient_id: to })
      .where('account_id', '=', accountId)
      .where('patient_id', '=', from)
      .where(
        sql<boolean>`not exists (select 1 from registration_consents as there
          where there.account_id = ${accountId} and there.patient_id = ${to} and there.version = registration_consents.version)`,
      )
      .execute();
    const ofAccount = { account_id: accountId, link_state: 'C', role: 'PATIENT', changed_at: now } as const;
    await db
      .deleteFrom('account_patients')
      .where('account_id', '=', accountId)
      .where('patient_id', '=', to)
      .execute();
    await db
      .updateTable('account_patients')
      .set({ ...ofAccount, patient_id: to })
      .where('account_id', '=', accountId)
      .where('patient_id', '=', from)
      .execute();
  },
});
