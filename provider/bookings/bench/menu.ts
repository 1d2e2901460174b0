import type { BenchPage } from '#provider/bench/area.ts';

/** The area's pages in the staff side's menu. */
export const menu: readonly BenchPage[] = [
  { path: '/bookings', name: 'Rezerwacje', does: 'Prowadzić rezerwacje: rejestrować, realizować, odwoływać' },
];
