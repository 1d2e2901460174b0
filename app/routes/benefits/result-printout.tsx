import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordFile } from './record-file.server.ts';

/** A result as a tagged PDF, with earlier values (B-03). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return recordFile(request, ({ results }, patientId) => results.printout({ id, patientId }));
}
