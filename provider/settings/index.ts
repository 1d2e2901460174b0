import type { Area } from '#provider/core/area.ts';
import { settings as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const settings = {
  handlers: { settings: calls },
  tables,
  seed,
} satisfies Area;
