import type { WaitingListEntry } from '#contract/waiting-list/schemas.ts';
import type { PatientListPart } from '#contract/paging.ts';
import { standingOf } from '#app/domain/benefits/waiting-list.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const KINDS = {
  WAITING: 'waiting',
  PLANNED: 'planned',
  passed: 'waiting',
  DONE: 'done',
  REMOVED: 'problem',
} as const;

type Listed = { entry: WaitingListEntry; registrationPhone: string | undefined };

/** A page of the list, each entry with whom to call where its unit has no phone of its own. */
export async function listedEntries(request: AccountRequest, part: PatientListPart) {
  const [{ registrationPhone }, { entries, hasMore }] = await Promise.all([
    portalSettings(request),
    request.provider.waitingList.list(part),
  ]);
  return { entries: entries.map((entry): Listed => ({ entry, registrationPhone })), hasMore };
}

/** The view of an entry on a card, and what its patient does next. */
export function entryView({ entry, registrationPhone }: Listed, { language, t, now }: AccountRequest) {
  const { id, service, unit, category, entryDate, plannedDate, status, reason } = entry;
  const standing = standingOf(entry, today(now));
  const { formatDay } = textIn(language);
  return {
    id,
    service: service.name,
    unit: unit.name,
    phone: unit.phone ?? registrationPhone ?? null,
    category: t(`waiting-list:categories.${category}`),
    isUrgent: category === 'URGENT',
    entered: formatDay(entryDate),
    planned: plannedIn({ status, day: plannedDate && formatDay(plannedDate) }, t),
    status: { kind: KINDS[standing], label: t(`waiting-list:status.${standing}`) },
    reason: reason ?? null,
    next: standing === 'DONE' ? null : t(`waiting-list:next.${standing}`),
  };
}

type Planned = { status: WaitingListEntry['status']; day: string | undefined };

/** The day that is planned, or was; an entry that is over and had none says nothing of it. */
function plannedIn({ status, day }: Planned, t: AccountRequest['t']) {
  const isOver = status === 'DONE' || status === 'REMOVED';
  if (day === undefined)
    return isOver ? null : { term: t('waiting-list:plannedDate'), day: t('waiting-list:noDate') };
  return { term: t(isOver ? 'waiting-list:formerDate' : 'waiting-list:plannedDate'), day };
}
