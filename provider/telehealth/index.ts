import type { Area } from '#provider/core/area.ts';
import { caseFiles } from './case-files.ts';
import { telehealthDuty } from './duty.ts';
import { telehealth as calls } from './handlers.ts';
import { telehealthIdentity } from './identity.ts';
import { medicalCases, telehealthConsents } from './medical-cases.ts';
import { telehealthSeed } from './seed.ts';
import { telehealthTables } from './tables.ts';

export const telehealth = {
  handlers: {
    telehealth: calls,
    telehealthIdentity,
    medicalCases,
    caseFiles,
    telehealthConsents,
    telehealthDuty,
  },
  tables: telehealthTables,
  seed: telehealthSeed,
} satisfies Area;
