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

type Answering = { key: string; answersFor: string; days?: number };

const answering = ({ answersFor, days }: Omit<Answering, 'key'>) => ({
  answers_for: answersFor,
  answer_days: days ?? null,
});

const ofUnit = (unitId: UnitId, { key, ...about }: Answering): StaffAccountRow => ({
  id: `staff-${key}`,
  username: key,
  name: unitNamed(unitId),
  last_name: '',
  role: 'poradnia',
  unit_id: unitId,
  practitioner_id: null,
  ...answering(about),
});

const desk = ({
  key,
  name,
  role,
  ...about
}: Answering & { name: string; role: string }): StaffAccountRow => ({
  id: `staff-${key}`,
  username: key,
  name,
  last_name: '',
  role,
  unit_id: null,
  practitioner_id: null,
  ...answering(about),
});

type Person = Answering & { role: string; unit: UnitId; who: PractitionerId };

function person({ key: username, role, unit, who, ...about }: Person): StaffAccountRow {
  const found = practitioners.find(({ id }) => id === who);
  if (!found) throw new Error(`There is no practitioner ${who}`);
  return {
    id: `staff-${username}`,
    username,
    name: found.name,
    last_name: found.last_name,
    role,
    unit_id: unit,
    practitioner_id: who,
    ...answering(about),
  };
}

/** Who of the staff writes and is written to: two desks, the six units, and some of the practitioners. */
export const STAFF = {
  reception: desk({
    key: 'rejestracja',
    name: 'Rejestracja',
    role: 'rejestracja',
    answersFor: 'Terminy, odwołania wizyt, zaświadczenia i dane konta.',
    days: 1,
  }),
  laboratory: desk({
    key: 'punkt.pobran',
    name: 'Punkt pobrań',
    role: 'punkt pobrań',
    answersFor: 'Przygotowanie do badań i termin wyniku.',
    days: 2,
  }),
  family: ofUnit('unit-family', {
    key: 'poradnia.rodzinna',
    answersFor: 'Leczenie u lekarza rodzinnego, recepty na stałe leki, skierowania.',
  }),
  nurses: ofUnit('unit-nurses', {
    key: 'gabinety.pielegniarek',
    answersFor: 'Zastrzyki, opatrunki, szczepienia.',
    days: 2,
  }),
  children: ofUnit('unit-children', {
    key: 'poradnia.dzieci',
    answersFor: 'Leczenie i szczepienia dzieci, bilanse zdrowia.',
  }),
  specialists: ofUnit('unit-specialists', {
    key: 'poradnie.specjalistyczne',
    answersFor: 'Leczenie w poradniach specjalistycznych.',
  }),
  women: ofUnit('unit-women', {
    key: 'poradnia.kobiet',
    answersFor: 'Ciąża, badania i leczenie u ginekologa.',
  }),
  physiotherapy: ofUnit('unit-physiotherapy', {
    key: 'rehabilitacja',
    answersFor: 'Zabiegi, ćwiczenia i terminy turnusów.',
  }),
  majewska: person({
    key: 'k.majewska',
    role: 'lekarka rodzinna',
    unit: 'unit-family',
    who: 'doctor-majewska',
    answersFor: 'Dalsze leczenie u niej.',
  }),
  zawadzki: person({
    key: 'a.zawadzki',
    role: 'kardiolog',
    unit: 'unit-specialists',
    who: 'doctor-zawadzki',
    answersFor: 'Dalsze leczenie serca u niego.',
    days: 5,
  }),
  kubiak: person({
    key: 't.kubiak',
    role: 'pediatra',
    unit: 'unit-children',
    who: 'doctor-kubiak',
    answersFor: 'Dalsze leczenie dzieci u niego.',
  }),
} satisfies Record<string, StaffAccountRow>;
export type StaffKey = keyof typeof STAFF;
