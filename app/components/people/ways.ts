import type { PatientRole } from '#app/domain/patients/patients.ts';
import { personPath } from '#app/domain/people/paths.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The facts that decide whether a way is offered: whose page it is, and what the unit has switched on. */
export type WayFacts = Readonly<{ role: PatientRole; hasFiles: boolean; hasMobileApp: boolean }>;

type PersonWay = Readonly<{
  /** The page below the person's own. */
  to: string;
  label: TextKey;
  /** In a list, where several people wait: the first word is seen, the person's name is heard with it. */
  card?: TextKey;
  /** Absent: for everybody. */
  isOffered?: (facts: WayFacts) => boolean;
  /** Also while the link waits to be confirmed. */
  isWhileWaiting?: true;
}>;

/** The ways for a person, in the order of their page; each stands here once its page does, the dangerous one last. */
const WAYS: readonly PersonWay[] = [
  { to: 'edit', label: 'people:ways.edit' },
  {
    to: 'attachments',
    label: 'person-files:way',
    isOffered: ({ hasFiles }) => hasFiles,
  },
  { to: 'mobile', label: 'mobile-app:title', isOffered: ({ hasMobileApp }) => hasMobileApp },
  { to: 'correction', label: 'applications:way' },
  {
    to: 'remove',
    label: 'guardians:unlink.way',
    card: 'guardians:unlink.wayOf',
    isOffered: ({ role }) => role !== 'PATIENT',
    isWhileWaiting: true,
  },
];

/** Where one registers a person of a role (A§2). */
export const registrationPath = (role: PatientRole) => `/account/registration?patientRole=${role}`;

const shown = (id: string, { to, label, card }: PersonWay) => ({
  href: `${personPath(id)}/${to}`,
  label,
  card: card ?? null,
});

/** Returns the ways that a person whom the account may act for has. */
export const waysOf = (id: string, facts: WayFacts) =>
  WAYS.filter(({ isOffered }) => isOffered?.(facts) ?? true).map((way) => shown(id, way));

/** Returns what can be done about a person of whom an answer is awaited. */
export const waysWhileWaiting = (id: string) =>
  WAYS.filter(({ isWhileWaiting }) => isWhileWaiting).map((way) => shown(id, way));

/** Returns where the unit is asked to mend what the portal does not change; null while nowhere. */
export const correctionPath = (id: string) =>
  WAYS.some(({ to }) => to === 'correction') ? `${personPath(id)}/correction` : null;
