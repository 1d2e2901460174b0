import type { Area } from '#provider/core/area.ts';
import { tables } from './tables.ts';

export const measurements = {
  tables,
} satisfies Area;
