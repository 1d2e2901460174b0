import type { Area } from '#provider/core/area.ts';
import { deposits as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const deposits = {
  handlers: { deposits: calls },
  tables,
  seed,
} satisfies Area;
