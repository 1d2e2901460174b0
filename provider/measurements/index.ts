import type { Area } from '#provider/core/area.ts';
import { measurementsTables } from './tables.ts';

export const measurements = {
  tables: measurementsTables,
} satisfies Area;
