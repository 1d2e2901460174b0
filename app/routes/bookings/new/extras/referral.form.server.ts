import { isOldReferral } from '#app/domain/bookings/referral.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { ReferralAnswer } from '#app/journeys/booking/draft.ts';
import type { ReferralOf } from '#app/routes/bookings/referral/form.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { answer, onwards, type DraftVisit } from '#app/routes/bookings/new/draft/draft.server.ts';
import { patientOf } from '#app/routes/bookings/new/contact/personaldata.form.server.ts';

/** The draft's referral: for the patient and the time that were chosen. */
export function referralOf(visit: DraftVisit): ReferralOf {
  const { dates, facts } = visit.draft.answers;
  if (!dates) throw notFound();
  return {
    visit,
    system: dates.system,
    isRequired: facts.referralStatus === 'W',
    hasPesel: patientOf(visit).identity.nationalIdentificationNumber !== undefined,
  };
}

/** Keeps the referral and goes on, with a warning when it is old. */
export async function keepReferral(visit: DraftVisit, referral: ReferralAnswer) {
  const kept = await answer(visit, visit.draft, { step: 'referral', value: referral });
  const further = await onwards(visit, kept);
  const { warnAfterYears: years } = await visit.provider.referrals.settings();
  if (!isOldReferral({ issueDate: referral.issueDate, today: today(visit.now), years })) return further;

  const to = further.headers.get('location') ?? '';
  return redirectWithNotice(visit, to, { key: 'referrals:old', kind: 'notice', values: { count: years } });
}
