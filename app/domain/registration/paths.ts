import type { PatientRole } from '#app/domain/patients/patients.ts';

/** The entry of each registration of a guest (C§2). */
export const REGISTRATION_PATHS = {
  PATIENT: '/registration',
  WARD: '/registrationward',
  CHILD: '/registrationchild',
} as const satisfies Record<PatientRole, string>;
