import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** B§7 and A-131: which part of a patient's list: the half-open time from `after` to before `before`, and one page of it. */
export const PatientListPart = z.object({
  patientId: Id,
  after: Instant,
  before: Instant,
  pageIndex: z.coerce.number<number>().int().min(0).max(10_000),
  pageSize: z.coerce.number<number>().int().min(1).max(100),
});
export type PatientListPart = z.infer<typeof PatientListPart>;

/** One page of a list; whether there is another is known without counting all. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), hasMore: z.boolean() });
