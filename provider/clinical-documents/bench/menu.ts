import type { BenchPage } from '#provider/bench/area.ts';

export const PATH = '/clinical-documents';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: PATH,
    name: 'Dokumenty',
    does: 'Dodać dokument do kartoteki, dopisać notatkę, wycofać dokument i ustawić, co się nie udaje',
  },
];
