import { isDefinedError, safe } from '@orpc/client';
import type { Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import type { TypedAnswers } from '#app/domain/questionnaires/questions.ts';
import { providerText } from '#app/domain/text.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { answer, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';

/** The questions of the service's questionnaire; none once the provider has withdrawn it. */
export async function draftQuestionnaire({ provider, draft }: DraftRequest): Promise<Questionnaire> {
  const { services } = draft.answers;
  if (!services) throw notFound();
  const [error, questionnaire] = await safe(
    provider.questionnaires.forBookings({ serviceCode: services.medicalServiceCode }),
  );
  if (isDefinedError(error)) return { id: 'none', name: providerText(''), sections: [] };
  if (error) throw error;
  return questionnaire;
}

/** The answers of this very questionnaire, as they were typed. */
export function typedBefore({ draft }: DraftRequest, { id }: Questionnaire): TypedAnswers {
  const before = draft.answers.questionnaire;
  return before?.questionnaireId === id ? before.typed : {};
}

type Filled = { typed: TypedAnswers; fulfillment: QuestionnaireFulfillment };

/** Keeps the answers that are right, and as they were typed, for a change of mind. */
export const keepQuestionnaire = (request: DraftRequest, { typed, fulfillment }: Filled) =>
  answer(request, request.draft, { step: 'questionnaire', value: { ...fulfillment, typed } });

/** Keeps what was typed, right or wrong, and leads to the list, from where the draft is gone on with. */
export async function leaveForLater(
  request: DraftRequest,
  { typed, questionnaire: { id } }: { typed: TypedAnswers; questionnaire: Questionnaire },
) {
  await answer(request, request.draft, { step: 'questionnaire', value: { questionnaireId: id, typed } });
  return redirectWithNotice(request, '/bookings', 'questionnaires:step.kept');
}
