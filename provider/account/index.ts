import type { Area } from '#provider/core/area.ts';
import { account as calls } from './handlers/account.ts';
import { epuap } from './handlers/epuap.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const account = {
  handlers: { account: calls, epuap },
  tables,
  seed,
} satisfies Area;
