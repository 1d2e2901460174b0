import { z } from 'zod';
import { CodeAndName, Day, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** The urgency with which the waiting list has somebody seen; WAITING is every entry that is still on it. */
const WAITING_CATEGORIES = ['STABLE', 'URGENT'] as const;
const WAITING_STATUSES = ['WAITING', 'PLANNED', 'DONE', 'REMOVED'] as const;

export const WaitingListEntry = z
  .object({
    id: Id,
    service: CodeAndName,
    unit: z.object({ id: Id, name: ProviderText, phone: z.string().optional() }),
    category: z.enum(WAITING_CATEGORIES).describe('STABLE: in the order of the list; URGENT: before those.'),
    entryDate: Day,
    plannedDate: Day.optional(),
    status: z
      .enum(WAITING_STATUSES)
      .describe(
        'WAITING: still on the list; PLANNED: with a day; DONE: the patient has been; REMOVED: taken off the list, for `reason`.',
      ),
    reason: ProviderText.optional(),
    changedAt: Instant,
  })
  .meta({
    id: 'WaitingListEntry',
    description:
      'A-117. `plannedDate` absent: no date is planned yet. `status`: WAITING without a date, PLANNED with one, DONE when the service was given, REMOVED when the entry was struck off; `reason` says why. `changedAt`: when the unit wrote or changed the entry.',
  });
export type WaitingListEntry = z.infer<typeof WaitingListEntry>;
