import { redirect } from '@remix-run/node';
import type { TimeSlotHold } from '#contract/bookings/schemas/time-slots.ts';
import { chosenPatientId, isMove, isNow } from '#app/journeys/teleconsultation/journey.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { bookingMade } from '#app/services/appointments/booking-made.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { holdLonger, holdOf, lostReason } from '#app/services/wizard/hold.server.ts';
import { answer, finishPlanned, stepPath } from './drafts.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

const EXPIRED = 'booking-wizard:dates.expired';

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

/** The draft's time, which is still held; otherwise the patient is led on by leaveLostSlot. Null where none is held. @throws outages, too */
export async function requireHold(request: DraftRequest): Promise<TimeSlotHold | null> {
  const { answers } = request.draft;
  if (!isTimeHeld(answers)) return null;
  const hold = await holdOf(request, answers.dates?.timeSlotId);
  if (!hold) throw await leaveLostSlot(request, EXPIRED);
  return hold;
}

/**
 * The time is lost: back to the dates, with the reason and everything else kept. When the patient has it already, it was booked and only the
 * answer was lost: to the result.
 */
export async function leaveLostSlot(request: DraftRequest, reason: TextKey) {
  const { id, answers } = request.draft;
  const { hisBookingId } = answers.facts;
  const made = await bookingMade(request, { ...answers, patientId: chosenPatientId(answers), hisBookingId });
  if (made) return finishPlanned(request, made);
  const said = reason === EXPIRED ? await lostReason(request) : reason;
  await answer(request, request.draft, { step: 'dates', value: undefined });
  return redirectWithNotice(request, stepPath(id, 'dates'), { key: said, kind: 'error' });
}

/** Holds the draft's time for 15 minutes more, then back to the page `to`, which shows what was typed there (S-42). */
export async function extendedHold(request: DraftRequest, to: string) {
  await keepAnswers(request, to);
  if (!(await requireHold(request))) return redirect(to, 303);
  const lost = () => leaveLostSlot(request, EXPIRED);
  return holdLonger(request, { to, noMore: 'booking-wizard:summary.noExtension', lost });
}
