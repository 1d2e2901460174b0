import { z } from 'zod';
import { startOfWeek, twentyYearsAround } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { isMove } from '#app/journeys/booking/journey.ts';
import { issue, readDay } from '#app/services/forms/fields.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const Typed = z.object({
  addMeasurements: z.boolean().default(false),
  dateFromMeasurement: z.string().default(''),
});

const TEXTS = {
  required: 'measurements:from.required',
  tooEarly: 'measurements:from.tooEarly',
  tooLate: 'measurements:from.tooLate',
} as const;

/** The last page's form: the patient's own measurements may go with the booking, from a day on that is not to come. */
export const summaryForm = (now: Date) =>
  Typed.transform(({ addMeasurements, dateFromMeasurement: text }, context) => {
    if (!addMeasurements) return {};
    const { earliest } = twentyYearsAround(today(now));
    const { day, fault } = readDay(text, { ...TEXTS, earliest, latest: today(now) });
    if (fault === undefined) return { dateFromMeasurement: day };
    issue(context, fault, 'dateFromMeasurement');
    return z.NEVER;
  });
export type SummaryForm = ReturnType<typeof summaryForm>;

const areOffered = (answers: BookingAnswers) => answers.facts.addMeasurements === true && !isMove(answers);

/** What the form shows: no tick, and the Monday of this week; null when the service takes no measurements. */
export function measurementsBefore({ draft: { answers }, now }: DraftRequest) {
  if (!areOffered(answers)) return null;
  const chosen = answers.summary?.dateFromMeasurement;
  return {
    addMeasurements: chosen !== undefined,
    dateFromMeasurement: formatTypedDate(chosen ?? startOfWeek(dayOf(now))),
  };
}

/** Keeps the choice: the booking may be sent from the page of the code. */
export async function keepMeasurements(
  request: DraftRequest,
  value: z.output<SummaryForm>,
): Promise<DraftRequest> {
  if (!areOffered(request.draft.answers)) return request;
  const { draft } = await answer(request, request.draft, { step: 'summary', value });
  return { ...request, draft };
}

/** B§3, part of make-booking. */
export function measurementAttachment(answers: BookingAnswers) {
  const dateFromMeasurement = answers.summary?.dateFromMeasurement;
  return areOffered(answers) && dateFromMeasurement
    ? { isAddMeasurement: true, dateFromMeasurement }
    : undefined;
}
