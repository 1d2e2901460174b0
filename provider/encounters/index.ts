import type { Area } from '#provider/core/area.ts';
import { encounters as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const encounters = {
  handlers: { encounters: calls },
  tables,
  seed,
} satisfies Area;
