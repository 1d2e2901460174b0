import type { Area } from '#provider/core/area.ts';
import { patients as calls } from './handlers.ts';
import { patientsSeed } from './seed.ts';
import { patientsTables } from './tables.ts';

export const patients = {
  handlers: { patients: calls },
  tables: patientsTables,
  seed: patientsSeed,
} satisfies Area;
