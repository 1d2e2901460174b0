import type { BenchPage } from '#provider/bench/area.ts';

export const PATH = '/carer-authorizations';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: PATH,
    name: 'Upoważnienia w szpitalu',
    does: 'Zobaczyć upoważnienia osób także zakończone, zakończyć je lub usunąć, zmienić odpowiedź systemu',
  },
];
