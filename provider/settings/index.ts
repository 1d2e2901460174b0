import type { Area } from '#provider/core/area.ts';
import { settings as calls } from './handlers.ts';
import { settingsSeed } from './seed.ts';
import { settingsTables } from './tables.ts';

export const settings = {
  handlers: { settings: calls },
  tables: settingsTables,
  seed: settingsSeed,
} satisfies Area;
