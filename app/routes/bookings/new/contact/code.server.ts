import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { isReachable } from '#app/journeys/engine.ts';
import type { CodeAsked } from '#app/services/appointments/code.server.ts';
import { changePath, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { askAgain } from '#app/routes/bookings/new/draft/missing-steps.server.ts';
import { leaveLostSlot, requireHold } from '#app/routes/bookings/new/when/choosing.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';

export const codePath = ({ draft }: DraftRequest) => `/newbooking/code?draft=${draft.id}`;

/** Where the phone can be changed; null when the wizard does not ask for one. */
export const phonePath = ({ draft: { id, answers } }: DraftRequest) =>
  isReachable({ journey, answers, step: 'contactdata' }) ? changePath(id, 'contactdata') : null;

/** The code for the time that is held for the draft. */
export function codeAsked(request: DraftRequest): CodeAsked {
  const { dates } = request.draft.answers;
  if (!dates) throw notFound();
  return {
    timeSlotId: dates.timeSlotId,
    path: codePath(request),
    resendPath: `/newbooking/code/resend?draft=${request.draft.id}`,
    requireHold: () => requireHold(request),
    lost: () => leaveLostSlot(request),
    noPhone: () => askAgain(request, 'PHONE_REQUIRED'),
  };
}
