import type { LoaderFunctionArgs } from '@remix-run/node';
import { attachmentKindOf } from '#app/domain/bookings/attachments.ts';
import { fileDownload } from '#app/services/page/download.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The file itself, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { system = '', id: bookingId = '', attachmentId: id = '' } = args.params;
  const { attachment, referralAttachment } = request.provider.bookings;
  const isOfReferral = attachmentKindOf(request.url.pathname) === 'REFERRAL';
  const read = isOfReferral ? referralAttachment : attachment;

  const file = await orNotFound(read({ system, bookingId, id }));
  return fileDownload(file);
}
