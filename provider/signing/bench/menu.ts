import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/signing-service',
    name: 'Usługa podpisu',
    does: 'Zmienić, jak odpowiada usługa podpisu, i wydać wstrzymany dokument',
  },
  {
    path: '/signatures',
    name: 'Podpisy do sprawdzenia',
    does: 'Przyjąć albo odrzucić podpis zgody lub deklaracji, którego nie udało się sprawdzić',
  },
];
