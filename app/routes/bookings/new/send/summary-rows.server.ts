import { addressLines } from '#app/domain/bookings/names.ts';
import { fullName, groupPhone } from '#app/domain/patients/patients.ts';
import {
  bookingJourney as journey,
  chosenPatientId,
  isMove,
  type BookingStep,
} from '#app/journeys/booking/journey.ts';
import { prune } from '#app/journeys/engine.ts';
import { textIn } from '#app/services/text/texts.ts';
import { referralText } from '#app/routes/bookings/referral/view.server.ts';
import { referralFilesPath } from '#app/routes/bookings/new/extras/referral-attachments.server.ts';
import { priceText } from '#app/routes/bookings/new/extras/prices.form.server.ts';
import { stepPath, type DraftVisit } from '#app/routes/bookings/new/draft/draft.server.ts';

/** One answer of the wizard as the summary shows it; `change` leads to its step and back. */
export type SummaryRow = {
  term: string;
  value: string;
  isOfProvider?: boolean;
  change?: { href: string; label: string };
};

/** Every answer that is on the way, in the order of the steps. A move changes neither patient nor service; its times stand side by side. */
export function summaryRows(visit: DraftVisit): SummaryRow[] {
  return [...whoAndWhat(visit), ...placeAndTime(visit), ...furtherAnswers(visit)];
}

/** The way to a step, and back from there. */
export const changeTo = ({ draft }: DraftVisit, step: BookingStep, label: string) => ({
  href: stepPath(draft.id, step, { return: 'summary' }),
  label,
});

function whoAndWhat(visit: DraftVisit): SummaryRow[] {
  const { draft, t } = visit;
  const { services, facts } = draft.answers;
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  return [
    {
      term: t('bookings:facts.patient'),
      value: patient ? fullName(patient) : '',
      ...(facts.patientCount > 1 &&
        !isMove(draft.answers) && {
          change: changeTo(visit, 'patients', t('bookings:new.summary.changePatient')),
        }),
    },
    {
      term: t('bookings:facts.service'),
      value: services?.serviceName ?? '',
      isOfProvider: true,
      ...(!isMove(draft.answers) && {
        change: changeTo(visit, 'services', t('bookings:new.summary.changeService')),
      }),
    },
  ];
}

function placeAndTime(visit: DraftVisit): SummaryRow[] {
  const { draft, language, t } = visit;
  const { services, dates } = draft.answers;
  const when = {
    term: t('bookings:facts.when'),
    value: dates ? textIn(language).formatDateTime(dates.dateFrom) : '',
    change: changeTo(visit, 'dates', t('bookings:new.summary.changeDate')),
  };
  const place = [services?.unitName, dates?.practitionerName ?? services?.practitionerName];
  return [
    { term: t('bookings:new.choices.place'), value: place.filter(Boolean).join(', ') },
    ...(dates?.room ? [{ term: t('bookings:facts.room'), value: dates.room }] : []),
    ...(isMove(draft.answers) ? [] : [when]),
  ];
}

function furtherAnswers(visit: DraftVisit): SummaryRow[] {
  const { t, language } = visit;
  const { prices, prescription, referral, questionnaire, personaldata, contactdata } = prune({
    journey,
    answers: visit.draft.answers,
  });
  const price = prices && {
    term: t('bookings:facts.price'),
    value: priceText(prices, language),
    isOfProvider: true,
    change: changeTo(visit, 'prices', t('bookings:new.summary.changePrice')),
  };
  const drugs = prescription && {
    term: t('bookings:new.summary.prescription'),
    value: prescription.drugs.map(({ name }) => name).join('; '),
    isOfProvider: true,
    change: changeTo(visit, 'prescription', t('bookings:new.summary.changePrescription')),
  };
  const reason = prescription && {
    term: t('bookings:new.summary.prescriptionReason'),
    value: prescription.prescriptionVisitReason,
  };
  const interview = questionnaire && {
    term: t('questionnaires:summary.term'),
    value: t('questionnaires:summary.filled'),
    change: changeTo(visit, 'questionnaire', t('questionnaires:summary.change')),
  };
  const referred = referral && {
    term: t('referrals:summary.title'),
    value: referralText({ referral, visit }),
    change: changeTo(visit, 'referral', t('referrals:summary.change')),
  };
  const { referralAttachments: files = [] } = visit.draft.answers.facts;
  const referralFiles = referral && {
    term: t('attachments:summary.term'),
    value: files.map(({ filename }) => filename).join(', ') || t('attachments:summary.none'),
    change: {
      href: referralFilesPath({ draft: visit.draft.id, return: 'summary' }),
      label: t('attachments:summary.change'),
    },
  };
  const earlier = visit.draft.answers.facts.referralId
    ? { term: t('referrals:summary.title'), value: t('referrals:summary.earlier') }
    : undefined;
  const address = personaldata && {
    term: t('bookings:new.summary.address'),
    value: addressLines(personaldata).join(', '),
    change: changeTo(visit, 'personaldata', t('bookings:new.summary.changeAddress')),
  };
  const phone = contactdata && {
    term: t('bookings:new.summary.phone'),
    value: groupPhone(contactdata.phoneNumber),
    change: changeTo(visit, 'contactdata', t('bookings:new.summary.changePhone')),
  };
  return [price, drugs, reason, referred, referralFiles, earlier, interview, address, phone].filter(
    (row) => row !== undefined,
  );
}
