import { z } from 'zod';
import { startOfWeek, twentyYearsAround, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { issue, readDay, type IssueContext } from './fields.ts';

/** the patient's own measurements may go with a booking, from a day on that is not to come. */
export const MeasurementFields = z.object({
  addMeasurements: z.boolean().default(false),
  dateFromMeasurement: z.string().default(''),
});
type Typed = z.output<typeof MeasurementFields>;

const TEXTS = {
  required: 'measurements:from.required',
  tooEarly: 'measurements:from.tooEarly',
  tooLate: 'measurements:from.tooLate',
} as const;

/** Reads from which day on; nothing while the box is not ticked. */
export function readMeasurements(
  { addMeasurements, dateFromMeasurement: text }: Typed,
  context: IssueContext,
  now: Date,
): { dateFromMeasurement?: Day } {
  if (!addMeasurements) return {};
  const { earliest } = twentyYearsAround(today(now));
  const { day, fault } = readDay(text, { ...TEXTS, earliest, latest: today(now) });
  if (fault === undefined) return { dateFromMeasurement: day };
  issue(context, fault, 'dateFromMeasurement');
  return z.NEVER;
}

/** The values that the form shows: what was chosen, or no tick and the Monday of this week (B§9). */
export const measurementsShown = (chosen: Day | undefined, now: Date) => ({
  addMeasurements: chosen !== undefined,
  dateFromMeasurement: formatTypedDate(chosen ?? startOfWeek(dayOf(now))),
});

/** B§3, part of what a booking is made of. */
export const measurementAttachmentOf = (dateFromMeasurement: Day | undefined) =>
  dateFromMeasurement ? { isAddMeasurement: true, dateFromMeasurement } : undefined;
