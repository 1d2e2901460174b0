import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/sso', name: 'Wejście bez hasła', does: 'Wejść do portalu z innego systemu szpitala' },
  {
    path: '/registration-settings',
    name: 'Wymagania kont',
    does: 'Zmienić, czy konto musi mieć e-mail i telefon, i czym się loguje',
  },
  { path: '/sign-in', name: 'Logowanie', does: 'Zmienić, jak się loguje: pola, konta, ePUAP, telefon' },
  {
    path: '/to-confirm',
    name: 'Konta do potwierdzenia',
    does: 'Potwierdzić, kim jest właściciel konta, albo odrzucić jego podpis',
  },
  {
    path: '/signing',
    name: 'Podpisywanie',
    does: 'Podpisać dokument próbnym podpisem, dobrym albo zepsutym',
  },
];
