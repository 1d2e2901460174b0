import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ProviderText } from '#app/domain/text.ts';
import type { Former } from '#app/journeys/declaration/draft.ts';
import { formerKey } from '#app/journeys/declaration/journey.ts';
import { declarationWizards } from '#app/journeys/declaration/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { finishDraft } from '#app/services/wizard/drafts.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { stepPath, withFacts, type DraftRequest } from './draft.server.ts';
import { formerOf } from './former.server.ts';
import { addDeclaration, numberFor, withdrawUnused, type SaveRefusal } from './saving.server.ts';

type Sent = Submission<unknown, string[]>;

/**
 * Saves the declaration: the hospital system gives it a number (B-44), and the portal saves it under that, which withdraws the one that
 * stands. Which one that is, is read anew: of another one than the patient has let go is asked first.
 */
export async function sendDeclaration(request: DraftRequest, submission: Sent) {
  const { former, isSure } = await formerNow(request);
  if (!isSure || former === undefined) return failed(submission, 'declaration-wizard:failed.nothing');
  const { replace } = request.draft.answers;
  if (former && replace?.former !== formerKey(former)) return askFirst(request, former);
  return numberAndSave(await withFacts(request, { former }), { submission, former, isSecond: false });
}

const formerNow = (request: DraftRequest) =>
  formerOf(request, {
    patientId: patientOf(request).id,
    kind: request.kind,
    preRegistered: request.draft.answers.facts.preRegistered?.systemId,
  });

type Sending = { submission: Sent; former: Former | null; isSecond: boolean };

/** A number that the hospital system does not know any more is asked for once again. */
async function numberAndSave(request: DraftRequest, sending: Sending): Promise<Response | FormBack> {
  const { submission, former, isSecond } = sending;
  const numbered = await orFailed(numberFor(request, former));
  if ('failed' in numbered) return failed(submission, numbered.failed);
  if ('refusal' in numbered) return refusal(request, submission, numbered.refusal);
  if (numbered.systemId === null) {
    return refused(submission, { '': ['declaration-wizard:refused.noPatient'] });
  }
  const { systemId, request: known } = numbered;
  const added = await orFailed(addDeclaration(known, { systemId, former }));
  // It has its number in any case.
  if ('failed' in added) return failed(submission, 'declaration-wizard:failed.inDoubt');
  if ('id' in added) return finish(known, added.id);
  if ('isFull' in added) return refused(submission, { '': ['declaration-wizard:refused.full'] });

  const { code } = added.refusal;
  if (code !== 'NOT_PREREGISTERED' && code !== 'ALREADY_EXISTS')
    return refusal(known, submission, added.refusal);
  await withdrawUnused(known, systemId);
  const { tries = 0 } = known.draft.answers.facts;
  const anew = await withFacts(known, { preRegistered: undefined, tries: tries + 1 });
  if (code === 'NOT_PREREGISTERED' && !isSecond) return numberAndSave(anew, { ...sending, isSecond: true });
  return refusal(anew, submission, added.refusal);
}

type FormBack = ReturnType<typeof refused>;

type Failed = Readonly<{ failed: TextKey }>;

/** Or what is said where the host did not answer, or failed. */
async function orFailed<Answer>(call: Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await call;
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    return { failed: `declaration-wizard:failed.${outage.inDoubt ? 'inDoubt' : 'nothing'}` };
  }
}

const failed = (submission: Sent, text: TextKey) => refused(submission, { '': [text] }, { status: 503 });

/** The faults that the patient can mend: at the step where each is mended, or in the form. @throws 404 */
async function refusal(request: DraftRequest, submission: Sent, error: SaveRefusal) {
  switch (error.code) {
    case 'NOT_FOUND':
      throw notFound();
    case 'CHOICE_REFUSED':
      return backTo(request, 'choices', 'declaration-wizard:choices.again');
    case 'UNKNOWN_STAFF':
      return backTo(request, 'staff', 'declaration-wizard:staff.gone');
    case 'HOSPITAL_REFUSED':
      return refusedByHospital(submission, error.data.message);
    case 'ALREADY_EXISTS': {
      const { former } = await formerNow(request);
      const named = 'systemId' in error.data ? error.data.systemId : undefined;
      const found = former ?? (named ? { systemId: named, isPreRegistered: true, isActive: false } : null);
      return found
        ? askFirst(request, found)
        : refused(submission, { '': ['declaration-wizard:refused.exists'] });
    }
    case 'NOT_PREREGISTERED':
      return failed(submission, 'declaration-wizard:failed.nothing');
  }
}

/** B§8: the host's own message, which the page shows in its language. */
function refusedByHospital(submission: Sent, message: ProviderText | undefined) {
  const answer = refused(submission, { '': ['declaration-wizard:refused.hospital'] });
  return data({ ...answer.data, ...(message ? { message } : {}) }, answer.init ?? {});
}

const backTo = (request: DraftRequest, step: 'choices' | 'staff', key: TextKey) =>
  redirectWithNotice(request, stepPath(request, step), { key, kind: 'error' });

/** One of the kind stands which the patient has not let go: nothing is saved before the question is answered. */
async function askFirst(request: DraftRequest, former: Former) {
  const known = await withFacts(request, { former });
  return backToQuestion(known);
}

const backToQuestion = (request: DraftRequest) =>
  redirectWithNotice(request, stepPath(request, 'replace'), {
    key: 'declaration-wizard:replace.meanwhile',
    kind: 'error',
  });

/** Leads to what was saved. */
function finish(request: DraftRequest, savedAs: string) {
  const { booking } = request.draft.answers.facts;
  const done = { savedAs, ...(booking ? { booking } : {}) };
  const said = 'declaration-wizard:result.outcome';
  return finishDraft(declarationWizards[request.kind], request, { done, said });
}
