import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { REFERRAL_KINDS } from '#app/domain/bookings/referral.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { addDraftFiles, removeDraftFile, type DraftFiles } from '#app/services/wizard/files.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import {
  carriedBy,
  withFacts,
  stepPath,
  type DraftRequest,
} from '#app/routes/bookings/new/draft/drafts.server.ts';

export const referralFilesPath = (carried: Record<string, string>) =>
  `/newbooking/referral/attachments?${new URLSearchParams(carried).toString()}`;

type KeptFiles = readonly Readonly<{ id: string; filename: string }>[];

const keep = (request: DraftRequest, files: KeptFiles) =>
  withFacts(request, { referralAttachments: files.map(({ id, filename }) => ({ id, filename })) });

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

const draftFiles = (request: DraftRequest, kept: KeptFiles): DraftFiles<KeptFiles[number]> => ({
  kept,
  keep: (files) => keep(request, files),
  add: (file) => request.provider.bookings.addTemporaryAttachment(file),
  remove: (file) => request.provider.bookings.removeTemporaryAttachment(file),
  path: referralFilesPath(carriedBy(request)),
});

export const addReferralFiles = async (request: DraftRequest) =>
  addDraftFiles(request, draftFiles(request, await filesOf(request)), await fileUploadParams(request));

export const removeReferralFile = (request: DraftRequest, id: string) =>
  removeDraftFile(request, draftFiles(request, request.draft.answers.facts.referralAttachments ?? []), id);

/** A file was kept too long for the booking to take it: to the page of the files, with those that are left. */
export async function attachmentsGone(request: DraftRequest) {
  await keep(request, await filesOf(request));
  const path = referralFilesPath({ ...carriedBy(request), return: 'summary' });
  return redirectWithNotice(request, path, { key: 'attachments:draft.gone', kind: 'error' });
}
