import type { Area } from '#provider/core/area.ts';
import { partners as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const partners = {
  handlers: { partners: calls },
  tables,
  seed,
} satisfies Area;
