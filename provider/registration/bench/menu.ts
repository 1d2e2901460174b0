import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/guest-registration',
    name: 'Rejestracja gości',
    does: 'Wybrać profil rejestracji, zmienić zgodę, pliki i kraje, zepsuć wywołania',
  },
  {
    path: '/registrations',
    name: 'Ostatnie rejestracje',
    does: 'Zobaczyć, co przyszło z rejestracją i na czym stoi, wpuścić konto',
  },
];
