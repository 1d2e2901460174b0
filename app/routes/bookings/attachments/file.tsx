import type { LoaderFunctionArgs } from '@remix-run/node';
import { isDefinedError, safe } from '@orpc/client';
import { attachmentKindOf } from '#app/domain/bookings/attachments.ts';
import { fileDownload } from '#app/services/page/download.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';

/** The file itself, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { system = '', id: bookingId = '', attachmentId: id = '' } = args.params;
  const { attachment, referralAttachment } = request.provider.bookings;
  const isOfReferral = attachmentKindOf(request.url.pathname) === 'REFERRAL';
  const read = isOfReferral ? referralAttachment : attachment;

  const [error, file] = await safe(read({ system, bookingId, id }));
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return fileDownload(file);
}
