import type { z } from 'zod';
import type { WaitingListEntry } from '#contract/waiting-list/schemas.ts';
import { os } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { pageOf, partOf } from '#provider/core/paging.ts';
import type { ListedEntryRow } from './store.ts';

const list = os.waitingList.list.handler(async ({ input, context }) => {
  const { patientId } = input;
  const whose = await context.access.record({ patientId, action: 'waitingList.list' });
  const { from, before, ...part } = partOf(input);
  const rows = await context.store.waitingList.list({
    whose,
    ...part,
    from: localDay(from),
    before: localDay(before),
  });
  return pageOf({ rows, input, view: entryView });
});

const entryView = (row: ListedEntryRow): z.input<typeof WaitingListEntry> => ({
  id: row.id,
  service: { code: row.service_code, name: row.service_name },
  unit: { id: row.unit_id, name: row.unit_name, phone: row.unit_phone ?? undefined },
  category: row.category,
  entryDate: row.entry_date,
  plannedDate: row.planned_date ?? undefined,
  status: row.status,
  reason: row.reason ?? undefined,
  changedAt: new Date(row.changed_at).toISOString(),
});

export const waitingList = { list };
