import { practitioners, type PractitionerId } from '#provider/seed/practitioners.ts';
import type { UnitId } from '#provider/seed/units.ts';
import type { PrimaryCareStaffRow } from './tables.ts';

/** Staff that takes bookings and may be chosen, with the unit of each. */
const CHOSEN: readonly [id: PractitionerId, type: PrimaryCareStaffRow['type'], unit: UnitId][] = [
  ['doctor-majewska', 'GP', 'unit-family'],
  ['doctor-sikora', 'GP', 'unit-family'],
  ['doctor-bielecka', 'GP', 'unit-family'],
  ['doctor-kubiak', 'GP', 'unit-children'],
  ['nurse-adamska', 'NURSE', 'unit-nurses'],
  ['nurse-kwiatkowska', 'NURSE', 'unit-nurses'],
  ['nurse-olszewska', 'NURSE', 'unit-children'],
  ['midwife-szymczak', 'MIDWIFE', 'unit-nurses'],
  ['midwife-baran', 'MIDWIFE', 'unit-nurses'],
];

/** Who takes no bookings: one works in no unit, and with the other one the hospital system refuses every declaration. */
const OTHERS: readonly PrimaryCareStaffRow[] = [
  {
    id: 'doctor-wrona',
    type: 'GP',
    name: 'Stefania',
    middle_name: null,
    last_name: 'Wrona',
    degree: 'lek.',
    occupation_code: 'LEK',
    practice_number: '6143651',
    unit_id: null,
    system_unit_id: null,
    system_practitioner_id: null,
    sentinel: null,
  },
  {
    id: 'doctor-pelka',
    type: 'GP',
    name: 'Urszula',
    middle_name: null,
    last_name: 'Pełka',
    degree: 'lek.',
    occupation_code: 'LEK',
    practice_number: '7143652',
    unit_id: 'unit-family',
    system_unit_id: 'his-unit-family',
    system_practitioner_id: 'his-doctor-pelka',
    sentinel: 'REFUSES',
  },
];

export const staffRows = (): PrimaryCareStaffRow[] => [
  ...CHOSEN.flatMap(([id, type, unit]) =>
    practitioners
      .filter((one) => one.id === id)
      .map(({ name, middle_name, last_name, degree, occupation, practice_number }) => ({
        id,
        type,
        name,
        middle_name,
        last_name,
        degree,
        practice_number,
        occupation_code: occupation.code,
        unit_id: unit,
        system_unit_id: `his-${unit}`,
        system_practitioner_id: `his-${id}`,
        sentinel: null,
      })),
  ),
  ...OTHERS,
];
