import { addMonths, instantsOf, localDay } from '#contract/days/reading/warsaw.ts';
import { plainPdf } from '#provider/seed/files.ts';
import { patientsSeed } from '#provider/patients/seed.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { PractitionerId } from '#provider/seed/practitioners.ts';
import type { ServiceCode } from '#provider/seed/services.ts';
import { identifiersOf } from './identifiers.ts';
import type {
  MedicalCaseFileRow,
  MedicalCaseRow,
  TelehealthConsultantRow,
  TelehealthFaultRow,
  TelehealthQueueRow,
} from './tables.ts';

const DAY_MS = 24 * 3_600_000;
const JAN: PatientId = 'patient-1001';
const STANISLAW: PatientId = 'patient-1007';
/** Patients whose consent stands without a document; of nobody else the telehealth system was told (B-88). */
const KNOWN: readonly PatientId[] = [JAN, 'patient-1003', 'patient-1004'];
const GENDERS = { FEMALE: 'F', MALE: 'M', OTHER: 'UN' } as const;
const NOW: ServiceCode = 'TELE-NOW';
const EIGHT = 8 * 60;
const DUTY_MS = 8 * 3_600_000;

/** The case of Jan's teleconsultations. */
export const JANS_CASE = 'case-6501';

const JANS_OTHERS = [
  { id: 'case-6591', title: 'Ból kolana po upadku', monthsAgo: 4 },
  { id: 'case-6592', title: 'Wysypka na rękach', monthsAgo: 15 },
] as const;

type Consulted = { id: string; booking: BookingRow; caseId: string };

/** Cases of all teleconsultations, and two of Jan's in which nobody was consulted: one of them is 15 months old. */
function caseRows({ now, today }: Clinic, consulted: readonly Consulted[]): MedicalCaseRow[] {
  const ofUnit = { account_id: null, key_hash: null };
  const made = new Map<string, MedicalCaseRow>();
  for (const { caseId: id, booking } of consulted)
    if (!made.has(id))
      made.set(id, {
        ...ofUnit,
        id,
        patient_id: booking.patient_id,
        title: id === JANS_CASE ? 'Nadciśnienie' : 'Porada internistyczna',
        created_at: Math.min(booking.starts_at, now.getTime()) - 30 * DAY_MS,
      });
  const others = JANS_OTHERS.map(({ id, title, monthsAgo }) => {
    const day = addMonths({ day: today, months: -monthsAgo });
    const [created_at = now.getTime()] = instantsOf({ day, minute: EIGHT });
    return { ...ofUnit, id, patient_id: JAN, title, created_at };
  });
  return [...made.values(), ...others];
}

/** The files that Jan sent for the one that has taken place. */
function fileRows({ id, booking, caseId }: Consulted): MedicalCaseFileRow[] {
  const content = plainPdf(['Pomiary cisnienia', 'rano 135/85', 'wieczorem 130/80']);
  return [
    {
      id: 'case-file-6601',
      account_id: 'account-2001',
      patient_id: booking.patient_id,
      case_id: caseId,
      teleconsultation_id: id,
      filename: 'pomiary-cisnienia.pdf',
      type: 'application/pdf',
      size: content.length,
      content,
      created_at: booking.starts_at - DAY_MS,
      key_hash: null,
      copy_of: null,
    },
  ];
}

/** Who gives teleconsultations; of those who answer now one is on duty, and one tomorrow from eight. */
function consultantRows({ now, today }: Clinic): TelehealthConsultantRow[] {
  const [tomorrow = null] = instantsOf({
    day: localDay(Date.parse(`${today}T12:00:00Z`) + DAY_MS),
    minute: EIGHT,
  });
  const row = (practitioner_id: PractitionerId, more: Partial<TelehealthConsultantRow> = {}) => ({
    practitioner_id,
    status: 1,
    service_code: null,
    duty_from: null,
    duty_until: null,
    ...more,
  });
  return [
    row('doctor-majewska'),
    row('doctor-sikora', { service_code: NOW, duty_until: now.getTime() + DUTY_MS }),
    row('doctor-bielecka', {
      status: 0,
      service_code: NOW,
      duty_from: tomorrow,
      duty_until: tomorrow === null ? null : tomorrow + DUTY_MS,
    }),
    row('doctor-lis', { status: 2 }),
  ];
}

const queues: readonly TelehealthQueueRow[] = [{ service_code: NOW, others: 4 }];
/** Stanisław is unknown to the telehealth system, and stays so. */
const faults: readonly TelehealthFaultRow[] = [{ call: 'identity', whose: STANISLAW, kind: '404' }];

/** The telehealth system as it stands beside the bookings. */
export function systemSeed(
  clinic: Clinic,
  { consulted, recorded }: { consulted: readonly Consulted[]; recorded: Consulted },
) {
  const told_at = clinic.now.getTime() - 60 * DAY_MS;
  const known = patientsSeed(clinic).patients.filter(({ id }) => (KNOWN as readonly string[]).includes(id));
  return {
    medical_cases: caseRows(clinic, consulted),
    medical_case_files: fileRows(recorded),
    telehealth_patients: known.map((patient) => ({
      patient_id: patient.id,
      identifiers: JSON.stringify(identifiersOf(patient)),
      name: patient.name,
      surname: patient.last_name,
      birth_date: patient.birth_date,
      gender: GENDERS[patient.gender],
      told_at,
    })),
    telehealth_consents: known.map(({ id }) => ({ patient_id: id, status: 'REGISTERED', told_at })),
    telehealth_consultants: consultantRows(clinic),
    telehealth_queues: queues,
    telehealth_faults: faults,
  };
}
