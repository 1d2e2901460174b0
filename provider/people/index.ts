import type { Area } from '#provider/core/area.ts';
import { people as calls } from './handlers.ts';

export const people = {
  handlers: { people: calls },
  tables: [],
} satisfies Area;
