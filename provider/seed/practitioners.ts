import type { PractitionerRow } from '#provider/bookings/tables/clinic.ts';
import type { UnitId } from './units.ts';

const MONDAY = 1;
const TUESDAY = 2;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;
const EVERY_DAY = [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY];

const DOCTOR = { code: 'LEK', name: 'lekarz' };
const NURSE = { code: 'PIEL', name: 'pielęgniarka' };
const MIDWIFE = { code: 'POL', name: 'położna' };
const PHYSIOTHERAPIST = { code: 'FIZ', name: 'fizjoterapeuta' };

/** When and where somebody works: local hours "from" and "to" on some weekdays. */
type Hours = { unit: UnitId; weekdays: readonly number[]; from: string; to: string; room: string };

export type SeedPractitioner = Omit<
  PractitionerRow,
  'occupation_code' | 'occupation_name' | 'specialities'
> & {
  occupation: { code: string; name: string };
  specialities: readonly string[];
  /** One length for all that a practitioner does, so that two services never overlap in part. */
  slotMinutes: number;
  hours: readonly Hours[];
};

/** Eleven doctors, four nurses, two midwives and three physiotherapists, each with hours of their own. */
export const practitioners = [
  {
    id: 'doctor-majewska',
    name: 'Katarzyna',
    middle_name: 'Anna',
    last_name: 'Majewska',
    degree: 'dr n. med.',
    occupation: DOCTOR,
    practice_number: '2143650',
    specialities: ['medycyna rodzinna', 'choroby wewnętrzne'],
    slotMinutes: 20,
    hours: [
      { unit: 'unit-family', weekdays: [MONDAY, WEDNESDAY, FRIDAY], from: '08:00', to: '14:00', room: '1' },
      { unit: 'unit-family', weekdays: [TUESDAY, THURSDAY], from: '12:00', to: '18:00', room: '1' },
    ],
  },
  {
    id: 'doctor-sikora',
    name: 'Paweł',
    middle_name: null,
    last_name: 'Sikora',
    degree: 'lek.',
    occupation: DOCTOR,
    practice_number: '3254761',
    specialities: ['medycyna rodzinna'],
    slotMinutes: 15,
    hours: [
      { unit: 'unit-family', weekdays: [MONDAY, WEDNESDAY], from: '12:00', to: '18:00', room: '2' },
      { unit: 'unit-family', weekdays: [TUESDAY, THURSDAY, FRIDAY], from: '08:00', to: '13:00', room: '2' },
    ],
  },
  {
    id: 'doctor-bielecka',
    name: 'Magdalena',
    middle_name: null,
    last_name: 'Bielecka-Zając',
    degree: 'lek.',
    occupation: DOCTOR,
    practice_number: '4365872',
    specialities: ['choroby wewnętrzne'],
    slotMinutes: 20,
    hours: [{ unit: 'unit-family', weekdays: EVERY_DAY, from: '08:00', to: '12:00', room: '3' }],
  },
  {
    id: 'doctor-kubiak',
    name: 'Tadeusz',
    middle_name: 'Marian',
    last_name: 'Kubiak',
    degree: 'lek.',
    occupation: DOCTOR,
    practice_number: '5476983',
    specialities: ['pediatria'],
    slotMinutes: 15,
    hours: [{ unit: 'unit-children', weekdays: EVERY_DAY, from: '08:00', to: '13:00', room: '101' }],
  },
  {
    id: 'doctor-wolska',
    name: 'Joanna',
    middle_name: null,
    last_name: 'Wolska',
    degree: 'dr n. med.',
    occupation: DOCTOR,
    practice_number: '6587094',
    specialities: ['pediatria', 'alergologia'],
    slotMinutes: 20,
    hours: [
      {
        unit: 'unit-children',
        weekdays: [MONDAY, TUESDAY, THURSDAY],
        from: '13:00',
        to: '18:00',
        room: '102',
      },
    ],
  },
  {
    id: 'doctor-zawadzki',
    name: 'Andrzej',
    middle_name: null,
    last_name: 'Zawadzki',
    degree: 'prof. dr hab. n. med.',
    occupation: DOCTOR,
    practice_number: '7698105',
    specialities: ['kardiologia', 'choroby wewnętrzne'],
    slotMinutes: 30,
    hours: [
      { unit: 'unit-specialists', weekdays: [TUESDAY, THURSDAY], from: '09:00', to: '15:00', room: '201' },
    ],
  },
  {
    id: 'doctor-urban',
    name: 'Beata',
    middle_name: null,
    last_name: 'Urban',
    degree: 'dr n. med.',
    occupation: DOCTOR,
    practice_number: '8709216',
    specialities: ['dermatologia i wenerologia'],
    slotMinutes: 30,
    hours: [
      {
        unit: 'unit-specialists',
        weekdays: [MONDAY, WEDNESDAY, FRIDAY],
        from: '10:00',
        to: '17:00',
        room: '202',
      },
    ],
  },
  {
    id: 'doctor-gorecka',
    name: 'Irena',
    middle_name: null,
    last_name: 'Górecka',
    degree: 'dr n. med.',
    occupation: DOCTOR,
    practice_number: '9810327',
    specialities: ['geriatria', 'choroby wewnętrzne'],
    slotMinutes: 30,
    hours: [
      {
        unit: 'unit-specialists',
        weekdays: [MONDAY, TUESDAY, WEDNESDAY],
        from: '08:00',
        to: '14:00',
        room: '203',
      },
    ],
  },
  {
    id: 'doctor-lis',
    name: 'Wojciech',
    middle_name: null,
    last_name: 'Lis',
    degree: 'lek.',
    occupation: DOCTOR,
    practice_number: '1921438',
    specialities: ['choroby wewnętrzne', 'diabetologia'],
    slotMinutes: 20,
    hours: [
      {
        unit: 'unit-specialists',
        weekdays: [MONDAY, WEDNESDAY, THURSDAY],
        from: '12:00',
        to: '18:00',
        room: '204',
      },
      { unit: 'unit-specialists', weekdays: [FRIDAY], from: '08:00', to: '12:00', room: '204' },
    ],
  },
  {
    id: 'doctor-rutkowska',
    name: 'Aleksandra',
    middle_name: null,
    last_name: 'Rutkowska',
    degree: 'dr n. med.',
    occupation: DOCTOR,
    practice_number: '3032549',
    specialities: ['położnictwo i ginekologia'],
    slotMinutes: 30,
    hours: [
      { unit: 'unit-women', weekdays: [MONDAY, THURSDAY], from: '08:00', to: '14:00', room: '301' },
      { unit: 'unit-women', weekdays: [WEDNESDAY], from: '12:00', to: '18:00', room: '301' },
    ],
  },
  {
    id: 'doctor-czarnecki',
    name: 'Grzegorz',
    middle_name: null,
    last_name: 'Czarnecki',
    degree: 'lek.',
    occupation: DOCTOR,
    practice_number: '4143650',
    specialities: ['położnictwo i ginekologia'],
    slotMinutes: 20,
    hours: [{ unit: 'unit-women', weekdays: [TUESDAY, FRIDAY], from: '09:00', to: '16:00', room: '302' }],
  },
  {
    id: 'nurse-adamska',
    name: 'Elżbieta',
    middle_name: null,
    last_name: 'Adamska',
    degree: 'mgr',
    occupation: NURSE,
    practice_number: '5254761P',
    specialities: ['pielęgniarstwo rodzinne'],
    slotMinutes: 15,
    hours: [{ unit: 'unit-nurses', weekdays: EVERY_DAY, from: '08:00', to: '13:00', room: '5' }],
  },
  {
    id: 'nurse-kwiatkowska',
    name: 'Dorota',
    middle_name: null,
    last_name: 'Kwiatkowska',
    degree: 'lic.',
    occupation: NURSE,
    practice_number: '6365872P',
    specialities: ['pielęgniarstwo rodzinne', 'szczepienia ochronne'],
    slotMinutes: 15,
    hours: [{ unit: 'unit-nurses', weekdays: EVERY_DAY, from: '13:00', to: '18:00', room: '5' }],
  },
  {
    id: 'nurse-pawlak',
    name: 'Robert',
    middle_name: null,
    last_name: 'Pawlak',
    degree: 'mgr',
    occupation: NURSE,
    practice_number: '7476983P',
    specialities: ['szczepienia ochronne'],
    slotMinutes: 10,
    hours: [
      { unit: 'unit-nurses', weekdays: [TUESDAY, THURSDAY], from: '10:00', to: '16:00', room: '6' },
      { unit: 'unit-nurses', weekdays: [FRIDAY], from: '08:00', to: '12:00', room: '6' },
    ],
  },
  {
    id: 'nurse-olszewska',
    name: 'Halina',
    middle_name: null,
    last_name: 'Olszewska',
    degree: null,
    occupation: NURSE,
    practice_number: '8587094P',
    specialities: ['pielęgniarstwo pediatryczne'],
    slotMinutes: 15,
    hours: [
      { unit: 'unit-nurses', weekdays: [MONDAY, WEDNESDAY, FRIDAY], from: '09:00', to: '14:00', room: '7' },
    ],
  },
  {
    id: 'midwife-szymczak',
    name: 'Renata',
    middle_name: null,
    last_name: 'Szymczak',
    degree: 'mgr',
    occupation: MIDWIFE,
    practice_number: '9698105A',
    specialities: ['położnictwo rodzinne'],
    slotMinutes: 30,
    hours: [
      { unit: 'unit-nurses', weekdays: [MONDAY, TUESDAY, THURSDAY], from: '08:00', to: '13:00', room: '8' },
    ],
  },
  {
    id: 'midwife-baran',
    name: 'Iwona',
    middle_name: null,
    last_name: 'Baran',
    degree: 'lic.',
    occupation: MIDWIFE,
    practice_number: '1709216A',
    specialities: ['położnictwo rodzinne', 'edukacja przedporodowa'],
    slotMinutes: 30,
    hours: [{ unit: 'unit-nurses', weekdays: [WEDNESDAY, FRIDAY], from: '12:00', to: '18:00', room: '8' }],
  },
  {
    id: 'physio-jaworski',
    name: 'Michał',
    middle_name: null,
    last_name: 'Jaworski',
    degree: 'mgr',
    occupation: PHYSIOTHERAPIST,
    practice_number: '20327',
    specialities: ['fizjoterapia ortopedyczna'],
    slotMinutes: 40,
    hours: [{ unit: 'unit-physiotherapy', weekdays: EVERY_DAY, from: '08:00', to: '14:00', room: 'sala A' }],
  },
  {
    id: 'physio-malinowska',
    name: 'Natalia',
    middle_name: null,
    last_name: 'Malinowska',
    degree: 'mgr',
    occupation: PHYSIOTHERAPIST,
    practice_number: '31438',
    specialities: ['fizjoterapia neurologiczna'],
    slotMinutes: 40,
    hours: [
      {
        unit: 'unit-physiotherapy',
        weekdays: [MONDAY, TUESDAY, THURSDAY],
        from: '12:00',
        to: '18:00',
        room: 'sala B',
      },
    ],
  },
  {
    id: 'physio-stepien',
    name: 'Łukasz',
    middle_name: null,
    last_name: 'Stępień',
    degree: 'dr',
    occupation: PHYSIOTHERAPIST,
    practice_number: '42549',
    specialities: ['fizjoterapia dzieci', 'terapia manualna'],
    slotMinutes: 30,
    hours: [
      {
        unit: 'unit-physiotherapy',
        weekdays: [WEDNESDAY, FRIDAY],
        from: '10:00',
        to: '17:00',
        room: 'sala B',
      },
    ],
  },
] as const satisfies readonly SeedPractitioner[];

export type PractitionerId = (typeof practitioners)[number]['id'];
