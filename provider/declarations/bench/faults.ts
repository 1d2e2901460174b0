import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'declarations.list': 'Lista deklaracji portalu',
  'declarations.add': 'Zapis nowej deklaracji w portalu',
  'declarations.change': 'Zapis zmiany w portalu',
  'hospitalDeclarations.list': 'Lista deklaracji systemu przychodni',
  'hospitalDeclarations.get': 'Jedna deklaracja systemu przychodni',
  'declarations.hospitalForPatient': 'Deklaracje systemu przychodni przy rezerwacji',
  'hospitalDeclarations.preRegister': 'Nadanie numeru w systemie przychodni',
  'hospitalDeclarations.change': 'Zapis zmiany w systemie przychodni',
  'primaryCare.healthcareProvider': 'Dane świadczeniodawcy',
  'primaryCare.generalPractitioners': 'Lista lekarzy',
  'primaryCare.nurses': 'Lista pielęgniarek',
  'primaryCare.midwives': 'Lista położnych',
  'primaryCare.data': 'Dane pacjenta do deklaracji',
  'primaryCare.changeData': 'Zapis danych pacjenta do deklaracji',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: ({ settings }) => settings.failingDeclarations(),
};
