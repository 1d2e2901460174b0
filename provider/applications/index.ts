import type { Area } from '#provider/core/area.ts';
import { corrections } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const applications = {
  handlers: { corrections },
  tables,
  seed,
} satisfies Area;
