import type { Area } from '#provider/core/area.ts';
import { personFiles as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const personFiles = {
  handlers: { personFiles: calls },
  tables,
  seed,
} satisfies Area;
