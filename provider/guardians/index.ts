import type { Area } from '#provider/core/area.ts';
import { guardians as calls } from './handlers.ts';

export const guardians = {
  handlers: { guardians: calls },
  tables: [],
} satisfies Area;
