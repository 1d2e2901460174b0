import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { referralPath } from '#app/domain/bookings/paths.ts';
import { referralWay } from '#app/domain/bookings/referral.ts';
import type { ReferralAnswer } from '#app/journeys/booking/draft.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Named = { name?: string | undefined; typed?: string | undefined; number?: string | undefined };

/** "Przychodnia Zdrowie (000000018601)". */
function withNumber({ name = '', typed = '', number }: Named) {
  const words = name || typed;
  return words && number ? `${words} (${number})` : words || (number ?? '');
}

const placeOf = ({
  institutionName: name,
  unknownInstitution: typed,
  institutionCro: number,
}: ReferralAnswer) => withNumber({ name, typed, number });
const doctorOf = ({
  practitionerName: name,
  unknownPractitioner: typed,
  practiceNo: number,
}: ReferralAnswer) => withNumber({ name, typed, number });

/** 44 digits in groups of four. */
const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** One line for the wizard's summary. */
export function referralText({
  referral,
  hasPicture,
  request,
}: {
  referral: ReferralAnswer;
  hasPicture: boolean;
  request: PortalRequest;
}) {
  const { t, formatDeadline } = textIn(request.language);
  const { refENumber, issueDate, cito } = referral;
  const parts = [
    refENumber && t('referrals:summary.electronic', { number: grouped(refENumber) }),
    issueDate && t('referrals:summary.issued', { day: formatDeadline(issueDate, request.now) }),
    placeOf(referral),
    doctorOf(referral),
    cito && t('referrals:facts.cito'),
  ];
  return parts.filter(Boolean).join(', ') || t(`referrals:summary.${hasPicture ? 'picture' : 'none'}`);
}

/** The view of the referral on the booking's page; `way`: what can be done with it (B§2, A-86). */
export function referralView({ booking, request }: { booking: Booking; request: PortalRequest }) {
  const { referral, referralStatus, referralAttachments = [] } = booking.details ?? {};
  const way = referralWay({ booking, referral, isRequired: referralStatus === 'W' });
  return {
    facts: referral ? factsOf({ referral, request }) : [],
    hasPicture: referralAttachments.length > 0,
    way,
    path: referralPath(booking),
  };
}

function factsOf({ referral, request }: { referral: ReferralAnswer; request: PortalRequest }) {
  const { t, formatDayWord } = textIn(request.language);
  const { refENumber, issueDate, icd10Code, diseaseName, cito } = referral;
  const codes = [
    referral.orgUnit5Code,
    referral.orgUnitCode,
    referral.orgUnitSpecialityCode,
    referral.orgUnitTypeCode,
  ];
  const rows = [
    { name: 'refENumber', value: refENumber && grouped(refENumber) },
    { name: 'issueDate', value: issueDate && formatDayWord(issueDate, request.now) },
    { name: 'institution', value: placeOf(referral) },
    { name: 'practitioner', value: doctorOf(referral) },
    { name: 'disease', value: icd10Code, text: diseaseName },
    { name: 'codes', value: codes.filter(Boolean).join(', ') },
    { name: 'urgency', value: cito ? t('referrals:facts.cito') : '' },
  ] as const;
  return rows.flatMap(({ name, value, ...row }) => {
    const text = 'text' in row ? row.text : undefined;
    return value || text ? [{ term: t(`referrals:facts.${name}`), value, text }] : [];
  });
}
