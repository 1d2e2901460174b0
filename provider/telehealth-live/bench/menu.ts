import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/telehealth-live',
    name: 'Telekonsultacje na żywo',
    does: 'Być lekarzem w rozmowie: wejść, pisać, wyciszyć, zerwać, nagrywać, przenieść, odwołać, zakończyć, albo puścić scenariusz',
  },
];
