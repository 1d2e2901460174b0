import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/accessibility',
    name: 'Dostępność',
    does: 'Odpowiadać na zgłoszenia o niedostępnych stronach, w terminie',
  },
];
