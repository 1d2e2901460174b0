import { sql, type Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

const MOST = 100;
const FILES = ['id', 'case_id', 'filename', 'size', 'created_at', 'teleconsultation_id'] as const;

/** The rows of everybody in the telehealth system, for the staff side alone. */
export const staffTelehealthOf = (db: Kysely<Tables>) => {
  const consultations = () =>
    db
      .selectFrom('teleconsultations')
      .innerJoin('bookings', (join) =>
        join
          .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
          .onRef('bookings.system', '=', 'teleconsultations.system'),
      )
      .innerJoin('patients', 'patients.id', 'bookings.patient_id')
      .innerJoin('services', 'services.code', 'bookings.service_code')
      .innerJoin('units', 'units.id', 'bookings.unit_id')
      .leftJoin('practitioners', 'practitioners.id', 'teleconsultations.practitioner_id')
      .leftJoin('medical_cases', 'medical_cases.id', 'teleconsultations.medical_case_id')
      .leftJoin('patients as wardens', 'wardens.id', 'teleconsultations.warden_id')
      .selectAll('teleconsultations')
      .select([
        'bookings.patient_id',
        'bookings.starts_at',
        'bookings.ends_at',
        'bookings.status',
        'bookings.order_status',
        'patients.name as patient_name',
        'patients.last_name as patient_last_name',
        'services.name as service_name',
        'units.name as unit_name',
        'practitioners.degree',
        'practitioners.name as practitioner_name',
        'practitioners.last_name as practitioner_last_name',
        'medical_cases.title as case_title',
        'wardens.name as warden_name',
        'wardens.last_name as warden_last_name',
      ])
      .select((of) =>
        of
          .selectFrom('booking_measurements')
          .select('date_from')
          .whereRef('booking_measurements.system_id', '=', 'bookings.system_id')
          .whereRef('booking_measurements.system', '=', 'bookings.system')
          .as('measured_from'),
      );

  return {
    /** Live ones by their start, then the last ones that are over. */
    consultations: () =>
      consultations()
        .orderBy(sql`case when teleconsultations.state in ('WAITING', 'STARTED') then 0 else 1 end`)
        .orderBy('bookings.starts_at')
        .limit(MOST)
        .execute(),

    consultation: (id: string) => consultations().where('teleconsultations.id', '=', id).executeTakeFirst(),

    /** The one that has waited longest for a service that is given now. */
    next: () =>
      consultations()
        .where('teleconsultations.is_now', '=', 1)
        .where('teleconsultations.state', '=', 'WAITING')
        .orderBy('registered_at')
        .orderBy('teleconsultations.id')
        .limit(1)
        .executeTakeFirst(),

    /** Saves what has become of one that is still in a state; false when it is no longer. */
    async change({ id, from, to }: { id: string; from: State; to: Partial<Tables['teleconsultations']> }) {
      const { numUpdatedRows } = await db
        .updateTable('teleconsultations')
        .set(to)
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    addNote: (row: Tables['teleconsultation_attachments']) =>
      db.insertInto('teleconsultation_attachments').values(row).execute(),

    notesOf: (id: string) =>
      db
        .selectFrom('teleconsultation_attachments')
        .select(['id', 'type', 'file_name', 'created_at', 'author', 'text'])
        .where('teleconsultation_id', '=', id)
        .orderBy('created_at')
        .execute(),

    /** The newest cases of all patients. */
    cases: () =>
      db
        .selectFrom('medical_cases')
        .innerJoin('patients', 'patients.id', 'medical_cases.patient_id')
        .select(['medical_cases.id', 'title', 'medical_cases.created_at', 'medical_cases.account_id'])
        .select(['patients.name', 'patients.last_name'])
        .orderBy('medical_cases.created_at', 'desc')
        .orderBy('medical_cases.id')
        .limit(MOST)
        .execute(),

    notesIn: (caseIds: readonly string[]) =>
      caseIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('medical_case_notes')
            .select(['id', 'case_id', 'text', 'created_at', 'changed_at', 'teleconsultation_id'])
            .where('case_id', 'in', caseIds)
            .orderBy('created_at')
            .execute(),

    filesIn: (caseIds: readonly string[]) =>
      caseIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('medical_case_files')
            .select(FILES)
            .where('case_id', 'in', caseIds)
            .orderBy('created_at')
            .execute(),

    file: (id: string) =>
      db
        .selectFrom('medical_case_files')
        .select(['filename', 'content'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Patients whom the telehealth system knows, or of whose consent it was told. */
    patients: () =>
      db
        .selectFrom('patients')
        .leftJoin('telehealth_patients', 'telehealth_patients.patient_id', 'patients.id')
        .leftJoin('telehealth_consents', 'telehealth_consents.patient_id', 'patients.id')
        .select(['patients.id', 'patients.name', 'patients.last_name', 'identifiers'])
        .select(['telehealth_patients.told_at as known_at', 'telehealth_consents.told_at as consent_at'])
        .orderBy('patients.id')
        .execute(),

    /** Who gives teleconsultations, and whether the person's own entries of the catalogue show the duty. */
    consultants: () =>
      db
        .selectFrom('telehealth_consultants')
        .innerJoin('practitioners', 'practitioners.id', 'telehealth_consultants.practitioner_id')
        .selectAll('telehealth_consultants')
        .select(['degree', 'name', 'last_name'])
        .select((of) =>
          of
            .selectFrom('availabilities')
            .select(({ fn }) => fn.max<number | null>('employee_status_visible').as('visible'))
            .whereRef('availabilities.practitioner_id', '=', 'telehealth_consultants.practitioner_id')
            .where('module_status', '=', 'T')
            .as('is_visible'),
        )
        .orderBy('practitioner_id')
        .execute(),

    async setConsultant({ id, isVisible, ...set }: Duty) {
      await db.updateTable('telehealth_consultants').set(set).where('practitioner_id', '=', id).execute();
      await db
        .updateTable('availabilities')
        .set({ employee_status_visible: isVisible ? 1 : 0 })
        .where('practitioner_id', '=', id)
        .where('module_status', '=', 'T')
        .execute();
    },

    queues: () => db.selectFrom('telehealth_queues').selectAll().orderBy('service_code').execute(),

    setQueue: ({ service_code, others }: Tables['telehealth_queues']) =>
      db.updateTable('telehealth_queues').set({ others }).where('service_code', '=', service_code).execute(),

    faults: () => db.selectFrom('telehealth_faults').selectAll().execute(),

    async setFaults(rows: readonly Tables['telehealth_faults'][]) {
      await db.deleteFrom('telehealth_faults').execute();
      if (rows.length > 0) await db.insertInto('telehealth_faults').values(rows).execute();
    },
  };
};

type State = Tables['teleconsultations']['state'];
type Duty = {
  id: string;
  isVisible: boolean;
  status: number;
  duty_from: number | null;
  duty_until: number | null;
};

type Staff = ReturnType<typeof staffTelehealthOf>;
export type StaffConsultation = NonNullable<Awaited<ReturnType<Staff['consultation']>>>;
export type StaffConsultant = Awaited<ReturnType<Staff['consultants']>>[number];
export type StaffCase = Awaited<ReturnType<Staff['cases']>>[number];
export type StaffCaseNote = Awaited<ReturnType<Staff['notesIn']>>[number];
export type StaffCaseFile = Awaited<ReturnType<Staff['filesIn']>>[number];
