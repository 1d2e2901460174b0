import type { Area } from '#provider/core/area.ts';
import { telehealth as calls } from './handlers.ts';
import { caseFiles, medicalCases, telehealthConsents, telehealthDuty } from './stubs.ts';
import { telehealthIdentity } from './identity.ts';
import { seed } from './seed.ts';
import { tables } from './tables.ts';

export const telehealth = {
  handlers: {
    telehealth: calls,
    telehealthIdentity,
    medicalCases,
    caseFiles,
    telehealthConsents,
    telehealthDuty,
  },
  tables,
  seed,
} satisfies Area;
