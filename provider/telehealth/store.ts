import type { Kysely } from 'kysely';
import type { Day } from '#contract/days/reading/warsaw.ts';
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

type OnDay = Readonly<{ id: string; today: Day }>;

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

  /** The attachments kept on a day, oldest first. */
  attachments: ({ id, today }: OnDay) =>
    db
      .selectFrom('teleconsultation_attachments')
      .select(LISTED)
      .where('teleconsultation_id', '=', id)
      .where((where) => where.or([where('kept_until', 'is', null), where('kept_until', '>=', today)]))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Its lines, as long as the chat is kept. */
  chat: ({ id, today }: OnDay) =>
    db
      .selectFrom('chat_messages')
      .selectAll()
      .where('teleconsultation_id', '=', id)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('teleconsultation_attachments')
              .select('teleconsultation_attachments.id')
              .where('teleconsultation_attachments.teleconsultation_id', '=', id)
              .where('type', '=', 'C')
              .where('kept_until', '<', today),
          ),
        ),
      )
      .orderBy('position')
      .execute(),

  /** The last one that is kept, when several were recorded. */
  recording: ({ id, today }: OnDay) =>
    db
      .selectFrom('teleconsultation_attachments')
      .selectAll()
      .where('teleconsultation_id', '=', id)
      .where('type', '=', 'A')
      .where((where) => where.or([where('kept_until', 'is', null), where('kept_until', '>=', today)]))
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

export const telehealthStore = {
  teleconsultations: teleconsultationsOf,
  telehealthPatients: telehealthPatientsOf,
  medicalCases: medicalCasesOf,
  caseFiles: caseFilesOf,
  telehealthDuty: telehealthDutyOf,
  telehealthSystem: telehealthSystemOf,
};
