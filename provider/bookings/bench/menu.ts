import type { BenchPage } from '#provider/bench/area.ts';

export const UNITS_PATH = '/units';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/bookings', name: 'Rezerwacje', does: 'Prowadzić rezerwacje: rejestrować, realizować, odwoływać' },
  {
    path: UNITS_PATH,
    name: 'Katalog poradni',
    does: 'Zmienić to, co katalog mówi o poradniach, i to, czy odpowiada',
  },
];
