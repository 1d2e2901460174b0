import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';
import { fileKeyOf } from './result-files.server.ts';

/** All documents of a result, or those of a type, as one file. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { type, ...key } = fileKeyOf(request, args.params);
  return recordFile(request, {
    read: ({ results }, patientId) =>
      type ? results.archiveOfType({ ...key, type, patientId }) : results.archive({ ...key, patientId }),
  });
}
