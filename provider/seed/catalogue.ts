import type { BookingRestrictions } from '#provider/bookings/rules/prebooking.ts';
import type { PractitionerId } from './practitioners.ts';
import type { ServiceCode } from './services.ts';
import type { UnitId } from './units.ts';

/** Absent switches are off, an absent referral is "none", an absent module status is B (booked here). */
export type SeedAvailability = {
  id: string;
  service: ServiceCode;
  unit: UnitId;
  by: { practitioner: PractitionerId } | { duty: 'LEK' | 'PIEL' | 'POL' | 'FIZ' };
  /** T: a teleconsultation. */
  moduleStatus?: 'P' | 'T';
  /** A teleconsultation that is given as soon as somebody is free. */
  isNow?: true;
  referral?: 'O' | 'W';
  commercial?: true;
  confirmationRequired?: true;
  addMeasurements?: true;
  parallelAllowed?: true;
  prescriptions?: true;
  employeeStatusVisible?: true;
  minBookDays?: number;
  restrictions?: BookingRestrictions;
};

/**
 * Who gets which code (B§5) for the services whose answer depends on the patient; bookings: stories.ts.
 *
 * | service, availability | patient | past and coming visits | answer |
 * |---|---|---|---|
 * | KONTR, kontr-lis (repeat visits) | Jan | EXECUTED 10 days ago | 201 before day 20 from today, then free |
 * | | Helena | EXECUTED 200 days ago | free |
 * | | Anna and all others | none | 203 |
 * | KONTR, kontr-gorecka (first visits) | Jan, Helena | EXECUTED | 204 |
 * | | Anna and all others | none | free |
 * | REHA | Helena | EXECUTED 100 days ago | 202 on every day |
 * | | Stanisław | EXECUTED 20 days ago | free until day 40 from today, then 202 |
 * | | Anna | two coming | 205 |
 * | | Jan and all others | none | free |
 * | TEL, tel-sikora | Jan and others with a confirmed phone | none | free, with a code by SMS |
 * | | Maria, whose phone is not confirmed | none | free: asks for the phone, with a code by SMS |
 * | TEL, tel-majewska | Maria | none | 105 |
 * | LIMIT | Anna, Zofia, Helena | Anna's account has seven coming, the limit is six | 206 |
 * | | Jan and all others | fewer | free; may lie beside another visit (parallel) |
 */
export const availabilities: readonly SeedAvailability[] = [
  { id: 'int-majewska', service: 'INT', unit: 'unit-family', by: { practitioner: 'doctor-majewska' } },
  { id: 'int-sikora', service: 'INT', unit: 'unit-family', by: { practitioner: 'doctor-sikora' } },
  { id: 'int-bielecka', service: 'INT', unit: 'unit-family', by: { practitioner: 'doctor-bielecka' } },
  { id: 'int-duty', service: 'INT', unit: 'unit-family', by: { duty: 'LEK' }, moduleStatus: 'P' },
  { id: 'piel-duty', service: 'PIEL', unit: 'unit-nurses', by: { duty: 'PIEL' } },
  { id: 'piel-adamska', service: 'PIEL', unit: 'unit-nurses', by: { practitioner: 'nurse-adamska' } },
  { id: 'pol-szymczak', service: 'POL', unit: 'unit-nurses', by: { practitioner: 'midwife-szymczak' } },
  { id: 'pol-baran', service: 'POL', unit: 'unit-nurses', by: { practitioner: 'midwife-baran' } },
  {
    id: 'kard-zawadzki',
    service: 'KARD',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-zawadzki' },
    referral: 'W',
    addMeasurements: true,
    minBookDays: 7,
  },
  {
    id: 'derm-urban',
    service: 'DERM',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-urban' },
    commercial: true,
  },
  {
    id: 'derm2-urban',
    service: 'DERM2',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-urban' },
    commercial: true,
    minBookDays: 3,
  },
  {
    id: 'rec-bielecka',
    service: 'REC',
    unit: 'unit-family',
    by: { practitioner: 'doctor-bielecka' },
    addMeasurements: true,
    prescriptions: true,
  },
  {
    id: 'gin-rutkowska',
    service: 'GIN',
    unit: 'unit-women',
    by: { practitioner: 'doctor-rutkowska' },
    restrictions: { gender: 'FEMALE' },
  },
  {
    id: 'gin-czarnecki',
    service: 'GIN',
    unit: 'unit-women',
    by: { practitioner: 'doctor-czarnecki' },
    restrictions: { gender: 'FEMALE' },
  },
  {
    id: 'ger-gorecka',
    service: 'GER',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-gorecka' },
    minBookDays: 2,
    restrictions: { minAge: 65 },
  },
  {
    id: 'ped-kubiak',
    service: 'PED',
    unit: 'unit-children',
    by: { practitioner: 'doctor-kubiak' },
    restrictions: { maxAge: 17 },
  },
  {
    id: 'ped-wolska',
    service: 'PED',
    unit: 'unit-children',
    by: { practitioner: 'doctor-wolska' },
    restrictions: { maxAge: 17 },
  },
  {
    id: 'ubezp-lis',
    service: 'UBEZP',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-lis' },
    restrictions: { insurerRequired: true },
  },
  {
    id: 'tel-sikora',
    service: 'TEL',
    unit: 'unit-family',
    by: { practitioner: 'doctor-sikora' },
    confirmationRequired: true,
  },
  {
    id: 'tel-majewska',
    service: 'TEL',
    unit: 'unit-family',
    by: { practitioner: 'doctor-majewska' },
    confirmationRequired: true,
    restrictions: { phoneRequired: true },
  },
  {
    id: 'kontr-lis',
    service: 'KONTR',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-lis' },
    restrictions: { firstVisit: 'FORBIDDEN', minIntervalDays: 30 },
  },
  {
    id: 'kontr-gorecka',
    service: 'KONTR',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-gorecka' },
    restrictions: { firstVisit: 'REQUIRED' },
  },
  {
    id: 'reha-jaworski',
    service: 'REHA',
    unit: 'unit-physiotherapy',
    by: { practitioner: 'physio-jaworski' },
    minBookDays: 1,
    restrictions: { maxIntervalDays: 60, maxActiveForService: 2 },
  },
  {
    id: 'reha-malinowska',
    service: 'REHA',
    unit: 'unit-physiotherapy',
    by: { practitioner: 'physio-malinowska' },
    minBookDays: 1,
    restrictions: { maxIntervalDays: 60, maxActiveForService: 2 },
  },
  {
    id: 'reha-stepien',
    service: 'REHA',
    unit: 'unit-physiotherapy',
    by: { practitioner: 'physio-stepien' },
    minBookDays: 1,
    restrictions: { maxIntervalDays: 60, maxActiveForService: 2 },
  },
  {
    id: 'limit-pawlak',
    service: 'LIMIT',
    unit: 'unit-nurses',
    by: { practitioner: 'nurse-pawlak' },
    parallelAllowed: true,
    restrictions: { maxActiveForAccount: 6 },
  },
  {
    id: 'limit-kwiatkowska',
    service: 'LIMIT',
    unit: 'unit-nurses',
    by: { practitioner: 'nurse-kwiatkowska' },
    parallelAllowed: true,
    restrictions: { maxActiveForAccount: 6 },
  },
  { id: 'his-lis', service: 'HIS', unit: 'unit-specialists', by: { practitioner: 'doctor-lis' } },
  { id: 'blok-gorecka', service: 'BLOK', unit: 'unit-specialists', by: { practitioner: 'doctor-gorecka' } },
  {
    id: 'tele-int-majewska',
    service: 'TELE-INT',
    unit: 'unit-family',
    by: { practitioner: 'doctor-majewska' },
    moduleStatus: 'T',
    addMeasurements: true,
    employeeStatusVisible: true,
  },
  {
    id: 'tele-int-bielecka',
    service: 'TELE-INT',
    unit: 'unit-family',
    by: { practitioner: 'doctor-bielecka' },
    moduleStatus: 'T',
  },
  {
    id: 'tele-int-lis',
    service: 'TELE-INT',
    unit: 'unit-specialists',
    by: { practitioner: 'doctor-lis' },
    moduleStatus: 'T',
    employeeStatusVisible: true,
    restrictions: { minAge: 18 },
  },
  {
    id: 'tele-now-duty',
    service: 'TELE-NOW',
    unit: 'unit-family',
    by: { duty: 'LEK' },
    moduleStatus: 'T',
    isNow: true,
    employeeStatusVisible: true,
  },
];
