import { addDays, type Day } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { links, patients, type SeedLink, type SeedPatient } from '#provider/seed/people.ts';
import { peselOf } from '#provider/seed/pesel.ts';
import { type AccountPatientRow, type PatientRow } from './tables.ts';
import { PLAIN_LINK, PLAIN_PATIENT } from '#provider/core/plain-rows.ts';

export const patientsSeed = ({ now, today }: Clinic) => ({
  patients: patients.map((patient, index) => patientRow({ patient, serial: index + 1, today })),
  account_patients: links.map((link) => linkRow({ link, now })),
});

function patientRow({
  patient,
  serial,
  today,
}: {
  patient: SeedPatient;
  serial: number;
  today: Day;
}): PatientRow {
  const { gender, foreigner } = patient;
  const birthDate = patient.turns ? birthOf(patient.turns, today) : birthDateOf({ ...patient, today });
  return {
    ...PLAIN_PATIENT,
    id: patient.id,
    name: patient.name,
    middle_name: patient.middleName ?? null,
    last_name: patient.last_name,
    birth_date: birthDate,
    gender,
    national_id: foreigner ? null : peselOf({ birthDate, gender, serial }),
    document_number: foreigner?.documentNumber ?? null,
    document_country: foreigner?.country ?? 'PL',
    insurer_code: patient.insurer,
    authorized: patient.unauthorized ? 0 : 1,
    sentinel: patient.sentinel ?? null,
    ...patient.address,
  };
}

function birthDateOf({ age, birthday, today }: { age: number; birthday: string; today: Day }): Day {
  const isStillToCome = today.slice(5) < birthday;
  return `${Number(today.slice(0, 4)) - age - (isStillToCome ? 1 : 0)}-${birthday}`;
}

/** The birth date of somebody who turns an age in so many days. */
function birthOf({ age, inDays }: { age: number; inDays: number }, today: Day): Day {
  const birthday = addDays({ day: today, days: inDays });
  return `${Number(birthday.slice(0, 4)) - age}-${birthday.slice(5)}`;
}

const DAY = 24 * 60 * 60_000;

function linkRow({ link, now }: { link: SeedLink; now: Date }): AccountPatientRow {
  return {
    ...PLAIN_LINK,
    account_id: link.account,
    patient_id: link.patient,
    role: link.role,
    link_state: link.link_state,
    linked_at: now.getTime() - 365 * DAY,
    ...(link.link_state === 'D' ? { ended_at: now.getTime() - 180 * DAY, ended_by: 'PERSON' } : {}),
    ...(link.typed
      ? { waits_for: 'PERSON', asked_at: now.getTime() - 3 * DAY, typed: JSON.stringify(link.typed) }
      : {}),
  };
}
