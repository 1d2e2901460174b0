import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';

/** All documents of a visit as one file (B-01). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return recordFile(request, {
    read: ({ encounters }, patientId) => encounters.documents({ patientId, id }),
    isOffered: async () => (await encountersSettings(request)).documents,
  });
}
