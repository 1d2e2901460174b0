import type { Area } from '#provider/core/area.ts';
import { mobileApp as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const mobileApp = {
  handlers: { mobileApp: calls },
  tables,
  seed,
} satisfies Area;
