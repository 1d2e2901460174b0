import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SharingPage } from '#app/components/benefits/sharing.tsx';
import { resultKey } from '#app/domain/benefits/sharing.ts';
import { RESULTS_PATH, resultPath } from '#app/domain/results/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { patientOfForm } from '#app/services/page/record-form.server.ts';
import { shareableResult } from './results.server.ts';
import { saveSharing, sharingPage } from './sharing.server.ts';

/** Asks whether partners may see a result (ours, B§2). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return sharingPage(request, {
    key: resultKey(id),
    listPath: RESULTS_PATH,
    documentPath: (patientId) => resultPath({ id, patientId }),
    documentOf: (patientId) => shareableResult(request, { patientId, id }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const patientId = await patientOfForm(request);
  return saveSharing(request, { patientId, key: resultKey(id), path: resultPath({ id, patientId }) });
}

export default function ResultSharing() {
  return <SharingPage {...useLoaderData<typeof loader>()} />;
}
