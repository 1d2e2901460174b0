import { telehealth } from './calls.ts';
import { caseFiles } from './case-files.ts';
import { telehealthDuty } from './duty.ts';
import { telehealthIdentity } from './identity.ts';
import { medicalCases, telehealthConsents } from './medical-cases.ts';

export const calls = {
  telehealth,
  telehealthIdentity,
  medicalCases,
  caseFiles,
  telehealthConsents,
  telehealthDuty,
};
