import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { addressLines } from '#app/domain/bookings/names.ts';
import { groupPhone } from '#app/domain/patients/patients.ts';
import { bookingJourney as journey, type BookingStep } from '#app/journeys/booking/journey.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { prune } from '#app/journeys/engine.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { referralText } from '#app/routes/bookings/referral/view.server.ts';
import { referralFilesPath } from '#app/routes/bookings/new/extras/referral-attachments.server.ts';
import { priceText } from '#app/services/appointments/times/check.server.ts';
import { whoAndWhat } from '#app/services/appointments/summary-rows.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { changeOf, changePath, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

/** Every answer that is on the way but the time, in the order of the steps. A move changes neither patient nor service. */
export function summaryRows(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const changeTo = ({ step, label, service }: Changed) =>
    isMove(draft.answers)
      ? {}
      : { change: { href: changePath(draft.id, step, service ? { service } : {}), label: t(label) } };
  return [...whoAndWhat(request, { changeTo }), ...placeRow(request, changeTo), ...furtherAnswers(request)];
}

type Changed = { step: BookingStep; label: TextKey; service?: string };

/** Says where the visit is; a talk by phone or video has neither address nor room. */
function placeRow(
  { draft, t }: DraftRequest,
  changeTo: (changed: Changed) => Pick<SummaryRow, 'change'>,
): SummaryRow[] {
  const { services, dates } = draft.answers;
  if (!services) return [];
  const { unitName, unitAddress, meeting, medicalServiceCode: service } = services;
  const room = dates?.room && t('booking-wizard:dates.room', { room: dates.room });
  return [
    {
      term: t('bookings:facts.place'),
      value: meeting
        ? t(`bookings:meeting.${meeting}`)
        : [plainText(unitName), unitAddress, room].filter(Boolean).join(', '),
      naming: unitName,
      ...changeTo({ step: 'services', label: 'booking-wizard:summary.changePlace', service }),
    },
  ];
}

function furtherAnswers(request: DraftRequest): SummaryRow[] {
  const { t, language } = request;
  const { prices, prescription, referral, questionnaire, personaldata, contactdata } = prune({
    journey,
    answers: request.draft.answers,
  });
  const price = prices && {
    term: t('bookings:facts.price'),
    value: priceText(prices, language),
    isOfProvider: true as const,
    ...changeOf(request, 'prices', t('booking-wizard:summary.changePrice')),
  };
  const drugs = prescription && {
    term: t('booking-wizard:summary.prescription'),
    value: providerText(prescription.drugs.map(({ name }) => name).join('; ')),
    isOfProvider: true as const,
    ...changeOf(request, 'prescription', t('booking-wizard:summary.changePrescription')),
  };
  const reason = prescription && {
    term: t('booking-wizard:summary.prescriptionReason'),
    value: prescription.prescriptionVisitReason,
  };
  const interview = questionnaire && {
    term: t('questionnaires:summary.term'),
    value: t('questionnaires:summary.filled'),
    ...changeOf(request, 'questionnaire', t('questionnaires:summary.change')),
  };
  const { referralAttachments: files = [] } = request.draft.answers.facts;
  const referred = referral && {
    term: t('referrals:summary.title'),
    value: referralText({ referral, hasPicture: files.length > 0, request }),
    ...changeOf(request, 'referral', t('referrals:summary.change')),
  };
  const referralFiles = referral && {
    term: t('attachments:summary.term'),
    value: files.map(({ filename }) => filename).join(', ') || t('attachments:summary.none'),
    change: {
      href: referralFilesPath({ draft: request.draft.id, return: 'summary' }),
      label: t('attachments:summary.change'),
    },
  };
  const earlier = request.draft.answers.facts.referralId
    ? { term: t('referrals:summary.title'), value: t('referrals:summary.earlier') }
    : undefined;
  const address = personaldata && {
    term: t('booking-wizard:summary.address'),
    value: addressLines(personaldata).join(', '),
    ...changeOf(request, 'personaldata', t('booking-wizard:summary.changeAddress')),
  };
  const phone = contactdata && {
    term: t('booking-wizard:summary.phone'),
    value: groupPhone(contactdata.phoneNumber),
    ...changeOf(request, 'contactdata', t('booking-wizard:summary.changePhone')),
  };
  return [price, drugs, reason, referred, referralFiles, earlier, interview, address, phone].filter(
    (row) => row !== undefined,
  );
}
