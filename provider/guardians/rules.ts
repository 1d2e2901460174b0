import { isAdult } from '#contract/people/reading/ages.ts';
import type { LinkState } from '#contract/guardians/schemas.ts';
import { hasEnded } from '#provider/core/access-rules.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';

/** Who changes a link: the person who is represented, the account that acts or asks to, or the medical unit. */
export type Actor = 'REPRESENTED' | 'GUARDIAN' | 'UNIT';

type Changes = Readonly<Record<LinkState, readonly LinkState[]>>;

/** AP-18: of which state each may make which. D is final for everybody: a new link is a new request. */
export const CHANGES: Readonly<Record<Actor, Changes>> = {
  REPRESENTED: { W: ['C', 'J', 'D'], C: ['J', 'D'], J: ['C', 'D'], D: [] },
  GUARDIAN: { W: ['D'], C: ['D'], J: [], D: [] },
  UNIT: { W: ['C', 'J', 'D'], C: ['W', 'J', 'D'], J: ['W', 'C', 'D'], D: [] },
};

type Link = Pick<AccountPatientRow, 'role' | 'link_state' | 'waits_for'> &
  Partial<Pick<AccountPatientRow, 'acts_until'>>;
type OfPerson = Readonly<{ link: Link; birthDate: Day; today: Day }>;

/** The state of a link today: it has ended with its last day (AP-22), a parent's with the child's 18th birthday, whatever is written. */
export const stateOn = ({ link, birthDate, today }: OfPerson): LinkState =>
  isOver({ link, birthDate, today }) ? 'D' : link.link_state;

const isOver = ({ link, birthDate, today }: OfPerson) =>
  hasEnded({ actsUntil: link.acts_until ?? null, today }) ||
  (link.role === 'CHILD' && isAdult({ birthDate, today }));

type Refusal = 'LINK_STATE' | 'UNDER_AGE' | 'LAST_GUARDIAN';

/**
 * Why a change of a link is refused; null: it is allowed. What waits for the unit only the unit confirms. A child's parents are
 * for the unit to confirm and to end, unless the link waits for the child's own answer (AP-19); the last guardian of a child
 * does not leave.
 */
export function refusalOf({
  actor,
  to,
  hasOtherGuardian,
  ...person
}: OfPerson & { actor: Actor; to: LinkState; hasOtherGuardian: boolean }): Refusal | null {
  const { link } = person;
  const state = stateOn(person);
  if (!CHANGES[actor][state].includes(to)) return 'LINK_STATE';
  const isForUnit = actor === 'REPRESENTED' && to === 'C' && link.waits_for === 'UNIT';
  if (link.role !== 'CHILD') return isForUnit ? 'LINK_STATE' : null;
  if (actor === 'REPRESENTED' && link.waits_for !== 'PERSON') return 'UNDER_AGE';
  if (actor === 'GUARDIAN' && state === 'C' && !hasOtherGuardian) return 'LAST_GUARDIAN';
  return null;
}

/** AP-26: how long who ended a link can bring it back. */
const UNDO_MS = 10 * 60_000;

type Moved = Readonly<{
  link: Pick<AccountPatientRow, 'link_state'>;
  to: LinkState;
  by: AccountPatientRow['ended_by'];
}>;

/** Until when an end can be undone; null: it cannot. The unit's ends, an age's, and those of a link that did not act stay. */
export const undoUntilOf = ({ link, to, by }: Moved, now: number) =>
  to === 'D' && link.link_state === 'C' && (by === 'PERSON' || by === 'ACCOUNT') ? now + UNDO_MS : null;

type RestoreRefusal = 'LINK_STATE' | 'TOO_LATE' | 'OTHER_GUARDIAN';
type Ended = Pick<AccountPatientRow, 'undo_until' | 'ended_at' | 'acts_until'>;
type Other = Pick<AccountPatientRow, 'account_id' | 'role' | 'link_state' | 'linked_at'>;

/**
 * Why an ended link does not come back; null: it does. Somebody whose link has begun since the end has gained by it: AP-26 takes nothing from
 * them. Up to the last moment of the ten minutes it is in time.
 */
export function restoreRefusal({ link, state, others, now }: Restoring): RestoreRefusal | null {
  const isOverByDay = hasEnded({ actsUntil: link.acts_until, today: localDay(now) });
  if (state !== 'D' || link.undo_until === null || isOverByDay) return 'LINK_STATE';
  if (now > link.undo_until) return 'TOO_LATE';
  const endedAt = link.ended_at ?? 0;
  const hasGained = others.some(
    (one) => one.role !== 'PATIENT' && one.link_state === 'C' && one.linked_at >= endedAt,
  );
  return hasGained ? 'OTHER_GUARDIAN' : null;
}

type Restoring = Readonly<{ link: Ended; state: LinkState; others: readonly Other[]; now: number }>;

/**
 * Why the represented person does not set the last day of a link; null: they do. An adult's own is theirs to set; of a child's parents the unit
 * decides (AP-22). A day that is over would be an end of its own, with a page of its own.
 */
export function limitRefusal({ until, ...person }: OfPerson & { until: Day | undefined }) {
  const { link, birthDate, today } = person;
  if (link.role === 'CHILD' || !isAdult({ birthDate, today })) return 'UNDER_AGE';
  if (stateOn(person) !== 'C') return 'LINK_STATE';
  return until !== undefined && until < today ? 'IN_THE_PAST' : null;
}
