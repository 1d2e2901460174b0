import { isAdult } from '#contract/people/reading/ages.ts';
import type { Guardian, Parent, WardLink } from '#contract/guardians/schemas.ts';
import { addMonths, localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { LinkedPatientRow, AccountPatientRow } from '#provider/core/rows.ts';
import { present } from '#provider/core/wire.ts';
import { withheldView } from '#provider/people/view.ts';
import { limitRefusal, stateOn } from './rules.ts';
import type { LinkOfPatient } from './store.ts';

const MONTHS_TO_MAJORITY = 18 * 12;

type OnDay = Readonly<{ row: LinkOfPatient; birthDate: Day; today: Day }>;

/** Since when a link stands as it does. */
function sinceOf({ link_state: state, linked_at, asked_at, changed_at, ended_at }: AccountPatientRow) {
  if (state === 'W') return asked_at ?? linked_at;
  if (state === 'J') return changed_at ?? linked_at;
  return (state === 'D' ? ended_at : null) ?? linked_at;
}

export const guardianView = ({ row, birthDate, today }: OnDay): Guardian => ({
  accountId: row.account_id,
  patientId: row.patient_id,
  status: stateOn({ link: row, birthDate, today }),
  name: row.name,
  lastName: row.last_name,
  since: new Date(sinceOf(row)).toISOString(),
  ...(row.link_state === 'W' || row.link_state === 'J' ? present({ waitsFor: row.waits_for }) : {}),
  isAccountBlocked: row.state === 'USER_BLOCKED',
  ...present({ actsUntil: row.acts_until }),
  ...present({ scope: row.scope }),
  ...limitsOf({ link: row, birthDate, today }),
});

const limitsOf = (one: Parameters<typeof stateOn>[0]) => {
  const isOpen = limitRefusal({ ...one, until: undefined }) === null;
  return { mayBeLimited: isOpen, mayBeNarrowed: isOpen };
};

/** A parent acts no more from the 18th birthday on, or since the link has ended before (A-54, AP-62). */
export function parentView(one: OnDay): Parent {
  const { row, birthDate, today } = one;
  const view = guardianView(one);
  const endedOn = row.link_state === 'D' && row.ended_at !== null ? localDay(row.ended_at) : null;
  const majority = addMonths({ day: birthDate, months: MONTHS_TO_MAJORITY });
  const isOfAge = isAdult({ birthDate, today });
  const formerSince =
    endedOn !== null && (!isOfAge || endedOn < majority) ? endedOn : isOfAge ? majority : null;
  return {
    ...view,
    id: row.account_id,
    isRemovable: isOfAge,
    ...(formerSince === null ? {} : { formerSince }),
  };
}

/** The account's own link; of one that is not confirmed no more is told than the account knows (AP-16). */
export function wardLinkView(asked: {
  patient: LinkedPatientRow;
  link: AccountPatientRow;
  refusal: WardLink['refusal'] | null;
  today: Day;
}): WardLink {
  const { patient, link, refusal, today } = asked;
  const status = stateOn({ link, birthDate: patient.birth_date, today });
  const { id, name, last_name } = patient;
  const known = status === 'C' ? { name, lastName: last_name } : withheldView({ ...patient, ...link });
  return {
    patientId: id,
    role: link.role,
    status,
    ...present({ name: known.name ?? null, lastName: known.lastName ?? null }),
    ...(refusal === null ? {} : { refusal }),
  };
}
