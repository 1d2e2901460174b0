import type { Area } from '#provider/core/area.ts';
import { carerAuthorizations as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const carerAuthorizations = {
  handlers: { carerAuthorizations: calls },
  tables,
  seed,
} satisfies Area;
