import { z } from 'zod';
import { startOfWeek, twentyYearsAround } from '#app/domain/dates/calendar.ts';
import { parseTypedDateWithin } from '#app/domain/dates/typed-date.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { isBlank } from '#app/domain/typed.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { isMove } from '#app/journeys/booking/journey.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

const Typed = z.object({
  addMeasurements: z.boolean().default(false),
  dateFromMeasurement: z.string().default(''),
});

/** The last page's form: the patient's own measurements may go with the booking, from a day on that is not to come. */
export const summaryForm = (now: Date) =>
  Typed.transform(({ addMeasurements, dateFromMeasurement: text }, context) => {
    if (!addMeasurements) return {};
    const { earliest } = twentyYearsAround(today(now));
    const typed = parseTypedDateWithin({ text, earliest, latest: today(now) });
    if (!typed.fault) return { dateFromMeasurement: typed.day };

    const fault = isBlank(text) ? 'required' : typed.fault;
    const message = `measurements:from.${fault}`;
    context.addIssue({ code: 'custom', path: ['dateFromMeasurement'], message });
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
