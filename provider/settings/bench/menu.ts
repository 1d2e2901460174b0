import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/record', name: 'Kartoteka', does: 'Włączyć albo wyłączyć części kartoteki i udostępnianie' },
  {
    path: '/accessibility-statement',
    name: 'Deklaracja dostępności',
    does: 'Zmienić dane w deklaracji dostępności',
  },
  {
    path: '/limits',
    name: 'Ograniczenia',
    does: 'Zmienić, ile może jedno konto, i zobaczyć, komu czego odmówiono',
  },
];
