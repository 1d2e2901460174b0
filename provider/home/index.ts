import type { Area } from '#provider/core/area.ts';
import { home as calls } from './handlers.ts';

export const home = {
  handlers: { home: calls },
  tables: [],
} satisfies Area;
