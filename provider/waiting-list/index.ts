import type { Area } from '#provider/core/area.ts';
import { waitingList as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const waitingList = {
  handlers: { waitingList: calls },
  tables,
  seed,
} satisfies Area;
