import type { Area } from '#provider/core/area.ts';
import { account as calls } from './handlers/account.ts';
import { epuap } from './handlers/epuap.ts';
import { accountSeed } from './seed.ts';
import { accountTables } from './tables.ts';

export const account = {
  handlers: { account: calls, epuap },
  tables: accountTables,
  seed: accountSeed,
} satisfies Area;
