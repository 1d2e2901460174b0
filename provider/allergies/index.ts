import type { Area } from '#provider/core/area.ts';
import { allergies as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const allergies = {
  handlers: { allergies: calls },
  tables,
  restsOn: ['patients'],
  seed,
} satisfies Area;
