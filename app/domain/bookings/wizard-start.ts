import { bookingContextPath, readBookingContext } from './booking-context.ts';
import { isMoveAsked, movePath, readMove, UNNAMED_MOVE_PATH } from './paths.ts';
import { readReferralId, REFERRAL_PARAMETER } from './referral.ts';

/** What of the wizard's address decides on how it starts (B§2), and nothing else of it. */
export function wizardStartOf(query: URLSearchParams): URLSearchParams {
  if (isMoveAsked(query)) {
    const moved = readMove(query);
    return queryOf(moved ? movePath({ system: moved.system, systemId: moved.id }) : UNNAMED_MOVE_PATH);
  }
  const context = readBookingContext(query);
  const start = queryOf(context && bookingContextPath(context));
  const referralId = readReferralId(query);
  if (referralId) start.set(REFERRAL_PARAMETER, referralId);
  return start;
}

const queryOf = (path = '') => new URLSearchParams(path.split('?')[1]);
