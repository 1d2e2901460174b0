import type { Kysely } from 'kysely';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { MedicalCaseNoteRow, MedicalCaseRow } from '#provider/telehealth/tables.ts';

type OfCase = { whose: Whose; id: string };
type Tied = { ids: readonly string[]; caseId: string; patientId: string; teleconsultationId: string };

const FILE_SHOWN = ['id', 'filename', 'type', 'size', 'created_at', 'teleconsultation_id'] as const;

/** Medical cases, and what patients' sides put into them. */
export const medicalCasesOf = (db: Kysely<Tables>) => ({
  /** The newest first. */
  list: (whose: Whose): Promise<MedicalCaseRow[]> =>
    within(db.selectFrom('medical_cases').selectAll(), whose)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  byId: ({ whose, id }: OfCase): Promise<MedicalCaseRow | undefined> =>
    within(db.selectFrom('medical_cases').selectAll(), whose).where('id', '=', id).executeTakeFirst(),

  byKeyHash: ({ whose, keyHash }: { whose: Whose; keyHash: string }): Promise<MedicalCaseRow | undefined> =>
    within(db.selectFrom('medical_cases').selectAll(), whose)
      .where('key_hash', '=', keyHash)
      .executeTakeFirst(),

  /** Teleconsultations of these cases that are not cancelled, with their service, the last one first. */
  consultations: (caseIds: readonly string[]) =>
    caseIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('teleconsultations')
          .innerJoin('bookings', (join) =>
            join
              .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
              .onRef('bookings.system', '=', 'teleconsultations.system'),
          )
          .innerJoin('services', 'services.code', 'bookings.service_code')
          .select(['medical_case_id', 'starts_at', 'services.name as service_name'])
          .where('medical_case_id', 'in', caseIds)
          .where('bookings.status', '<>', 'CANCELED')
          .orderBy('starts_at', 'desc')
          .execute(),

  add: (row: MedicalCaseRow) => db.insertInto('medical_cases').values(row).execute(),

  note: ({ whose, id }: OfCase): Promise<MedicalCaseNoteRow | undefined> =>
    within(db.selectFrom('medical_case_notes').selectAll(), whose).where('id', '=', id).executeTakeFirst(),

  noteByKeyHash: (query: { whose: Whose; keyHash: string }): Promise<MedicalCaseNoteRow | undefined> =>
    within(db.selectFrom('medical_case_notes').selectAll(), query.whose)
      .where('key_hash', '=', query.keyHash)
      .executeTakeFirst(),

  addNote: (row: MedicalCaseNoteRow) => db.insertInto('medical_case_notes').values(row).execute(),

  changeNote: ({ id, text, at }: { id: string; text: string; at: number }) =>
    db.updateTable('medical_case_notes').set({ text, changed_at: at }).where('id', '=', id).execute(),

  /** Teleconsultations that start in a time and are neither over nor cancelled, each with what was told and sent for it; the soonest first. */
  ahead: ({ whose, from, before }: { whose: Whose; from: number; before: number }) =>
    db
      // Apart, since both tables say who has made a row.
      .selectFrom(
        within(db.selectFrom('bookings').selectAll(), whose)
          .where('status', 'in', ['SCHEDULED', 'REGISTERED'])
          .where('starts_at', '>=', from)
          .where('starts_at', '<=', before)
          .as('visit'),
      )
      .innerJoin('teleconsultations', (join) =>
        join
          .onRef('teleconsultations.system_id', '=', 'visit.system_id')
          .onRef('teleconsultations.system', '=', 'visit.system'),
      )
      .innerJoin('services', 'services.code', 'visit.service_code')
      .selectAll('teleconsultations')
      .select(['visit.patient_id', 'visit.starts_at', 'visit.ends_at', 'visit.availability_id'])
      .select('services.name as service_name')
      .select(({ exists, selectFrom }) => [
        exists(
          selectFrom('medical_case_notes as note')
            .select('note.id')
            .whereRef('note.teleconsultation_id', '=', 'teleconsultations.id')
            .where('note.text', '<>', ''),
        ).as('has_note'),
        exists(
          selectFrom('medical_case_files as file')
            .select('file.id')
            .whereRef('file.teleconsultation_id', '=', 'teleconsultations.id'),
        ).as('has_file'),
        exists(
          selectFrom('booking_measurements as measured')
            .select('measured.system_id')
            .whereRef('measured.system_id', '=', 'visit.system_id'),
        ).as('has_measurements'),
      ])
      .orderBy('visit.starts_at')
      .orderBy('visit.system_id')
      .execute(),

  /** The notes and files that were written and sent for a teleconsultation, empty notes left out. */
  async ofConsultation(id: string) {
    const notes = await db
      .selectFrom('medical_case_notes')
      .select(['id', 'text', 'changed_at'])
      .where('teleconsultation_id', '=', id)
      .where('text', '<>', '')
      .orderBy('changed_at')
      .execute();
    const files = await db
      .selectFrom('medical_case_files')
      .select(FILE_SHOWN)
      .where('teleconsultation_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return { notes, files };
  },

  /** Notes and files of a case become those of its teleconsultation; false when one is not there, or is another one's. */
  async tie({ ids, caseId, patientId, teleconsultationId }: Tied) {
    if (ids.length === 0) return true;
    const to = { teleconsultation_id: teleconsultationId };
    const counts = await Promise.all(
      (['medical_case_notes', 'medical_case_files'] as const).map((table) =>
        db
          .updateTable(table)
          .set(to)
          .where('id', 'in', ids)
          .where('case_id', '=', caseId)
          .where('patient_id', '=', patientId)
          .where((where) =>
            where.or([
              where('teleconsultation_id', 'is', null),
              where('teleconsultation_id', '=', teleconsultationId),
            ]),
          )
          .executeTakeFirst(),
      ),
    );
    const tied = counts.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
    return tied === new Set(ids).size;
  },

  /** Tells whether what belongs to a teleconsultation may still be changed. */
  async isOpen(teleconsultationId: string | null) {
    if (teleconsultationId === null) return true;
    const over = await db
      .selectFrom('teleconsultations')
      .innerJoin('bookings', (join) =>
        join
          .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
          .onRef('bookings.system', '=', 'teleconsultations.system'),
      )
      .select('bookings.system_id')
      .where('teleconsultations.id', '=', teleconsultationId)
      .where('bookings.status', 'not in', ['SCHEDULED', 'REGISTERED'])
      .executeTakeFirst();
    return over === undefined;
  },
});
