import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { bookingContextPath, namedAt, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { isMoveAsked, NEW_PATH, TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { declarationWay } from '#app/services/appointments/declaration-way.server.ts';
import { isPossible } from '#app/services/appointments/service-check.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { beginningOf } from './beginning.server.ts';
import { newId, openPath } from './drafts.server.ts';

/** an address of a teleconsultation leads to its own wizard, with what it names. @throws the way there */
export function toTeleconsultation({ url: { searchParams } }: AccountRequest) {
  if (isMoveAsked(searchParams) || searchParams.get('kind') !== 'teleconsultation') return;
  const context = readBookingContext(searchParams);
  throw redirect(context ? bookingContextPath(context) : TELECONSULTATION_PATH, 303);
}

type Start = { start: URLSearchParams; patients: readonly Patient[] };

/** 303 to the first open step of a new draft; where the staff alone books for the patient, what the page says instead. */
export async function firstStepOrLock(request: AccountRequest, { start, patients }: Start) {
  const { answers, refusal, lacking } = await beginningOf(request, { start, patients });
  if (await isLocked(request, answers)) return { othersPath: patients.length > 1 ? NEW_PATH : null };

  const id = newId(request, start);
  const to = openPath({ id, answers }, (step) => namedAt(step, refusal ? null : request.url.searchParams));
  if (!refusal) throw redirect(to, 303);
  const patientId = chosenPatientId(answers);
  const way = await declarationWay(request, { ...lacking, patientId, draft: id });
  const notice = { key: refusal, kind: 'error', ...(way ? { next: { way } } : {}) } as const;
  throw await redirectWithNotice(request, to, notice);
}

/** B§4, for a patient who is known without being asked for; a service that is known, too, was checked with its patient. */
async function isLocked(request: AccountRequest, answers: BookingAnswers) {
  const patientId = chosenPatientId(answers);
  return patientId !== undefined && !answers.services && !(await isPossible(request, { patientId }));
}
