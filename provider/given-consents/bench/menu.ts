import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/given-consents',
    name: 'Zgody pacjentów',
    does: 'Przyjąć podpisaną zgodę, nie przyjąć jej, wycofać zgodę',
  },
  {
    path: '/consent-settings',
    name: 'Ustawienia zgód',
    does: 'Ustawić, które zgody się podpisuje, moduły partnerów i medycyny pracy, i co się nie udaje',
  },
  {
    path: '/teleconsultation-consents',
    name: 'Zgody na telekonsultacje',
    does: 'Ustawić, jak jest ze zgodą pacjenta na telekonsultacje: potwierdzona, niewymagana, brak',
  },
];
