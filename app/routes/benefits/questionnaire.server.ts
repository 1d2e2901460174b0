import { isDefinedError, safe } from '@orpc/client';
import type { Encounter } from '#contract/encounters/schemas.ts';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { ENCOUNTERS_PATH, readQuestionnaireAddress } from '#app/domain/encounters/paths.ts';
import { standingOf } from '#app/domain/encounters/questionnaire.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { typedFrom } from '#app/domain/questionnaires/answers.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { patientClaimed } from '#app/services/page/patient-shown.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { closedQuestionnaires, dropDraft, typedBefore } from './questionnaire-draft.server.ts';
import { encounterOf, encounterView } from './encounters.server.ts';

const backToList = async (request: AccountRequest, key: TextKey) =>
  redirectWithNotice(request, ofPatient(ENCOUNTERS_PATH, await patientClaimed(request)), {
    key,
    kind: 'error',
  });

/** The visit that the address names. @throws the way back to the list when something is missing (B§8) */
export async function requireAddress(request: AccountRequest) {
  const address = readQuestionnaireAddress(request.url.searchParams);
  if (!address) throw await backToList(request, 'encounters:questionnaire.incomplete');
  return address;
}

/** B-05: what the speciality asks now. @throws the 404 page when it asks nothing */
const definitionOf = ({ provider }: AccountRequest, { unitSpeciality }: Encounter) =>
  orNotFound(provider.encounters.questionnaire({ id: unitSpeciality.code }));

/**
 * The questionnaire of the visit that the address claims. Without one of its parameters, or with another speciality than the
 * visit's, the address is wrong: that is said over the list (B§8). Deadline and answers are the visit's.
 */
export async function askedQuestionnaire(request: AccountRequest) {
  const { patientId, id, unitSpeciality } = await requireAddress(request);
  const encounter = await encounterOf(request, { patientId, encounterId: id });
  if (encounter.unitSpeciality.code !== unitSpeciality)
    throw await backToList(request, 'encounters:questionnaire.incomplete');

  const standing = standingOf(encounter, request.now);
  if (standing === null && !(await encountersSettings(request)).questionnaires) throw partIsOff();
  if (standing === null) throw notFound();
  if (standing === 'passed' && !request.isPost)
    throw await backToList(request, 'encounters:questionnaire.passed');
  const questionnaire = await definitionOf(request, encounter);
  const given = encounter.lastQuestionnaireFulfillment;
  return {
    encounter,
    patientId,
    standing,
    questionnaire,
    answers: given?.answers ?? [],
    /** The speciality asks something else now than what was answered. */
    isOther: given !== undefined && given.questionnaireId !== questionnaire.id,
  };
}

/** The page's view of it. */
export async function askedView(
  request: AccountRequest,
  asked: Awaited<ReturnType<typeof askedQuestionnaire>>,
) {
  const { encounter, patientId, questionnaire, answers, isOther, standing } = asked;
  const kept = standing === 'toFill' ? await typedBefore(request, asked) : null;
  return {
    ...encounterView({ encounter, request, patientId }),
    questionnaire,
    answers,
    isOther,
    /** It may be one of these that was kept of it. */
    closed: standing === 'toFill' && !kept ? await closedQuestionnaires(request, patientId) : [],
    typed: kept ?? typedFrom({ questionnaire, answers }),
    filledAt: encounter.questionnaire?.filledAt ?? null,
  };
}

const REFUSALS = {
  QUESTIONNAIRE_FULFILLED: 'encounters:questionnaire.fulfilled',
  QUESTIONNAIRE_DEADLINE: 'encounters:questionnaire.passed',
  QUESTIONNAIRE_INVALID: 'questionnaires:changed',
} as const satisfies Record<string, TextKey>;

/** Saves the answers, of which no draft is left then; the text of why not, or null. @throws NOT_FOUND */
export async function saveAnswers(
  request: AccountRequest,
  {
    encounter,
    patientId,
    answers,
  }: {
    encounter: Encounter;
    patientId: string;
    answers: QuestionnaireFulfillment;
  },
): Promise<TextKey | null> {
  const [error] = await safe(
    request.provider.encounters.fulfill({ patientId, id: encounter.id, ...answers }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    const isByThis = error.code === 'QUESTIONNAIRE_FULFILLED' && request.context.doubt?.before;
    if (!isByThis) return REFUSALS[error.code];
  } else if (error) throw error;
  await dropDraft(request, encounter.id);
  return null;
}
