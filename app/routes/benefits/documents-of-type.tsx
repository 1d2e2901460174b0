import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { encountersSettings } from '#app/services/provider/dictionaries.server.ts';
import { recordFile } from '#app/services/page/record-file.server.ts';

/** The documents of one type of a visit as one file (B-01). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '', type = '' } = args.params;
  return recordFile(request, {
    read: ({ encounters }, patientId) => encounters.documentsOfType({ patientId, id, type }),
    isOffered: async () => (await encountersSettings(request)).documents,
  });
}
