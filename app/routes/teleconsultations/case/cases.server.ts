import type { MedicalCase } from '#contract/telehealth/case-schemas.ts';
import { twentyYearsAround, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';

export type CaseAnswer = NonNullable<TeleconsultationAnswers['medicalcase']>;

/** Who is treated, as the calls of cases name it (B-89). */
export function whoseCase({ session, draft }: DraftRequest) {
  const patientId = chosenPatientId(draft.answers);
  if (patientId === undefined) throw notFound();
  return { accountId: session.accountId, patientId };
}

/** B§5: the first day of which cases can be asked for. */
export const earliestOf = ({ now }: DraftRequest) => twentyYearsAround(today(now)).earliest;

/**
 * The cases of who is treated, the newest first (B-56): of a period, or all that can be asked for. Whoever may be treated was
 * asked before: a refusal is an outage.
 */
export function casesOf(
  request: DraftRequest,
  { dateFrom = earliestOf(request), dateTo = today(request.now) }: { dateFrom?: Day; dateTo?: Day } = {},
): Promise<MedicalCase[]> {
  const { accountId, patientId } = whoseCase(request);
  return request.provider.medicalCases.list({
    accountId,
    patientId: request.carer.id,
    contextPatientId: patientId,
    dateFrom,
    dateTo,
  });
}

/** The part of a case that is there already which the draft keeps. */
export const caseAnswer = ({
  medicalCaseId,
  medicalCaseTitle,
  medicalCaseCreateDate,
  lastConsultationScheduledDate,
}: MedicalCase): CaseAnswer => ({
  caseId: medicalCaseId,
  title: plainText(medicalCaseTitle),
  createdAt: medicalCaseCreateDate,
  lastConsultation: lastConsultationScheduledDate,
});

/** "Od 3 marca 2025. Ostatnia rozmowa: 12 października 2026."; with the hours where another one looks alike. */
export function caseInWords(
  { language, t }: DraftRequest,
  { createdAt, lastConsultation }: Pick<CaseAnswer, 'createdAt' | 'lastConsultation'>,
  { withHours = false } = {},
) {
  const { formatDate, formatTime } = textIn(language);
  const dayIn = (at: string) => formatDate(dayOf(at)) + (withHours ? `, ${formatTime(at)}` : '');
  const since = createdAt === undefined ? [] : [t('medical-cases:since', { day: dayIn(createdAt) })];
  const last =
    lastConsultation === undefined
      ? t('medical-cases:noConsultation')
      : t('medical-cases:lastConsultation', { day: dayIn(lastConsultation) });
  return [...since, last].join(' ');
}
