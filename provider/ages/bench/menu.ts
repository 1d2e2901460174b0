import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/own-consents',
    name: 'Zgody od 16 lat',
    does: 'Zapisać własną zgodę osoby, która ma 16 albo 17 lat',
  },
];
