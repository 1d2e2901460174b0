import type { z } from 'zod';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { isMove } from '#app/journeys/appointment.ts';
import {
  measurementAttachmentOf,
  MeasurementFields,
  measurementsShown,
  readMeasurements,
} from '#app/services/forms/measurements.ts';
import { seesRecord } from '#app/services/access/scopes.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

/** The last page's form: the patient's own measurements may go with the booking, from a day on that is not to come. */
export const summaryForm = (now: Date) =>
  MeasurementFields.transform((typed, context) => readMeasurements(typed, context, now));
export type SummaryForm = ReturnType<typeof summaryForm>;

const areOffered = (answers: BookingAnswers) => answers.facts.addMeasurements === true && !isMove(answers);

/** The values that the form shows: no tick, and the Monday of this week; null when the service takes no measurements. */
export function measurementsBefore({ draft: { answers, patients }, now }: DraftRequest) {
  if (!areOffered(answers) || !seesRecord(patients, chosenPatientId(answers))) return null;
  return measurementsShown(answers.summary?.dateFromMeasurement, now);
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
export const measurementAttachment = (answers: BookingAnswers) =>
  areOffered(answers) ? measurementAttachmentOf(answers.summary?.dateFromMeasurement) : undefined;
