import type { Area } from '#provider/core/area.ts';
import { consents as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const consents = {
  handlers: { consents: calls },
  tables,
  seed,
} satisfies Area;
