import type { Area } from '#provider/core/area.ts';
import { questionnaires as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const questionnaires = {
  handlers: { questionnaires: calls },
  tables,
  seed,
} satisfies Area;
