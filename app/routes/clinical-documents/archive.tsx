import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { documentFile } from './files.server.ts';

/** All files of a document of the record in one archive. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return documentFile(request, { kind: 'archive', id });
}
