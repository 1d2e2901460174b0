import type { SummaryRow } from '#app/components/wizard/summary-rows.tsx';
import { plainText, providerText } from '#app/domain/text.ts';
import { isNow, type TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { changeOf, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { whoAndWhat } from '#app/services/appointments/summary-rows.server.ts';
import { priceText } from '#app/services/appointments/times/check.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';

/** Every answer, with the way to change it (B§2); what a move keeps stands on the booking’s own page (B-91). */
export const summaryRows = (request: DraftRequest): SummaryRow[] => [
  ...whoAndWhere(request),
  ...(isMove(request.draft.answers) ? [] : [...whenRow(request), ...aboutRows(request)]),
  ...priceRow(request),
];

/** The way to a step, and back from there; none where a move keeps what it is for. */
function changeTo(request: DraftRequest, step: TeleconsultationStep, label: TextKey) {
  return isMove(request.draft.answers) ? {} : changeOf(request, step, request.t(label));
}

function whoAndWhere(request: DraftRequest): SummaryRow[] {
  const { draft, t } = request;
  const { answers } = draft;
  if (!answers.services) return [];
  return [
    ...whoAndWhat(request, {
      ...(isNow(answers) ? { whoever: 'teleconsultation-summary:whoIsFree' as const } : {}),
      changeTo: ({ step, label }) => changeTo(request, step, label),
    }),
    {
      term: t('teleconsultation-summary:unit'),
      value: answers.services.unitName,
      isOfProvider: true,
      ...changeTo(request, 'services', 'teleconsultation-summary:changeUnit'),
    },
  ];
}

function whenRow(request: DraftRequest): SummaryRow[] {
  const { draft, language, t } = request;
  const { dates } = draft.answers;
  const { formatPeriod } = textIn(language);
  const when = dates
    ? t('bookings:facts.polishTime', { when: formatPeriod(dates.dateFrom, dates.dateTo) })
    : '';
  const [step, value] = isNow(draft.answers)
    ? (['services', t('teleconsultation-summary:now.when')] as const)
    : (['dates', when] as const);
  const change = changeTo(request, step, 'booking-wizard:summary.changeDate');
  return [{ term: t('bookings:facts.when'), value, ...change }];
}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The case, and the description with the files, which are changed in one step; the doctor sees them. */
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
      term: t('teleconsultation-summary:about'),
      value: t('teleconsultation-summary:aboutOf', {
        description: ended(note?.text || t('teleconsultation-summary:noDescription')),
        files: files.map(({ fileName }) => fileName).join(', ') || t('teleconsultation-summary:noFiles'),
      }),
      ...changeTo(request, 'description', 'teleconsultation-summary:changeAbout'),
    },
  ];
}

/** B-90: what it costs is named before it is sent, and paid by an invoice afterwards. */
function priceRow({ draft, language, t }: DraftRequest): SummaryRow[] {
  const { isCommercial, prices = [] } = draft.answers.facts;
  if (!isCommercial || prices.length === 0) return [];
  const named = prices.map((price) => plainText(priceText(price, language)));
  return [{ term: t('bookings:facts.price'), value: providerText(named.join('; ')), isOfProvider: true }];
}
