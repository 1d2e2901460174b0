import type { Area } from '#provider/core/area.ts';
import { personFiles as calls } from './handlers.ts';
import { personFilesSeed } from './seed.ts';
import { personFilesTables } from './tables.ts';

export const personFiles = {
  handlers: { personFiles: calls },
  tables: personFilesTables,
  seed: personFilesSeed,
} satisfies Area;
