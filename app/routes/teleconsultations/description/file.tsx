import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { fileDownload } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { draftFileOf } from './files.server.ts';

/** A file of a draft, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'description');
  const { at } = draftFileOf(request, args.params['attachmentId'] ?? '');
  return fileDownload(await orNotFound(request.provider.caseFiles.get(at)));
}
