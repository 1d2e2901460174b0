import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/patients',
    name: 'Pacjenci',
    does: 'Zablokować pacjentowi rezerwacje w portalu albo zdjąć blokadę, wyjaśnić, czyj jest dokument',
  },
];
