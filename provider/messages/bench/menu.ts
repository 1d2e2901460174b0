import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/messages', name: 'Wiadomości', does: 'Czytać wiadomości pacjentów, odpowiadać i pisać do nich' },
];
