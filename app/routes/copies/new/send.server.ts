import { createHash } from 'node:crypto';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import type { ProviderClient } from '#contract/index.ts';
import type { NewCopyRequest } from '#contract/copies/schemas.ts';
import { endOfDay, startOfDay } from '#app/domain/dates/warsaw.ts';
import { withRemark } from '#app/domain/copies/description.ts';
import { plainText } from '#app/domain/text.ts';
import { copyKind, type CopyStep } from '#app/journeys/copy/journey.ts';
import { copyWizard as wizard } from '#app/journeys/copy/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { authorizedPerson } from '#app/services/forms/named-person.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { withValues, withWay } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { finishDraft } from '#app/services/wizard/drafts.server.ts';
import { patientOf } from '#app/services/wizard/person.server.ts';
import { changePath, type DraftRequest } from './draft.server.ts';
import { ReviewForm } from './review.form.server.ts';
import { descriptionOf } from './review.server.ts';

type Sent = Submission<unknown, string[]>;
type Refusal = Extract<InferClientErrors<ProviderClient>['copies']['ask'], { code: string }>;

/** The key of one draft: one request is made of it, however often it is sent. */
const keyOf = ({ draft }: DraftRequest) => createHash('sha256').update(draft.id).digest('base64url');

/** Sends the request, once whatever comes; what is refused is said where it is mended, and nothing is lost. */
export async function sendCopy(request: DraftRequest) {
  const submission = parseWithZod(await request.form(), { schema: ReviewForm });
  if (submission.status !== 'success') return invalid(submission);
  const asked = newRequest(request, submission.value.remark);
  const [error, made] = await safe(request.provider.copies.ask(asked));
  if (isDefinedError(error)) return refusal(request, { submission, error });
  if (error) {
    const failed = failedOr(error, 'page:outage.title');
    if (!failed) throw error;
    return refused(submission, { '': failed }, { status: 503 });
  }
  return finishDraft(wizard, request, { done: { sentId: made.id }, said: 'copy-wizard:done' });
}

/** The request as it goes over the wire: by documents or by scope, never by both. */
function newRequest(request: DraftRequest, remark: string | undefined): NewCopyRequest {
  const { answers } = request.draft;
  const { documents, scope, format, way, person, facts } = answers;
  const cdocType = copyKind(answers);
  if (!cdocType) throw notFound();
  return {
    patientId: patientOf(request).id,
    ...(facts.encounterId !== undefined && { encounterId: facts.encounterId }),
    ...(documents && { clinicalDocumentIds: documents.chosen.map(({ id }) => id) }),
    ...(scope && {
      clinicalDocumentsScope: {
        ...(scope.department && { departmentSpeciality: scope.department.code }),
        dateFrom: Date.parse(startOfDay(scope.from)),
        dateTo: Date.parse(endOfDay(scope.to)),
      },
    }),
    description: withRemark(descriptionOf(request), remark),
    deliveryFormat: format?.format ?? 'NONE',
    deliveryMode: format === undefined ? 0 : format.format === 'DOWNLOAD' ? 5 : (way?.mode ?? 1),
    ...(person && { authorizedPerson: authorizedPerson(person) }),
    cdocType,
    key: keyOf(request),
  };
}

/** The step in which what cannot be is mended, by the field that the provider names. */
const MENDED: Readonly<Partial<Record<string, CopyStep>>> = {
  cdocType: 'kind',
  clinicalDocumentIds: 'documents',
  clinicalDocumentsScope: 'subject',
  departmentSpeciality: 'scope',
  dateFrom: 'scope',
  dateTo: 'scope',
  deliveryFormat: 'format',
  deliveryMode: 'way',
};

function refusal(request: DraftRequest, { submission, error }: { submission: Sent; error: Refusal }) {
  const { language, now, draft } = request;
  if (error.code === 'NOT_FOUND') throw notFound();
  if (error.code === 'TOO_MANY_REQUESTS') {
    const time = textIn(language).formatMoment(error.data.until, now);
    return refused(submission, { '': [withValues('copy-wizard:tooMany', { time })] }, { status: 429 });
  }
  if (error.code === 'DOCUMENTS_GONE') {
    const gone = draft.answers.documents?.chosen.filter(({ id }) => error.data.ids?.includes(id)) ?? [];
    const names = gone.map(({ title }) => plainText(title)).join(', ');
    const way = { href: changePath(draft.id, 'documents'), words: 'copy-wizard:change.documents' } as const;
    return refused(
      submission,
      { '': [withWay(withValues('copy-wizard:documents.withdrawn', { names }), way)] },
      { status: 409 },
    );
  }
  const [problem] = error.data.problems ?? [];
  if (!problem) return refused(submission, { '': ['copy-wizard:refused'] }, { status: 400 });
  const step = MENDED[problem.field] ?? 'person';
  const key: TextKey = `copy-wizard:again.${step as 'kind'}`;
  return redirectWithNotice(request, changePath(draft.id, step), { key, kind: 'error' });
}
