import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/declarations',
    name: 'Deklaracje wyboru',
    does: 'Przyjąć podpisany papier, zakończyć deklarację w systemie przychodni, zatrzymać ten system',
  },
];
