import type { Area } from '#provider/core/area.ts';
import { waitingList as calls } from './handlers.ts';
import { waitingListSeed } from './seed.ts';
import { waitingListTables } from './tables.ts';

export const waitingList = {
  handlers: { waitingList: calls },
  tables: waitingListTables,
  seed: waitingListSeed,
} satisfies Area;
