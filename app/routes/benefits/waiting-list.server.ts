import type { WaitingListEntry } from '#contract/waiting-list/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const KINDS = { WAITING: 'waiting', PLANNED: 'planned', DONE: 'done', REMOVED: 'problem' } as const;

/** What a card shows of an entry, and what its patient does next. */
export function entryView(
  { id, service, unit, category, entryDate, plannedDate, status, reason }: WaitingListEntry,
  { language, t }: AccountRequest,
) {
  const { formatDay } = textIn(language);
  return {
    id,
    service: service.name,
    unit: unit.name,
    phone: unit.phone ?? null,
    category: t(`waiting-list:categories.${category}`),
    isUrgent: category === 'URGENT',
    entered: formatDay(entryDate),
    planned: plannedDate === undefined ? null : formatDay(plannedDate),
    status: { kind: KINDS[status], label: t(`waiting-list:status.${status}`) },
    reason: reason ?? null,
    next: status === 'DONE' ? null : t(`waiting-list:next.${status}`),
  };
}
