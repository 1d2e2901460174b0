import { addDays, localDay, type Day } from '#provider/core/local-time.ts';
import type { Tables } from '#provider/core/tables.ts';
import { bookingRows } from '#provider/bookings/seed/booking-rows.ts';
import { availabilities, type SeedAvailability } from './catalogue.ts';
import { declarations, hospitalDeclarations } from '#provider/declarations/seed.ts';
import { accounts, links, patients, type SeedAccount, type SeedLink, type SeedPatient } from './people.ts';
import { peselOf } from './pesel.ts';
import { practitioners, type SeedPractitioner } from './practitioners.ts';
import { priceRows } from '#provider/bookings/seed/prices.ts';
import { bookingQuestionnaireRows, questionnaireRows } from '#provider/questionnaires/seed.ts';
import {
  bookingReferralRows,
  diseaseRows,
  referringInstitutions,
  referringPractitioners,
} from '#provider/bookings/seed/referrals.ts';
import { services, type SeedService } from './services.ts';
import { links as topBarLinks, settings } from '#provider/settings/seed.ts';
import { takenDrugs } from '#provider/bookings/seed/taken-drugs.ts';
import { teleconsultationRows } from '#provider/telehealth/seed.ts';
import { units } from './units.ts';

export type ClinicRows = Pick<
  { [Table in keyof Tables]: Tables[Table][] },
  | 'accounts'
  | 'patients'
  | 'account_patients'
  | 'taken_drugs'
  | 'units'
  | 'practitioners'
  | 'services'
  | 'prices'
  | 'questionnaires'
  | 'availabilities'
  | 'working_hours'
  | 'bookings'
  | 'teleconsultations'
  | 'teleconsultation_attachments'
  | 'chat_messages'
  | 'booking_questionnaires'
  | 'declarations'
  | 'hospital_declarations'
  | 'referring_institutions'
  | 'referring_practitioners'
  | 'diseases'
  | 'booking_referrals'
  | 'links'
  | 'settings'
>;

/** The made-up clinic as it is at `now`; tables in an order that their references allow. */
export function clinicRows({ now, passwordHash }: { now: Date; passwordHash: string }): ClinicRows {
  const today = localDay(now.getTime());
  const workingHours = practitioners.flatMap(workingHoursRows);
  const bookings = bookingRows({ now, workingHours });

  return {
    accounts: accounts.map((account) => accountRow({ account, passwordHash })),
    patients: patients.map((patient, index) => patientRow({ patient, serial: index + 1, today })),
    account_patients: links.map((link) => linkRow({ link, now })),
    taken_drugs: takenDrugs.map((drug, position) => ({ ...drug, position })),
    units: units.map((unit, position) => ({ ...unit, position })),
    practitioners: practitioners.map(practitionerRow),
    services: services.map(serviceRow),
    prices: priceRows(today),
    questionnaires: questionnaireRows(),
    availabilities: availabilities.map(availabilityRow),
    working_hours: workingHours,
    bookings,
    ...teleconsultationRows(bookings),
    booking_questionnaires: bookingQuestionnaireRows(bookings),
    declarations: declarations.map(({ patient, daysAgo, ...declaration }, index) => ({
      ...declaration,
      id: `declaration-${5001 + index}`,
      patient_id: patient,
      registration_date: addDays({ day: today, days: -daysAgo }),
    })),
    hospital_declarations: hospitalDeclarations.map(({ patient, ...declaration }) => ({
      ...declaration,
      patient_id: patient,
    })),
    referring_institutions: [...referringInstitutions],
    referring_practitioners: [...referringPractitioners],
    diseases: diseaseRows,
    booking_referrals: bookingReferralRows({ bookings, today }),
    links: topBarLinks.map((link, position) => ({ ...link, id: `link-${position + 1}`, position })),
    settings: Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
  };
}

function accountRow({
  account,
  passwordHash,
}: {
  account: SeedAccount;
  passwordHash: string;
}): Tables['accounts'] {
  return {
    id: account.id,
    username: account.username,
    password_hash: passwordHash,
    type: account.unauthorized ? 'UNAUTHORIZED' : 'AUTHORIZED',
    state: account.state ?? 'ACTIVE',
    name: account.name,
    last_name: account.last_name,
    email: account.email,
    phone_number: account.phone_number,
    phone_confirmed: account.phoneUnconfirmed ? 0 : 1,
    language: null,
  };
}

function patientRow({
  patient,
  serial,
  today,
}: {
  patient: SeedPatient;
  serial: number;
  today: Day;
}): Tables['patients'] {
  const { gender, foreigner } = patient;
  const birthDate = birthDateOf({ ...patient, today });
  return {
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

const DAY = 24 * 60 * 60_000;

function linkRow({ link, now }: { link: SeedLink; now: Date }): Tables['account_patients'] {
  return {
    account_id: link.account,
    patient_id: link.patient,
    role: link.role,
    link_state: link.link_state,
    linked_at: now.getTime() - 365 * DAY,
    ended_at: link.link_state === 'D' ? now.getTime() - 180 * DAY : null,
  };
}

function practitionerRow(practitioner: SeedPractitioner): Tables['practitioners'] {
  return {
    id: practitioner.id,
    name: practitioner.name,
    middle_name: practitioner.middle_name,
    last_name: practitioner.last_name,
    degree: practitioner.degree,
    occupation_code: practitioner.occupation.code,
    occupation_name: practitioner.occupation.name,
    practice_number: practitioner.practice_number,
    specialities: JSON.stringify(practitioner.specialities),
  };
}

function workingHoursRows(practitioner: SeedPractitioner): Tables['working_hours'][] {
  return practitioner.hours.flatMap(({ unit, weekdays, from, to, room }) =>
    weekdays.map((weekday) => ({
      practitioner_id: practitioner.id,
      unit_id: unit,
      weekday,
      from_minute: minuteOf(from),
      to_minute: minuteOf(to),
      slot_minutes: practitioner.slotMinutes,
      room,
    })),
  );
}

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function serviceRow(service: SeedService): Tables['services'] {
  return {
    code: service.code,
    name: service.name,
    description: service.description,
    condition: service.condition ?? null,
    declaration_type: service.declaration_type ?? null,
    staff_only: service.staffOnly ? 1 : 0,
    sentinel: service.sentinel ?? null,
  };
}

function availabilityRow(availability: SeedAvailability): Tables['availabilities'] {
  const { by } = availability;
  return {
    id: availability.id,
    service_code: availability.service,
    unit_id: availability.unit,
    practitioner_id: 'practitioner' in by ? by.practitioner : null,
    duty_occupation_code: 'duty' in by ? by.duty : null,
    commercial: availability.commercial ? 1 : 0,
    module_status: availability.moduleStatus ?? 'B',
    referral_status: availability.referral ?? 'N',
    confirmation_required: availability.confirmationRequired ? 1 : 0,
    add_measurements: availability.addMeasurements ? 1 : 0,
    parallel_allowed: availability.parallelAllowed ? 1 : 0,
    employee_status_visible: availability.employeeStatusVisible ? 1 : 0,
    prescriptions: availability.prescriptions ? 1 : 0,
    min_book_days: availability.minBookDays ?? null,
    restrictions: JSON.stringify(availability.restrictions ?? {}),
  };
}
