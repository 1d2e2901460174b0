import type { Area } from '#provider/core/area.ts';
import { telehealth as calls } from './handlers.ts';
import { telehealthIdentity } from './identity.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const telehealth = {
  handlers: { telehealth: calls, telehealthIdentity },
  tables,
  seed,
} satisfies Area;
