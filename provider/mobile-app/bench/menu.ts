import type { BenchPage } from '#provider/bench/area.ts';

export const PATH = '/phone';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: PATH,
    name: 'Telefon',
    does: 'Wpisać PIN w aplikacji mobilnej, połączyć ją z jednostką albo ją odłączyć',
  },
];
