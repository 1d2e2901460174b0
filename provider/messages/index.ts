import type { Area } from '#provider/core/area.ts';
import { messages as calls } from './handlers.ts';
import { messagesSeed } from './seed/index.ts';
import { messagesTables } from './tables.ts';

export const messages = {
  handlers: { messages: calls },
  tables: messagesTables,
  seed: messagesSeed,
} satisfies Area;
