import type { Referral } from '#contract/bookings/schemas/referrals.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';

const DIGITS_WITH_PESEL = 4;

/** B§5: sent only if the service needs it, or an e-referral number or an institution exists. */
export const isReferralKept = ({
  referral: { refENumber, institutionCro, unknownInstitution },
  isRequired,
}: {
  referral: Referral;
  isRequired: boolean;
}) => isRequired || [refENumber, institutionCro, unknownInstitution].some((given) => given !== undefined);

/** B§5, A-96: what the patient has to mend; null when nothing. An old referral is no fault. */
export function referralFault({
  referral: { refENumber, issueDate },
  hasPesel,
  today,
}: {
  referral: Referral;
  hasPesel: boolean;
  today: Day;
}): 'ISSUE_DATE' | 'PESEL' | null {
  const isDateMissing = refENumber === undefined && issueDate === undefined;
  if (isDateMissing || (issueDate !== undefined && issueDate > today)) return 'ISSUE_DATE';
  if (refENumber?.length === DIGITS_WITH_PESEL && !hasPesel) return 'PESEL';
  return null;
}
