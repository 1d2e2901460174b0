import type { Area } from '#provider/core/area.ts';
import { signing as calls } from './handlers.ts';
import { signingTables } from './tables.ts';

export const signing = {
  handlers: { signing: calls },
  tables: signingTables,
} satisfies Area;
