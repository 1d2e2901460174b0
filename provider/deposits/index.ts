import type { Area } from '#provider/core/area.ts';
import { deposits as calls } from './handlers.ts';
import { depositsSeed } from './seed.ts';
import { depositsTables } from './tables.ts';

export const deposits = {
  handlers: { deposits: calls },
  tables: depositsTables,
  seed: depositsSeed,
} satisfies Area;
