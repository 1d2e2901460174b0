import type { Area } from '#provider/core/area.ts';
import { accessibilityReports } from './handlers.ts';
import { legalSeed } from './seed.ts';
import { legalTables } from './tables.ts';

export const legal = {
  handlers: { accessibilityReports },
  tables: legalTables,
  seed: legalSeed,
} satisfies Area;
