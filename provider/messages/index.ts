import type { Area } from '#provider/core/area.ts';
import { messages as calls } from './handlers.ts';
import { seed } from './seed/index.ts';
import { tables } from './tables.ts';

export const messages = {
  handlers: { messages: calls },
  tables,
  seed,
} satisfies Area;
