import type { Area } from '#provider/core/area.ts';
import { account as calls } from './handlers/account.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const account = {
  handlers: { account: calls },
  tables,
  seed,
} satisfies Area;
