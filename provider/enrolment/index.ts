import type { Area } from '#provider/core/area.ts';
import { enrolment as calls } from './handlers.ts';
import { enrolmentTables } from './tables.ts';

export const enrolment = {
  handlers: { enrolment: calls },
  tables: enrolmentTables,
} satisfies Area;
