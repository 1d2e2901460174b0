import type { Area } from '#provider/core/area.ts';
import { results as calls } from './handlers.ts';
import { resultsSeed } from './seed/index.ts';
import { resultsTables } from './tables.ts';

export const results = {
  handlers: { results: calls },
  tables: resultsTables,
  seed: resultsSeed,
} satisfies Area;
