import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { fileDownload } from '#app/services/page/download.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { caseFileOf } from './case-files.server.ts';

/** The file itself, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { at, file } = await caseFileOf(request, args.params);
  return fileDownload(await orNotFound(request.provider.caseFiles.get({ ...at, attachmentId: file.id })));
}
