import { createHash } from 'node:crypto';
import type { Submission } from '@conform-to/react';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import { CONSENTS_PATH, NEW_CONSENT_PATH } from '#app/domain/given-consents/paths.ts';
import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { authorizedPerson } from '#app/services/forms/named-person.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { doubtOf } from '#app/services/provider/doubts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { giveToPerson } from '#app/services/second-steps/consent-steps.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { finishDraft } from '#app/services/wizard/drafts.server.ts';
import { carerOf } from './carer.server.ts';
import { changePath, settingsOf, type DraftRequest } from './draft.server.ts';
import { existsText } from './scope.server.ts';

type Sent = Submission<unknown, string[]>;

type Errors = InferClientErrors<ProviderClient>;
type Refusal = Extract<Errors['givenConsents']['give'] | Errors['partnerConsents']['give'], { code: string }>;

export const savedPath = (id: string) => `${NEW_CONSENT_PATH}/saved/${encodeURIComponent(id)}`;

/** The key of one draft: with the same words it makes one consent, however often it is sent. */
const keyOf = ({ draft }: DraftRequest) => createHash('sha256').update(draft.id).digest('base64url');

/** Saves the consent; for a person the hospital's system is told as well. */
export async function sendConsent(request: DraftRequest, submission: Sent) {
  const { answers } = request.draft;
  const { kind, person, dates } = answers;
  const patientId = chosenPatientId(answers);
  if (!kind || !dates || patientId === undefined) throw notFound();
  const given = { patientId, validFrom: dates.from, validTo: dates.to, key: keyOf(request) };
  try {
    if (kind.kind === 'CPAR') return await sendToPartner(request, { submission, given });
    if (kind.kind !== 'CDPM') {
      const consent = { ...given, consentType: kind.kind };
      const [error, saved] = await safe(request.provider.givenConsents.give(consent));
      if (isDefinedError(error)) return await refusal(request, { submission, error });
      if (error) throw error;
      return await finish(request, saved.id);
    }
    if (!person) throw notFound();
    return await sendToPerson(request, { submission, given, person, dates });
  } catch (error) {
    return failed(submission, error);
  }
}

/** A§8: nothing was saved, or nobody knows; all answers stay, and the same press can be repeated. @throws what is no outage */
function failed(submission: Sent, error: unknown) {
  const outage = outageOf(error);
  if (!outage) throw error;
  const doubt = doubtOf(outage.inDoubt);
  const texts: ErrorText[] = doubt
    ? ['page:outage.title', `page:problem.inDoubt.${doubt.write}`]
    : ['consent-wizard:failed'];
  return refused(submission, { '': texts }, { status: 503 });
}

type Given = { patientId: string; validFrom: string; validTo: string | undefined; key: string };
type Sending = { submission: Sent; given: Given };

async function sendToPartner(request: DraftRequest, { submission, given }: Sending) {
  const { partner, scope } = request.draft.answers;
  if (!partner || !scope) throw notFound();
  const [error, saved] = await safe(
    request.provider.partnerConsents.give({
      ...given,
      authorizedPartnerId: partner.partnerId,
      personnelId: scope.personnelId,
      onlySelectedDocuments: scope.onlySelected,
    }),
  );
  if (isDefinedError(error)) return refusal(request, { submission, error });
  if (error) throw error;
  return finish(request, saved.id);
}

type Answers = DraftRequest['draft']['answers'];
type Named = { person: NonNullable<Answers['person']>; dates: NonNullable<Answers['dates']> };

async function sendToPerson(request: DraftRequest, { submission, given, person, dates }: Sending & Named) {
  const { signatureRequired } = await settingsOf(request);
  const sent = await giveToPerson(request, {
    consent: { ...given, consentType: 'CDPM', authorizedPerson: authorizedPerson(person) },
    carer: carerOf({ person, dates, awaitsSignature: signatureRequired.CDPM }),
  });
  if (sent.refusal !== null) return refusal(request, { submission, error: sent.refusal });
  const { id, second } = sent;
  if (id === null) return refused(submission, { '': ['second-steps:full'] }, { status: 409 });
  if (typeof second === 'string') return finish(request, id);
  // The consent was taken back again: the list says why, and what can be done.
  const said = { key: 'second-steps:refusedNow', kind: 'error' } as const;
  return finishDraft(wizard, request, { done: { savedPath: CONSENTS_PATH }, said });
}

/** Leads to the page that says that it is saved. */
const finish = (request: DraftRequest, id: string) =>
  finishDraft(wizard, request, { done: { savedPath: savedPath(id) }, said: 'consent-wizard:saved.done' });

/** Where something refused is mended, and what is said there. */
const MENDED: Readonly<Partial<Record<Refusal['code'], { step: ConsentStep; text: TextKey }>>> = {
  NOT_FOUND: { step: 'patient', text: 'consent-wizard:patient.gone' },
  GUARDIAN_MAY_NOT: { step: 'patient', text: 'consent-wizard:patient.notFor' },
  NOT_OFFERED: { step: 'kind', text: 'consent-wizard:kind.notOffered' },
  UNKNOWN_PARTNER: { step: 'partner', text: 'consent-wizard:partner.unknown' },
  UNKNOWN_PERSONNEL: { step: 'scope', text: 'consent-wizard:scope.unknownPerson' },
};

async function refusal(request: DraftRequest, { submission, error }: { submission: Sent; error: Refusal }) {
  if (error.code === 'existsConsentAll' || error.code === 'existsConsentPersonnel')
    return refused(submission, { '': [existsText(error.code, error.data.id)] }, { status: 409 });
  const { draft } = request;
  if (error.code === 'NOT_FOUND' && draft.answers.facts.onlyPatientId !== undefined) throw notFound();
  const mended = error.code === 'CONSENT_REFUSED' ? faulty(error.data.problems) : MENDED[error.code];
  if (!mended) return refused(submission, { '': ['consent-wizard:review.refused'] }, { status: 400 });
  const { step, text } = mended;
  return redirectWithNotice(request, changePath(draft.id, step), { key: text, kind: 'error' });
}

type Problems = readonly { field: string }[];

/** The step that has asked for what cannot be so; undefined where the provider does not say what it is. */
function faulty(problems: Problems = []): { step: ConsentStep; text: TextKey } | undefined {
  const [problem] = problems;
  if (!problem) return undefined;
  const isDay = problem.field === 'validFrom' || problem.field === 'validTo';
  return isDay
    ? { step: 'dates', text: 'consent-wizard:dates.again' }
    : { step: 'person', text: 'consent-wizard:person.again' };
}
