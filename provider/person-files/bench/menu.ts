import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/papers',
    name: 'Pliki osób',
    does: 'Przeczytać i pobrać pliki wysłane z rejestracją, z danymi osoby i z prośbą o poprawę danych',
  },
];
