import type { Area } from '#provider/core/area.ts';
import { partners as calls } from './handlers.ts';
import { partnersSeed } from './seed.ts';
import { partnersTables } from './tables.ts';

export const partners = {
  handlers: { partners: calls },
  tables: partnersTables,
  seed: partnersSeed,
} satisfies Area;
