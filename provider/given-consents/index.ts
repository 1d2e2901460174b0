import type { Area } from '#provider/core/area.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const givenConsents = { tables, seed } satisfies Area;
