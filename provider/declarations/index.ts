import type { Area } from '#provider/core/area.ts';
import { hospitalDeclarations } from './handlers-hospital.ts';
import { primaryCare } from './handlers-primary-care.ts';
import { declarations as calls } from './handlers.ts';
import { declarationsSeed } from './seed.ts';
import { declarationsTables } from './tables.ts';

export const declarations = {
  handlers: { declarations: calls, hospitalDeclarations, primaryCare },
  tables: declarationsTables,
  seed: declarationsSeed,
} satisfies Area;
