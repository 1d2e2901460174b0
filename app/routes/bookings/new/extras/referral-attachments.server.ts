import { safe, isDefinedError } from '@orpc/client';
import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { REFERRAL_KINDS } from '#app/domain/bookings/referral.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUpload, sendFiles } from '#app/services/forms/uploads.server.ts';
import { saveFacts, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { carriedBy } from '#app/routes/bookings/new/draft/steps.server.ts';

export const referralFilesPath = (carried: Record<string, string>) =>
  `/newbooking/referral/attachments?${new URLSearchParams(carried).toString()}`;

type KeptFiles = NonNullable<DraftRequest['draft']['answers']['facts']['referralAttachments']>;

const keep = (request: DraftRequest, referralAttachments: KeptFiles) =>
  saveFacts(request, request.draft, { referralAttachments });

/** The draft's files that the provider still keeps. */
async function filesOf({ provider, draft: { answers } }: DraftRequest): Promise<Attachment[]> {
  const { referralAttachments: kept = [] } = answers.facts;
  if (kept.length === 0) return [];
  const all = await provider.bookings.temporaryAttachments();
  return all.filter(({ id }) => kept.some((one) => one.id === id));
}

/** The content of the page of the draft's files. */
export async function referralFilesPage(request: DraftRequest) {
  const { draft, t } = request;
  const files = await filesOf(request);
  const params = await fileUploadParams(request);
  const carried = carriedBy(request);
  const { answers } = draft;
  return {
    title: t('attachments:title.draft'),
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, request }),
      removePath: referralFilesPath({ ...carried, remove: attachment.id }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
    picture: referralFilesPath(carried),
    kinds: REFERRAL_KINDS.map((kind) => ({
      kind,
      href: stepPath(draft.id, 'referral', { ...carried, kind }),
    })),
    back: stepPath(draft.id, firstUnanswered({ journey, answers })),
  };
}

/** Each file is kept in the draft as soon as the provider has it. */
export async function addReferralFiles(request: DraftRequest) {
  const params = await fileUploadParams(request);
  const kept: KeptFiles = (await filesOf(request)).map(({ id, filename }) => ({ id, filename }));
  const send = async (file: { filename: string; file: File }) => {
    const ids = kept.map(({ id }) => id);
    const { id, filename } = await request.provider.bookings.addTemporaryAttachment({ ...file, with: ids });
    kept.push({ id, filename });
    await keep(request, kept);
    return { filename };
  };
  return sendFiles(request, { params, send, path: referralFilesPath(carriedBy(request)) });
}

/** One of the draft's own; one that is gone already is no failure of the patient's. */
export async function removeReferralFile(request: DraftRequest, id: string) {
  const { referralAttachments: kept = [] } = request.draft.answers.facts;
  const path = referralFilesPath(carriedBy(request));
  if (!kept.some((one) => one.id === id)) {
    return redirectWithNotice(request, path, { key: 'attachments:delete.failed', kind: 'error' });
  }
  const [error] = await safe(request.provider.bookings.removeTemporaryAttachment({ id }));
  if (error && !isDefinedError(error)) throw error;
  await keep(
    request,
    kept.filter((one) => one.id !== id),
  );
  return redirectWithNotice(request, path, 'attachments:delete.done');
}

/** A file was kept too long for the booking to take it: to the page of the files, with those that are left. */
export async function attachmentsGone(request: DraftRequest) {
  const left = await filesOf(request);
  await keep(
    request,
    left.map(({ id, filename }) => ({ id, filename })),
  );
  const path = referralFilesPath({ ...carriedBy(request), return: 'summary' });
  return redirectWithNotice(request, path, { key: 'attachments:draft.gone', kind: 'error' });
}
