import type { Area } from '#provider/core/area.ts';
import { declarations as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const declarations = {
  handlers: { declarations: calls },
  tables,
  seed,
} satisfies Area;
