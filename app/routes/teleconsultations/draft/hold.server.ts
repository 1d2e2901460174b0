import { redirect } from '@remix-run/node';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { isNow } from '#app/journeys/teleconsultation/journey.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { keepLonger, requireHold } from '#app/routes/teleconsultations/when/choosing.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { holdOf } from '#app/services/wizard/hold.server.ts';
import type { DraftRequest } from './drafts.server.ts';

/** True where the draft's time is kept free for it: that of a new one is, a move only stores its time. */
const isTimeHeld = (answers: TeleconsultationAnswers) =>
  answers.dates !== undefined && !isMove(answers) && !isNow(answers);

/** The hold of a draft's time; 'none' where nothing is held, 'lost' when it is over, 'unknown' while the provider does not answer. */
export async function heldTime(
  request: Pick<PortalRequest, 'provider'>,
  answers: TeleconsultationAnswers,
): Promise<TimeSlotHold | 'none' | 'lost' | 'unknown'> {
  if (!isTimeHeld(answers)) return 'none';
  const found = await orOutage(holdOf(request, answers.dates?.timeSlotId));
  return found.ok ? (found.data ?? 'lost') : 'unknown';
}

/** The draft's time, which is still held; null where none is. @throws the way on when it is lost, and outages */
export const requireHeld = async (request: DraftRequest) =>
  isTimeHeld(request.draft.answers) ? requireHold(request) : null;

/** Holds the draft's time for 15 minutes more, then back to the page `to`, which shows what was typed there (S-42). */
export async function extendedHold(request: DraftRequest, to: string) {
  await keepAnswers(request, to);
  if (!(await requireHeld(request))) return redirect(to, 303);
  return keepLonger(request, to);
}
