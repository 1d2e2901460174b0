import { actions, type Action } from './actions.ts';
import { reaches, type Scope } from '#contract/people/reading/scope.ts';
import { isAdult } from '#contract/people/reading/ages.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';

/** Who asks. Only an AUTHORIZED account has been confirmed by the medical unit. */
export type Subject = Readonly<{ accountId: string; type: 'AUTHORIZED' | 'UNAUTHORIZED' }>;

/** The link between the account and the patient whose record it is; A§4: C is the one confirmed state. */
export type PatientLink = Readonly<{
  role: 'PATIENT' | 'WARD' | 'CHILD';
  linkState: 'C' | 'J' | 'W' | 'D';
  birthDate: Day;
  /** The unit has seen who the person is, and that the account may act for them (AP-17). */
  authorized: boolean;
  /** The last day on which the account may act; null: there is none (AP-22). */
  actsUntil: Day | null;
  /** The part of everything that the account may do (AP-22). */
  scope: Scope;
}>;

export const isRead = (action: Action) => actions[action] === 'read';

/** True where the scope of a link reaches so far; one's own record is never narrowed. */
const isWithin = ({ scope, role }: Pick<PatientLink, 'scope' | 'role'>, action: Action) =>
  role === 'PATIENT' || reaches(scope, { action, reach: actions[action] });

/** True where a link reaches the parts of the record beside visits: drugs that are taken, and measurements (S-67). */
export const seesRecord = ({ scope, role }: Pick<PatientLink, 'scope' | 'role'>) =>
  role === 'PATIENT' || scope !== 'VISITS';

/** Tells whether the last day of a link is over: from the first moment of the next one on. */
export const hasEnded = ({ actsUntil, today }: { actsUntil: Day | null; today: Day }) =>
  actsUntil !== null && actsUntil < today;

/**
 * The one decision on access (security design): may this account do this to this record? A missing record and a
 * refused one get the same answer from the caller. Link states and ages are those of this moment.
 * Where the account or the patient is unconfirmed it reaches only what it made itself, never what the staff or others wrote
 * (A-53, AP-17).
 */
export function isAllowed({
  subject,
  link,
  madeBy,
  action,
  today,
}: {
  subject: Subject;
  link: PatientLink | undefined;
  /** Who made the record, when it has a maker: the account, or null for the staff. */
  madeBy?: string | null;
  /** The act that is asked about; null: it is only asked whether the account may act at all. */
  action: Action | null;
  today: Day;
}) {
  if (link?.linkState !== 'C' || hasEnded({ actsUntil: link.actsUntil, today })) return false;
  if (link.role === 'CHILD' && isAdult({ birthDate: link.birthDate, today })) return false;
  if (action !== null && !isWithin(link, action)) return false;
  if (madeBy === undefined || seesAll({ subject, link })) return true;
  return madeBy === subject.accountId;
}

/** True where an account sees of a patient what others made: both have been confirmed. */
export const seesAll = ({ subject, link }: { subject: Subject; link: Pick<PatientLink, 'authorized'> }) =>
  subject.type === 'AUTHORIZED' && link.authorized;
