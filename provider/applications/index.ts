import type { Area } from '#provider/core/area.ts';
import { corrections } from './handlers.ts';
import { applicationsSeed } from './seed.ts';
import { applicationsTables } from './tables.ts';

export const applications = {
  handlers: { corrections },
  tables: applicationsTables,
  seed: applicationsSeed,
} satisfies Area;
