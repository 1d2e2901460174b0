import type { PatientRole } from '#app/domain/patients/patients.ts';

/** Where a person's own page is. */
export const personPath = (id: string) => `/account/patients/${encodeURIComponent(id)}`;

/** Ours: where who ended a link brings it back (AP-26). */
export const restoreLinkPath = ({
  patientId,
  accountId,
}: Readonly<{ patientId: string; accountId: string }>) =>
  `/account/links/${encodeURIComponent(patientId)}/${encodeURIComponent(accountId)}/restore`;

/** The list in which one finds a person. */
export const LIST_PATHS = {
  PATIENT: '/account/mydata',
  WARD: '/account/ward',
  CHILD: '/account/child',
} as const satisfies Record<PatientRole, string>;

/** Ours: where somebody of 16 or 17 gives the own consent. */
export const OWN_CONSENT_PATH = '/account/mydata/consent';
