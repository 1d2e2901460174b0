import type { BenchPage } from '#provider/bench/area.ts';

export const PATH = '/copies';
export const SETTINGS_PATH = '/copy-settings';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: PATH,
    name: 'Wnioski o kopie',
    does: 'Przyjąć wniosek, podać cenę, przygotować kopię, wydać ją albo odmówić',
  },
  {
    path: SETTINGS_PATH,
    name: 'Ustawienia wniosków o kopie',
    does: 'Ustawić rodzaje wniosków, cennik, moduły i co się nie udaje',
  },
];
