import { practitioners, type PractitionerId } from '#provider/seed/practitioners.ts';
import { units, type UnitId } from '#provider/seed/units.ts';
import type { MessageCategoryRow, StaffAccountRow } from '#provider/messages/tables.ts';

/** C-27. */
export const CATEGORIES: readonly MessageCategoryRow[] = [
  { code: 'M', name: 'Wiadomość', description: null },
  { code: 'P', name: 'Przypomnienie', description: 'O wizytach i terminach.' },
  { code: 'W', name: 'Wyniki', description: 'O wynikach badań.' },
  { code: 'O', name: 'Organizacyjna', description: 'O pracy przychodni.' },
].map((category, position) => ({ ...category, position }));

const unitNamed = (id: UnitId) => {
  const unit = units.find((one) => one.id === id);
  if (!unit) throw new Error(`There is no unit ${id}`);
  return unit.name;
};

const ofUnit = (key: string, unitId: UnitId): StaffAccountRow => ({
  ...{ id: `staff-${key}`, username: key, name: unitNamed(unitId), last_name: '' },
  ...{ role: 'poradnia', unit_id: unitId, practitioner_id: null },
});

const desk = (key: string, name: string, role: string): StaffAccountRow => ({
  ...{ id: `staff-${key}`, username: key, name, last_name: '', role },
  ...{ unit_id: null, practitioner_id: null },
});

type Person = { username: string; role: string; unit: UnitId; who: PractitionerId };

function person({ username, role, unit, who }: Person): StaffAccountRow {
  const found = practitioners.find(({ id }) => id === who);
  if (!found) throw new Error(`There is no practitioner ${who}`);
  return {
    ...{ id: `staff-${username}`, username, name: found.name, last_name: found.last_name },
    ...{ role, unit_id: unit, practitioner_id: who },
  };
}

/** Who of the staff writes and is written to: two desks, the six units, and some of the practitioners. */
export const STAFF = {
  reception: desk('rejestracja', 'Rejestracja', 'rejestracja'),
  laboratory: desk('punkt.pobran', 'Punkt pobrań', 'punkt pobrań'),
  family: ofUnit('poradnia.rodzinna', 'unit-family'),
  nurses: ofUnit('gabinety.pielegniarek', 'unit-nurses'),
  children: ofUnit('poradnia.dzieci', 'unit-children'),
  specialists: ofUnit('poradnie.specjalistyczne', 'unit-specialists'),
  women: ofUnit('poradnia.kobiet', 'unit-women'),
  physiotherapy: ofUnit('rehabilitacja', 'unit-physiotherapy'),
  majewska: person({
    username: 'k.majewska',
    role: 'lekarka rodzinna',
    unit: 'unit-family',
    who: 'doctor-majewska',
  }),
  zawadzki: person({
    username: 'a.zawadzki',
    role: 'kardiolog',
    unit: 'unit-specialists',
    who: 'doctor-zawadzki',
  }),
  kubiak: person({ username: 't.kubiak', role: 'pediatra', unit: 'unit-children', who: 'doctor-kubiak' }),
} satisfies Record<string, StaffAccountRow>;
export type StaffKey = keyof typeof STAFF;
