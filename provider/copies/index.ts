import type { Area } from '#provider/core/area.ts';
import { copies as calls } from './handlers.ts';
import { copiesSeed } from './seed.ts';
import { copiesTables } from './tables.ts';

export const copies = {
  handlers: { copies: calls },
  tables: copiesTables,
  seed: copiesSeed,
} satisfies Area;
