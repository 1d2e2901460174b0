import { hospitalDeclarations, hospitalForPatient } from './calls-hospital.ts';
import { primaryCare } from './calls-primary-care.ts';
import { declarations } from './calls.ts';

export const calls = {
  declarations: { ...declarations, hospitalForPatient },
  hospitalDeclarations,
  primaryCare,
};
