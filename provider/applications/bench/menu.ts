import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/corrections',
    name: 'Sprostowania danych',
    does: 'Przyjąć prośbę o poprawę danych pacjenta, poprawić je albo odmówić',
  },
];
