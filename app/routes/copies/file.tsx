import type { LoaderFunctionArgs } from '@remix-run/node';
import { isId } from '#app/domain/id.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** A file of a copy: the provider gives none before it is paid, nor after its 30 days (B-103). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '', fileId: attId = '' } = args.params;
  if (!isId(id) || !isId(attId)) throw notFound();
  return clinicsFile(request, await orNotFound(request.provider.copies.attachment({ id, attId })));
}
