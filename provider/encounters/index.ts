import type { Area } from '#provider/core/area.ts';
import { encounters as calls } from './handlers.ts';
import { encountersSeed } from './seed.ts';
import { encountersTables } from './tables.ts';

export const encounters = {
  handlers: { encounters: calls },
  tables: encountersTables,
  seed: encountersSeed,
} satisfies Area;
