import type { Area } from '#provider/core/area.ts';
import { registration as calls } from './handlers.ts';
import { registrationFiles } from './handlers-files.ts';
import { registrationTables } from './tables.ts';

export const registration = {
  handlers: { registration: calls, registrationFiles },
  tables: registrationTables,
} satisfies Area;
