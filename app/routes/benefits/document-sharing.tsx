import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SharingPage } from '#app/components/benefits/sharing.tsx';
import { documentKey } from '#app/domain/benefits/sharing.ts';
import { ENCOUNTERS_PATH, encounterPath } from '#app/domain/encounters/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { patientOfForm } from '#app/services/page/record-form.server.ts';
import { documentOf } from './encounters.server.ts';
import { saveSharing, sharingPage } from './sharing.server.ts';

/** Asks whether partners may see a document of a visit (ours, B§2). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '', documentId = '' } = args.params;
  return sharingPage(request, {
    key: documentKey(documentId),
    listPath: ENCOUNTERS_PATH,
    documentPath: (patientId) => encounterPath({ id, patientId }),
    documentOf: (patientId) => documentOf(request, { patientId, encounterId: id, documentId }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '', documentId = '' } = args.params;
  const patientId = await patientOfForm(request);
  await documentOf(request, { patientId, encounterId: id, documentId });
  return saveSharing(request, {
    patientId,
    key: documentKey(documentId),
    path: encounterPath({ id, patientId }),
  });
}

export default function DocumentSharing() {
  return <SharingPage {...useLoaderData<typeof loader>()} />;
}
