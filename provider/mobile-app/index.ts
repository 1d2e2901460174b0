import type { Area } from '#provider/core/area.ts';
import { mobileApp as calls } from './handlers.ts';
import { mobileAppSeed } from './seed.ts';
import { mobileAppTables } from './tables.ts';

export const mobileApp = {
  handlers: { mobileApp: calls },
  tables: mobileAppTables,
  seed: mobileAppSeed,
} satisfies Area;
