import type { BenchPage } from '#provider/bench/area.ts';

/** The area's page in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/partners', name: 'Partnerzy', does: 'Dodać partnera albo osobę u partnera, zmienić nazwę' },
];
