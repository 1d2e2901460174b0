import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';
import { fileKeyOf } from './result-files.server.ts';

/** A document of a result: the main one, or the one of a type. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { type, ...key } = fileKeyOf(request, args.params);
  return recordFile(request, {
    read: ({ results }, patientId) =>
      type ? results.contentOfType({ ...key, type, patientId }) : results.content({ ...key, patientId }),
  });
}
