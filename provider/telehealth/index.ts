import type { Area } from '#provider/core/area.ts';
import { telehealth as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const telehealth = {
  handlers: { telehealth: calls },
  tables,
  seed,
} satisfies Area;
