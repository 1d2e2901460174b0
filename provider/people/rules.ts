import type { Day } from '#contract/days/reading/warsaw.ts';
import { isAdult } from '#contract/people/reading/ages.ts';
import { hasEnded } from '#provider/core/access-rules.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';

type Linked = Pick<LinkedPatientRow, 'role' | 'link_state' | 'birth_date' | 'acts_until'>;

/** True where a link is among those that are listed: an ended one is not, and a parent's is over on the day on which the child is 18. */
export const isListed = (
  { role, link_state: state, birth_date: birthDate, acts_until: actsUntil }: Linked,
  today: Day,
) => state !== 'D' && !hasEnded({ actsUntil, today }) && !(role === 'CHILD' && isAdult({ birthDate, today }));
