import type { Area } from '#provider/core/area.ts';
import { ages as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const ages = {
  handlers: { ages: calls },
  tables,
  seed,
} satisfies Area;
