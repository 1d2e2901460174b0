import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/waiting-list',
    name: 'Kolejka',
    does: 'Zaplanować termin z kolejki, zmienić kategorię, skreślić wpis',
  },
];
