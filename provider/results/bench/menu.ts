import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/results',
    name: 'Wyniki',
    does: 'Opublikować, poprawić albo wstrzymać wynik badania, ustawić wyniki',
  },
];
