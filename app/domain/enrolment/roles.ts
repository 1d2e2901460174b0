import type { PatientRole } from '#app/domain/patients/patients.ts';

/** In which order they are offered (A§2). */
const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const satisfies readonly PatientRole[];

/**
 * The role that an address names: null where it names none, and so leaves the choice; UNKNOWN for anything but one of the three, named
 * once (AP-15).
 */
export function roleIn(query: URLSearchParams): PatientRole | null | 'UNKNOWN' {
  const named = query.getAll('patientRole');
  if (named.length === 0) return null;
  const [only] = named.length === 1 ? named : [];
  return ROLES.find((role) => role === only) ?? 'UNKNOWN';
}

type Offer = Readonly<{
  hasOwn: boolean;
  login: Readonly<{ showLinkToCreateAccountForWard: boolean; showLinkToCreateAccountForChild: boolean }>;
}>;

/** Tells whether the provider lets people register somebody of a role: oneself always (AP-60). */
export function isOffered(role: PatientRole, { login }: Pick<Offer, 'login'>) {
  if (role === 'PATIENT') return true;
  return role === 'WARD' ? login.showLinkToCreateAccountForWard : login.showLinkToCreateAccountForChild;
}

/** The roles that the page of choice offers. */
export const rolesOffered = ({ hasOwn, login }: Offer) =>
  ROLES.filter((role) => isOffered(role, { login }) && !(role === 'PATIENT' && hasOwn));
