import type { LinkState } from '#contract/guardians/schemas.ts';
import { ADULT } from '#contract/people/reading/ages.ts';
import { yearsBetween, type Day } from '#provider/core/local-time.ts';
import type { AccountPatientRow } from '#provider/patients/tables.ts';

/** Who changes a link: the person who is represented, the account that acts or asks to, or the medical unit. */
export type Actor = 'REPRESENTED' | 'GUARDIAN' | 'UNIT';

type Changes = Readonly<Record<LinkState, readonly LinkState[]>>;

/** AP-18: of which state each may make which. D is final for everybody: a new link is a new request. */
export const CHANGES: Readonly<Record<Actor, Changes>> = {
  REPRESENTED: { W: ['C', 'J', 'D'], C: ['J', 'D'], J: ['C', 'D'], D: [] },
  GUARDIAN: { W: ['D'], C: ['D'], J: [], D: [] },
  UNIT: { W: ['C', 'J', 'D'], C: ['W', 'J', 'D'], J: ['W', 'C', 'D'], D: [] },
};

export const isAdult = ({ birthDate, today }: { birthDate: Day; today: Day }) =>
  yearsBetween({ from: birthDate, to: today }) >= ADULT;

type Link = Pick<AccountPatientRow, 'role' | 'link_state' | 'waits_for'>;
type OfPerson = Readonly<{ link: Link; birthDate: Day; today: Day }>;

/** How a link stands today: a parent's has ended with the child's 18th birthday, whatever is written. */
export const stateOn = ({ link, birthDate, today }: OfPerson): LinkState =>
  link.role === 'CHILD' && isAdult({ birthDate, today }) ? 'D' : link.link_state;

type Refusal = 'LINK_STATE' | 'UNDER_AGE' | 'LAST_GUARDIAN';

/**
 * Why a change of a link is refused; null: it is allowed. What waits for the unit only the unit confirms. A child's parents are for the unit to confirm and to end, unless the link
 * waits for the child's own answer (AP-19); the last guardian of a child does not leave.
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
