import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { resultsSettings } from '#app/services/provider/dictionaries.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';

/** A result as a tagged PDF, with earlier values (B-03). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return recordFile(request, {
    read: ({ results }, patientId) => results.printout({ id, patientId }),
    isOffered: async () => (await resultsSettings(request)).extendedPrintout,
  });
}
