import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import {
  chosenPatientId,
  isMove,
  isNow,
  type TeleconsultationStep,
} from '#app/journeys/teleconsultation/journey.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/draft-request.server.ts';
import { changePath } from '#app/routes/teleconsultations/draft/paths.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';

/** Every answer, with the way to change it (B§2); what a move keeps stands on the booking’s own page (B-91). */
export const summaryRows = (request: DraftRequest): SummaryRow[] => [
  ...whoAndWhat(request),
  ...(isMove(request.draft.answers) ? [] : [...whenRow(request), ...aboutRows(request)]),
  ...priceRow(request),
];

/** The way to a step, and back from there; none where a move keeps what it is for. */
function changeTo({ draft, t }: DraftRequest, step: TeleconsultationStep, label: TextKey) {
  if (isMove(draft.answers)) return {};
  return { change: { href: changePath(draft.id, step), label: t(label) } };
}

function whoAndWhat(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const { services, dates, facts } = draft.answers;
  if (!services) return [];
  const patient = draft.patients.find(({ id }) => id === chosenPatientId(draft.answers));
  const whose = patient ? personNames(request, draft.patients)(patient) : '';
  const isOneOfSeveral = facts.onlyPatientId === undefined;
  const toServices = (label: TextKey) => changeTo(request, 'services', label);
  return [
    {
      term: t('bookings:facts.patient'),
      value: whose,
      ...(isOneOfSeveral ? changeTo(request, 'patients', 'booking-wizard:summary.changePatient') : {}),
    },
    {
      term: t('bookings:facts.service'),
      value: services.serviceName,
      isOfProvider: true,
      ...toServices('booking-wizard:summary.changeService'),
    },
    {
      term: t('bookings:facts.practitioner'),
      value:
        dates?.practitionerName ??
        services.practitionerName ??
        t(isNow(draft.answers) ? 'teleconsultation-summary:whoIsFree' : 'bookings:facts.anyPractitioner'),
      ...toServices('booking-wizard:summary.changePractitioner'),
    },
    {
      term: t('teleconsultation-summary:unit'),
      value: services.unitName,
      isOfProvider: true,
      ...toServices('teleconsultation-summary:changeUnit'),
    },
  ];
}

function whenRow(request: DraftRequest): SummaryRow[] {
  const { draft, language, t } = request;
  const { dates } = draft.answers;
  const { formatPeriod } = textIn(language);
  if (isNow(draft.answers)) {
    const value = t('teleconsultation-summary:now.when');
    return [
      {
        term: t('bookings:facts.when'),
        value,
        ...changeTo(request, 'services', 'booking-wizard:summary.changeDate'),
      },
    ];
  }
  const value = dates
    ? t('bookings:facts.polishTime', { when: formatPeriod(dates.dateFrom, dates.dateTo) })
    : '';
  return [
    {
      term: t('bookings:facts.when'),
      value,
      ...changeTo(request, 'dates', 'booking-wizard:summary.changeDate'),
    },
  ];
}

/** The case, the description and the files, which the doctor sees. */
function aboutRows(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const { medicalcase, facts } = draft.answers;
  const { note, files = [] } = facts;
  return [
    {
      term: t('medical-cases:choose.label'),
      value: medicalcase?.title ?? '',
      ...changeTo(request, 'medicalcase', 'teleconsultation-summary:changeCase'),
    },
    {
      term: t('medical-cases:description.label'),
      value: note?.text || t('teleconsultation-summary:noDescription'),
      ...changeTo(request, 'description', 'teleconsultation-summary:changeDescription'),
    },
    {
      term: t('teleconsultation-summary:files'),
      value: files.map(({ fileName }) => fileName).join(', ') || t('attachments:summary.none'),
      ...changeTo(request, 'description', 'teleconsultation-summary:changeFiles'),
    },
  ];
}

/** B-90: what it costs is named before it is sent, and paid by an invoice afterwards. */
function priceRow({ draft, language, t }: DraftRequest): SummaryRow[] {
  const { isCommercial, prices = [] } = draft.answers.facts;
  if (!isCommercial || prices.length === 0) return [];
  const named = prices.map(
    ({ name, ...price }) => `${plainText(name)}, ${formatAmount({ ...price, language })}`,
  );
  return [{ term: t('bookings:facts.price'), value: providerText(named.join('; ')), isOfProvider: true }];
}
