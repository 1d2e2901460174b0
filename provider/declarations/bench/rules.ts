import type { StaffDeclaration } from '#provider/declarations/staff-declarations.ts';

export const STAFF_MOVES = ['accept', 'lose', 'withdraw'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

type Stands = Pick<StaffDeclaration, 'state' | 'hospital_state'>;

/** The moves that the staff can make with a declaration as it stands in both systems. */
export function movesOf({ state, hospital_state: held }: Stands): readonly StaffMove[] {
  return [
    ...(state === 'REGISTERED' && held === 'REGISTERED' ? (['accept'] as const) : []),
    ...(held === 'SUBMITTED' || held === 'REGISTERED' ? (['lose'] as const) : []),
    ...(state === 'CANCELED' ? [] : (['withdraw'] as const)),
  ];
}

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'declarations.list': 'Lista deklaracji portalu',
  'declarations.add': 'Zapis nowej deklaracji w portalu',
  'declarations.change': 'Zapis zmiany w portalu',
  'hospitalDeclarations.list': 'Lista deklaracji systemu placówki',
  'hospitalDeclarations.get': 'Jedna deklaracja systemu placówki',
  'declarations.hospitalForPatient': 'Deklaracje systemu placówki przy rezerwacji',
  'hospitalDeclarations.preRegister': 'Nadanie numeru w systemie placówki',
  'hospitalDeclarations.change': 'Zapis zmiany w systemie placówki',
  'primaryCare.healthcareProvider': 'Dane świadczeniodawcy',
  'primaryCare.generalPractitioners': 'Lista lekarzy',
  'primaryCare.nurses': 'Lista pielęgniarek',
  'primaryCare.midwives': 'Lista położnych',
  'primaryCare.data': 'Dane pacjenta do deklaracji',
  'primaryCare.changeData': 'Zapis danych pacjenta do deklaracji',
} as const;

/** Which of the calls are let fail; a word that is none of them is no fault of anybody's. */
export const failingOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(FAILING).filter((call) => fields[call] === 'on');
