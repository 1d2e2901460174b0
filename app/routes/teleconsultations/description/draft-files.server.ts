import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import type { DraftFile } from '#app/routes/teleconsultations/case/saving.server.ts';
import { carriedBy, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';

/** The address of a file of a draft, or of the page that asks whether to delete it. */
function filePath(request: DraftRequest, { id, act = '' }: { id: string; act?: string }) {
  const query = new URLSearchParams(carriedBy(request)).toString();
  return `${TELECONSULTATION_PATH}/description/attachments/${encodeURIComponent(id)}${act}?${query}`;
}

/** A file of a draft as a list shows it. */
export const draftFileView = (request: DraftRequest, { attachmentId: id, fileName, ...file }: DraftFile) => ({
  ...attachmentView({ attachment: { id, filename: fileName, ...file }, request }),
  href: filePath(request, { id }),
  deleteHref: filePath(request, { id, act: '/delete' }),
});
