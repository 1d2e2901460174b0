import { isOldReferral, referralKind } from '#app/domain/bookings/referral.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { ReferralAnswer } from '#app/journeys/booking/draft.ts';
import type { ReferralContext } from '#app/routes/bookings/referral/form.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { onwards } from '#app/routes/bookings/new/draft/steps.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';

/** The draft's referral: for the patient and the time that were chosen. */
export function referralOf(request: DraftRequest): ReferralContext {
  const { dates, facts, referral } = request.draft.answers;
  if (!dates) throw notFound();
  return {
    request,
    system: dates.system,
    kind: referralKind(request.url.searchParams, referral),
    isRequired: facts.referralStatus === 'W' && !hasReferralFile(request),
    hasPesel: patientOf(request).identity.nationalIdentificationNumber !== undefined,
  };
}

/** A picture of the referral says all that its fields ask for. */
const hasReferralFile = ({ draft }: DraftRequest) =>
  (draft.answers.facts.referralAttachments ?? []).length > 0;

/** The lead with which the step begins: why a referral is asked for, or that its picture is there already. */
export function leadOf(request: DraftRequest): 'picture' | 'required' | 'optional' {
  if (hasReferralFile(request)) return 'picture';
  return referralOf(request).isRequired ? 'required' : 'optional';
}

/** Keeps the referral and goes on, with a warning when it is old. */
export async function keepReferral(request: DraftRequest, referral: ReferralAnswer) {
  const kept = await answer(request, request.draft, { step: 'referral', value: referral });
  const further = await onwards(request, kept);
  const { warnAfterYears: years } = await request.provider.referrals.settings();
  if (!isOldReferral({ issueDate: referral.issueDate, today: today(request.now), years })) return further;

  const to = further.headers.get('location') ?? '';
  return redirectWithNotice(request, to, { key: 'referrals:old', kind: 'notice', values: { count: years } });
}
