import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Encounter } from '#contract/encounters/schemas.ts';
import { endOfDay } from '#app/domain/dates/warsaw.ts';
import { closedDiscardPath, discardPath, questionnairePath } from '#app/domain/encounters/paths.ts';
import { lastDayOf } from '#app/domain/encounters/questionnaire.ts';
import type { TypedAnswers } from '#app/domain/questionnaires/questions.ts';
import { providerText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { closedView, storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';

const JOURNEY = 'encounter-questionnaire';

/** The answers typed after a visit, and what is said of the visit where its draft is listed: nobody asks the provider for it. */
const QuestionnaireDraft = z.object({
  patientId: z.string(),
  encounterId: z.string(),
  unitSpeciality: z.string(),
  kind: z.string().transform(providerText),
  date: z.string(),
  /** The first instant at which it is too late. */
  until: z.string(),
  questionnaireId: z.string(),
  typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
type QuestionnaireDraft = z.infer<typeof QuestionnaireDraft>;

type Asked = { encounter: Encounter; patientId: string; questionnaire: { id: string } };

/** Returns the account's drafts, the last changed first, with those of an account that was merged into it. */
const storedOf = (request: AccountRequest) =>
  storedDrafts(request, { journey: JOURNEY, schema: QuestionnaireDraft });

const draftsOf = async (request: AccountRequest, encounterId: string) =>
  (await storedOf(request)).drafts.filter(({ answers }) => answers.encounterId === encounterId);

/** Keeps what was typed, right or wrong, for another day: one draft a visit, the last. */
export async function keepForLater(
  request: AccountRequest,
  { encounter, patientId, questionnaire, typed }: Asked & { typed: TypedAnswers },
) {
  const { questionnaire: asked } = encounter;
  const answers: QuestionnaireDraft = {
    patientId,
    encounterId: encounter.id,
    unitSpeciality: encounter.unitSpeciality.code,
    kind: encounter.kind.name,
    date: encounter.date,
    until: endOfDay(lastDayOf(encounter, asked ?? { deadlineDays: 0 })),
    questionnaireId: questionnaire.id,
    typed,
  };
  const [before] = await draftsOf(request, encounter.id);
  const { drafts } = request.context.portal.store;
  await drafts.save({
    id: before?.id ?? randomUUID(),
    accountId: request.session.accountId,
    journey: JOURNEY,
    answers,
    now: request.now.getTime(),
  });
}

/** The answers kept of this very questionnaire; null when there were none. */
export async function typedBefore(request: AccountRequest, { encounter, questionnaire }: Asked) {
  const [draft] = await draftsOf(request, encounter.id);
  return draft?.answers.questionnaireId === questionnaire.id ? draft.answers.typed : null;
}

/** Returns the drafts that cannot be opened, so that nobody knows of which visit they are; each is deleted from this patient's page. */
export async function closedQuestionnaires(request: AccountRequest, patientId: string) {
  const { closed } = await storedOf(request);
  return closedView(request, closed, (draft) => closedDiscardPath({ draft, patientId }));
}

/** One of them, that the address claims; null where it claims none. @throws notFound */
export async function claimedClosed(request: AccountRequest) {
  const id = request.url.searchParams.get('draft');
  if (id === null) return null;
  const draft = (await closedQuestionnaires(request, '')).find((one) => one.id === id);
  if (!draft) throw notFound();
  return draft;
}

export const dropClosed = ({ context, session: { accountId } }: AccountRequest, id: string) =>
  context.portal.store.drafts.remove({ id, accountId, journey: JOURNEY });

/** The draft of the visit that the address claims; another account's and a missing one are the same 404. */
export async function requireDraft(request: AccountRequest) {
  const [draft] = await draftsOf(request, request.url.searchParams.get('id') ?? '');
  if (!draft) throw notFound();
  return draft.answers;
}

export async function dropDraft(request: AccountRequest, encounterId: string) {
  const { accountId } = request.session;
  for (const { id } of await draftsOf(request, encounterId)) {
    await request.context.portal.store.drafts.remove({ id, accountId, journey: JOURNEY });
  }
}

/** Questionnaires of these patients that were begun and can still be sent, the last changed first; none while they are switched off (B-04). */
export async function unfinishedQuestionnaires(request: AccountRequest, patientIds: readonly string[]) {
  const listed = new Set<string>();
  const now = request.now.getTime();
  const { drafts: stored } = await storedOf(request);
  if (stored.length === 0 || !(await encountersSettings(request)).questionnaires) return [];
  return stored.flatMap(({ answers, endsAt }) => {
    const { patientId, encounterId: id, unitSpeciality, kind, date, until } = answers;
    if (!patientIds.includes(patientId) || Date.parse(until) <= now || listed.has(id)) return [];
    listed.add(id);
    return [
      {
        id,
        patientId,
        kind,
        date,
        /** The last moment: of the questionnaire, or of the draft. */
        until: new Date(Math.min(Date.parse(until) - 1, endsAt)).toISOString(),
        continuePath: questionnairePath({ id, patientId, unitSpeciality }),
        discardPath: discardPath({ id, patientId }),
      },
    ];
  });
}
