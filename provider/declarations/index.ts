import type { Area } from '#provider/core/area.ts';
import { hospitalDeclarations } from './handlers-hospital.ts';
import { primaryCare } from './handlers-primary-care.ts';
import { declarations as calls } from './handlers.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const declarations = {
  handlers: { declarations: calls, hospitalDeclarations, primaryCare },
  tables,
  seed,
} satisfies Area;
