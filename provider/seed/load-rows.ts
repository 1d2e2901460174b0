import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { READY_ORDER_STATUS } from '#provider/core/booking-status.ts';
import { addDays, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { slotsOf, type Slot } from '#provider/bookings/rules/slots.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import { PLAIN_LINK, PLAIN_PATIENT } from '#provider/core/plain-rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { NO_CHOICE, NOBODY_CHOSEN } from '#provider/declarations/tables.ts';
import { loadEncounters } from '#provider/encounters/seed-load.ts';
import { loadMessages } from '#provider/messages/seed/load.ts';
import { loadResult, loadValues } from '#provider/results/seed/load.ts';
import { peselOf } from './pesel.ts';

/** Patients who share a practitioner of their own: 1,000 times 15 bookings fill that one's calendar. */
export const LOAD_BATCH = 1_000;
const BOOKINGS_TO_COME = 10;
const BOOKINGS_PAST = 5;

const loadUsername = (number: number) => `load.${padded(number)}`;

const padded = (number: number) => String(number).padStart(5, '0');

/** The times that each practitioner of the load seed has, each long enough for one batch; by start. */
export type LoadCalendar = { toCome: Slot[]; past: Slot[] };

export function loadCalendar(now: Date): LoadCalendar {
  const today = localDay(now.getTime());
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({
    practitionerId: '',
    weekday,
    fromMinute: 8 * 60,
    toMinute: 18 * 60,
    slotMinutes: 10,
    room: null,
  }));
  const between = (from: number, before: number) =>
    slotsOf({
      hours,
      within: {
        from: startOfDay(addDays({ day: today, days: from })),
        before: startOfDay(addDays({ day: today, days: before })),
      },
    });

  return {
    toCome: between(1, 280).slice(0, LOAD_BATCH * BOOKINGS_TO_COME),
    past: between(-150, 0).slice(-LOAD_BATCH * BOOKINGS_PAST),
  };
}

/** Rows of the patients number `first` to `last` (at most LOAD_BATCH), in an order that their references allow. */
export function loadRows({
  first,
  last,
  calendar,
  now,
  passwordHash,
}: {
  first: number;
  last: number;
  calendar: LoadCalendar;
  now: Date;
  passwordHash: string;
}) {
  const practitioner = practitionerRow(first);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const patientIds = numbers.map((number) => `patient-load-${padded(number)}`);
  return {
    accounts: numbers.map((number) => accountRow({ number, passwordHash })),
    patients: numbers.map(patientRow),
    account_patients: numbers.map((number) => linkRow({ number, now })),
    hospital_declarations: numbers.map(declarationRow),
    test_results: patientIds.map((id) => loadResult({ id, now })),
    test_values: patientIds.flatMap(loadValues),
    practitioners: [practitioner],
    encounters: patientIds.flatMap((id) => loadEncounters({ id, practitionerId: practitioner.id, now })),
    bookings: numbers.flatMap((number, place) =>
      bookingRows({ number, place, practitionerId: practitioner.id, calendar, now }),
    ),
    ...loadMessages({
      batch: padded(first),
      accountIds: numbers.map((number) => `account-load-${padded(number)}`),
      now: now.getTime(),
    }),
  } satisfies { [Table in keyof Tables]?: Tables[Table][] };
}

const WOMEN = [
  'Agnieszka',
  'Barbara',
  'Danuta',
  'Ewa',
  'Iwona',
  'Krystyna',
  'Łucja',
  'Monika',
  'Teresa',
  'Żaneta',
];
const MEN = [
  'Adam',
  'Bogdan',
  'Czesław',
  'Dariusz',
  'Jacek',
  'Krzysztof',
  'Łukasz',
  'Marcin',
  'Ryszard',
  'Zenon',
];
const LAST_NAMES = [
  'Nowak',
  'Wójcik',
  'Kowalczyk',
  'Woźniak',
  'Mazur',
  'Kaczmarek',
  'Zając',
  'Król',
  'Wróbel',
];

const isWoman = (number: number) => number % 2 === 0;

function nameOf(number: number) {
  const names = isWoman(number) ? WOMEN : MEN;
  return {
    name: names[number % names.length] ?? '',
    last_name: LAST_NAMES[number % LAST_NAMES.length] ?? '',
  };
}

function accountRow({ number, passwordHash }: { number: number; passwordHash: string }): Tables['accounts'] {
  return {
    id: `account-load-${padded(number)}`,
    username: loadUsername(number),
    password_hash: passwordHash,
    type: 'AUTHORIZED',
    state: 'ACTIVE',
    blocked_until: null,
    ...nameOf(number),
    email: `${loadUsername(number)}@example.com`,
    phone_number: `+4860${String(1_000_000 + number)}`,
    phone_confirmed: 1,
    phone_required: 0,
    language: null,
    preferred_channel: 'EMAIL',
    sentinel: null,
    merge_with: null,
    version: 1,
    created_at: 0,
    marketing_consent: 0,
    marketing_at: null,
    marketing_version: null,
    reminder_days: null,
    deleted_at: null,
  };
}

const BIRTH_DAYS = 20_000;
/** Above those of the made-up clinic's people, so that no PESEL comes twice. */
const FIRST_SERIAL = 100;

function patientRow(number: number): Tables['patients'] {
  const birthDate = addDays({ day: '1946-01-01', days: number % BIRTH_DAYS });
  const gender = isWoman(number) ? 'FEMALE' : 'MALE';
  const serial = FIRST_SERIAL + Math.floor(number / BIRTH_DAYS);
  return {
    ...PLAIN_PATIENT,
    id: `patient-load-${padded(number)}`,
    ...nameOf(number),
    middle_name: null,
    birth_date: birthDate,
    gender,
    national_id: peselOf({ birthDate, gender, serial }),
    document_number: null,
    document_country: 'PL',
    insurer_code: '03',
    authorized: 1,
    street: 'ul. Zielona',
    house_number: String(1 + (number % 90)),
    apartment_number: null,
    postal_code: '20-082',
    city: 'Lublin',
    country_code: 'PL',
  };
}

function linkRow({ number, now }: { number: number; now: Date }): Tables['account_patients'] {
  return {
    ...PLAIN_LINK,
    account_id: `account-load-${padded(number)}`,
    patient_id: `patient-load-${padded(number)}`,
    role: 'PATIENT',
    link_state: 'C',
    linked_at: now.getTime(),
  };
}

const declarationRow = (number: number): Tables['hospital_declarations'] => ({
  ...NOBODY_CHOSEN,
  ...NO_CHOICE,
  system_id: `poz-load-${padded(number)}`,
  patient_id: `patient-load-${padded(number)}`,
  account_id: null,
  type: 'GP',
  state: 'SUBMITTED',
  state_export: 'A',
  date_of_submission: null,
  withdrawn_on: null,
  live_key: `patient-load-${padded(number)}/GP/SUBMITTED`,
  key_hash: null,
});

/** A nurse without working hours: free times, and with them the catalogue, stay as they are. */
function practitionerRow(first: number): Tables['practitioners'] {
  return {
    id: `load-nurse-${padded(first)}`,
    ...nameOf(first + 1),
    middle_name: null,
    degree: 'lic.',
    occupation_code: 'PIEL',
    occupation_name: 'pielęgniarka',
    practice_number: null,
    specialities: '[]',
  };
}

type Kind = { status: BookingStatus; orderStatus: string | null };
const SCHEDULED: Kind = { status: 'SCHEDULED', orderStatus: null };
const CANCELED: Kind = { status: 'CANCELED', orderStatus: null };
const EXECUTED: Kind = { status: 'EXECUTED', orderStatus: null };

const KINDS_TO_COME = [
  SCHEDULED,
  { ...SCHEDULED, orderStatus: READY_ORDER_STATUS },
  { ...SCHEDULED, status: 'REGISTERED' as const },
  ...Array.from({ length: BOOKINGS_TO_COME - 4 }, () => SCHEDULED),
  CANCELED,
];
const KINDS_PAST = [...Array.from({ length: BOOKINGS_PAST - 1 }, () => EXECUTED), CANCELED];

/** `place` in the batch: booking k of place p takes time k x 1,000 + p, so that no time is taken twice. */
function bookingRows({
  number,
  place,
  practitionerId,
  calendar,
  now,
}: {
  number: number;
  place: number;
  practitionerId: string;
  calendar: LoadCalendar;
  now: Date;
}): BookingRow[] {
  const rowsOf = (kinds: readonly Kind[], slots: readonly Slot[], firstSuffix: number) =>
    kinds.map((kind, index): BookingRow => {
      const slot = slots[index * LOAD_BATCH + place];
      if (!slot) throw new Error('The calendar of the load seed is too short');
      return {
        system: HOSPITAL_SYSTEM,
        system_id: `load-${padded(number)}-${firstSuffix + index}`,
        patient_id: `patient-load-${padded(number)}`,
        account_id: `account-load-${padded(number)}`,
        availability_id: 'piel-duty',
        service_code: 'PIEL',
        unit_id: 'unit-nurses',
        practitioner_id: practitionerId,
        room: '5',
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        status: kind.status,
        order_status: kind.orderStatus,
        created_at: now.getTime(),
        updated_at: now.getTime(),
        sequence: kind.status === 'CANCELED' ? 1 : 0,
        is_now: 0,
      };
    });

  return [
    ...rowsOf(KINDS_PAST, calendar.past, 1),
    ...rowsOf(KINDS_TO_COME, calendar.toCome, 1 + BOOKINGS_PAST),
  ];
}
