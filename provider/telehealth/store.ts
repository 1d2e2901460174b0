import type { Kysely } from 'kysely';
import { caseFilesOf } from './store/case-files.ts';
import { medicalCasesOf } from './store/cases.ts';
import { telehealthDutyOf, telehealthSystemOf } from './store/duty.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TeleconsultationAttachmentRow, TelehealthPatientRow } from '#provider/telehealth/tables.ts';

/** Everything but the bytes. */
const LISTED = [
  'id',
  'teleconsultation_id',
  'type',
  'file_name',
  'created_at',
  'author',
  'text',
  'kept_until',
] as const satisfies (keyof TeleconsultationAttachmentRow)[];

/** Bookings that are teleconsultations, and what is left of them. */
const teleconsultationsOf = (db: Kysely<Tables>) => ({
  byId: (id: string) =>
    db.selectFrom('teleconsultations').selectAll().where('id', '=', id).executeTakeFirst(),

  ofBooking: ({ system, systemId }: { system: string; systemId: string }) =>
    db
      .selectFrom('teleconsultations')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  /** Oldest first. */
  attachments: (id: string) =>
    db
      .selectFrom('teleconsultation_attachments')
      .select(LISTED)
      .where('teleconsultation_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  chat: (id: string) =>
    db
      .selectFrom('chat_messages')
      .selectAll()
      .where('teleconsultation_id', '=', id)
      .orderBy('position')
      .execute(),

  /** The last one, when several were recorded. */
  recording: (id: string) =>
    db
      .selectFrom('teleconsultation_attachments')
      .selectAll()
      .where('teleconsultation_id', '=', id)
      .where('type', '=', 'A')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
});

/** Patients whom the telehealth system knows. */
const telehealthPatientsOf = (db: Kysely<Tables>) => ({
  /** Returns whether it knows the patient. */
  async tell({ patientId, identifiers, toldAt }: { patientId: string; identifiers: object; toldAt: number }) {
    const { numUpdatedRows } = await db
      .updateTable('telehealth_patients')
      .set({ identifiers: JSON.stringify(identifiers), told_at: toldAt })
      .where('patient_id', '=', patientId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async put({ patient_id, ...row }: TelehealthPatientRow) {
    await db
      .insertInto('telehealth_patients')
      .values({ patient_id, ...row })
      .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(row))
      .execute();
  },
});

export const store = {
  teleconsultations: teleconsultationsOf,
  telehealthPatients: telehealthPatientsOf,
  medicalCases: medicalCasesOf,
  caseFiles: caseFilesOf,
  telehealthDuty: telehealthDutyOf,
  telehealthSystem: telehealthSystemOf,
};
