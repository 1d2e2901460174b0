import { safe, isDefinedError } from '@orpc/client';
import type { Attachment } from '#contract/bookings/attachments.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { attachmentView } from '#app/routes/bookings/attachments/view.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUpload, sendFiles } from '#app/services/forms/uploads.server.ts';
import {
  carriedBy,
  saveFacts,
  stepPath,
  type DraftVisit,
} from '#app/routes/bookings/new/draft/draft.server.ts';

export const referralFilesPath = (carried: Record<string, string>) =>
  `/newbooking/referral/attachments?${new URLSearchParams(carried).toString()}`;

type Kept = NonNullable<DraftVisit['draft']['answers']['facts']['referralAttachments']>;

const keep = (visit: DraftVisit, referralAttachments: Kept) =>
  saveFacts(visit, visit.draft, { referralAttachments });

/** The draft's files that the provider still keeps. */
async function filesOf({ provider, draft: { answers } }: DraftVisit): Promise<Attachment[]> {
  const { referralAttachments: kept = [] } = answers.facts;
  if (kept.length === 0) return [];
  const all = await provider.bookings.temporaryAttachments();
  return all.filter(({ id }) => kept.some((one) => one.id === id));
}

/** What the page of the draft's files shows. */
export async function referralFilesPage(visit: DraftVisit) {
  const { draft, t } = visit;
  const files = await filesOf(visit);
  const params = await fileUploadParams(visit);
  const carried = carriedBy(visit);
  const { answers } = draft;
  return {
    title: t('attachments:title.draft'),
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, visit }),
      removePath: referralFilesPath({ ...carried, remove: attachment.id }),
    })),
    upload: fileUpload(visit, { params, left: params.maxFiles - files.length }),
    back: stepPath(draft.id, firstUnanswered({ journey, answers })),
  };
}

/** Each file is kept in the draft as soon as the provider has it. */
export async function addReferralFiles(visit: DraftVisit) {
  const params = await fileUploadParams(visit);
  const kept: Kept = (await filesOf(visit)).map(({ id, filename }) => ({ id, filename }));
  const send = async (file: { filename: string; file: File }) => {
    const ids = kept.map(({ id }) => id);
    const { id, filename } = await visit.provider.bookings.addTemporaryAttachment({ ...file, with: ids });
    kept.push({ id, filename });
    await keep(visit, kept);
  };
  return sendFiles(visit, { params, send, path: referralFilesPath(carriedBy(visit)) });
}

/** One of the draft's own; one that is gone already is no failure of the patient's. */
export async function removeReferralFile(visit: DraftVisit, id: string) {
  const { referralAttachments: kept = [] } = visit.draft.answers.facts;
  const path = referralFilesPath(carriedBy(visit));
  if (!kept.some((one) => one.id === id)) {
    return redirectWithNotice(visit, path, { key: 'attachments:delete.failed', kind: 'error' });
  }
  const [error] = await safe(visit.provider.bookings.removeTemporaryAttachment({ id }));
  if (error && !isDefinedError(error)) throw error;
  await keep(
    visit,
    kept.filter((one) => one.id !== id),
  );
  return redirectWithNotice(visit, path, 'attachments:delete.done');
}

/** A file was kept too long for the booking to take it: to the page of the files, with those that are left. */
export async function attachmentsGone(visit: DraftVisit) {
  const left = await filesOf(visit);
  await keep(
    visit,
    left.map(({ id, filename }) => ({ id, filename })),
  );
  const path = referralFilesPath({ ...carriedBy(visit), return: 'summary' });
  return redirectWithNotice(visit, path, { key: 'attachments:draft.gone', kind: 'error' });
}
