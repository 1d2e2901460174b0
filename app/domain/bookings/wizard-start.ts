import { bookingContextPath, readBookingContext } from './booking-context.ts';
import { isMoveAsked, movePath, readMove, UNNAMED_MOVE_PATH } from './paths.ts';
import { namedOf } from './named-in-address.ts';
import { readReferralId, REFERRAL_PARAMETER } from './referral.ts';

/** The part of the wizard's address that decides on how it starts (B§2), and nothing else of it. */
export function wizardStartOf(query: URLSearchParams): URLSearchParams {
  if (isMoveAsked(query)) {
    const moved = readMove(query);
    return queryOf(moved ? movePath({ system: moved.system, systemId: moved.id }) : UNNAMED_MOVE_PATH);
  }
  const context = readBookingContext(query);
  const start = queryOf(context && bookingContextPath(context));
  const referralId = readReferralId(query);
  if (referralId) start.set(REFERRAL_PARAMETER, referralId);
  for (const name of CLAIMS) {
    const claim = query.get(name) ?? '';
    if (claim !== '' && claim.length <= LONGEST_CLAIM) start.set(name, claim);
  }
  for (const [name, value] of Object.entries(namedOf(query))) start.set(name, String(value));
  return start;
}

/** B§2: for whom, and which entry of the catalogue; the wizard checks both. */
const CLAIMS = ['patient', 'catalog'] as const;
const LONGEST_CLAIM = 80;

const queryOf = (path = '') => new URLSearchParams(path.split('?')[1]);
