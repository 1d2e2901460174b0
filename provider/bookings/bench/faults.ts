import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'catalog.units': 'Katalog poradni nie odpowiada',
  'catalog.units.slow': 'Katalog poradni odpowiada po 50 sekundach',
  'catalog.firstFree': 'Pierwsze wolne terminy nie odpowiadają',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: ({ catalogue }) => catalogue.failing(),
};
