import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  {
    path: '/payments',
    name: 'Faktury i płatności',
    does: 'Wystawić, zmienić albo anulować fakturę, i zatrzymać wywołania płatności',
  },
  {
    path: '/refunds',
    name: 'Zwroty pieniędzy',
    does: 'Zwrócić pieniądze, które przyszły niepotrzebnie, i zobaczyć zawiadomienia banku, które się nie zgadzają',
  },
  {
    path: '/bank-testowy',
    name: 'Bank testowy',
    does: 'Zmienić, jak odpowiada bank na niby, i wysłać jego zawiadomienie',
  },
];
