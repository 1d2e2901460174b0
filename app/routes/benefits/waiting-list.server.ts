import type { WaitingListEntry } from '#contract/waiting-list/schemas.ts';
import type { PatientListPart } from '#contract/paging.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const KINDS = { WAITING: 'waiting', PLANNED: 'planned', DONE: 'done', REMOVED: 'problem' } as const;

type Listed = { entry: WaitingListEntry; registrationPhone: string | undefined };

/** A page of the list, each entry with whom to call where its unit has no phone of its own. */
export async function listedEntries(request: AccountRequest, part: PatientListPart) {
  const [{ registrationPhone }, { entries, hasMore }] = await Promise.all([
    portalSettings(request),
    request.provider.waitingList.list(part),
  ]);
  return { entries: entries.map((entry): Listed => ({ entry, registrationPhone })), hasMore };
}

/** What a card shows of an entry, and what its patient does next. */
export function entryView({ entry, registrationPhone }: Listed, { language, t }: AccountRequest) {
  const { id, service, unit, category, entryDate, plannedDate, status, reason } = entry;
  const { formatDay } = textIn(language);
  return {
    id,
    service: service.name,
    unit: unit.name,
    phone: unit.phone ?? registrationPhone ?? null,
    category: t(`waiting-list:categories.${category}`),
    isUrgent: category === 'URGENT',
    entered: formatDay(entryDate),
    planned: plannedDate === undefined ? null : formatDay(plannedDate),
    status: { kind: KINDS[status], label: t(`waiting-list:status.${status}`) },
    reason: reason ?? null,
    next: status === 'DONE' ? null : t(`waiting-list:next.${status}`),
  };
}
