import type { Area } from '#provider/core/area.ts';
import { results as calls } from './handlers.ts';
import { seed } from './seed/index.ts';
import { tables } from './tables.ts';

export const results = {
  handlers: { results: calls },
  tables,
  seed,
} satisfies Area;
