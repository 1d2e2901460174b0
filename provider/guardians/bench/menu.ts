import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/links',
    name: 'Powiązania',
    does: 'Potwierdzić, cofnąć do potwierdzenia, zablokować albo zakończyć powiązanie konta z osobą, potwierdzić osobę, zablokować konto',
  },
];
