import type { Area } from '#provider/core/area.ts';
import { patients as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const patients = {
  handlers: { patients: calls },
  tables,
  seed,
} satisfies Area;
