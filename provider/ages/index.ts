import type { Area } from '#provider/core/area.ts';
import { ages as calls } from './handlers.ts';
import { agesSeed } from './seed.ts';
import { agesTables } from './tables.ts';

export const ages = {
  handlers: { ages: calls },
  tables: agesTables,
  seed: agesSeed,
} satisfies Area;
