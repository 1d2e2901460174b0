import type { Area } from '#provider/core/area.ts';
import { accessibilityReports } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const legal = {
  handlers: { accessibilityReports },
  tables,
  seed,
} satisfies Area;
