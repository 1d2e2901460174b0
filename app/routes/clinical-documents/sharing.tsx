import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SharingPage } from '#app/components/benefits/sharing.tsx';
import { documentKey } from '#app/domain/benefits/sharing.ts';
import { clinicalDocumentPath, CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { saveSharing, sharingPage } from '#app/routes/benefits/sharing.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { patientOfForm } from '#app/services/page/record-form.server.ts';
import { documentOf } from './documents.server.ts';

/** Asks whether partners may see a document of the record (ours, B§2). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return sharingPage(request, {
    key: documentKey(id),
    listPath: CLINICAL_DOCUMENTS_PATH,
    documentPath: (patientId) => clinicalDocumentPath({ id, patientId }),
    documentOf: async (patientId) => ({ name: (await documentOf(request, { patientId, id })).title }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const patientId = await patientOfForm(request);
  await documentOf(request, { patientId, id });
  return saveSharing(request, {
    patientId,
    key: documentKey(id),
    path: clinicalDocumentPath({ id, patientId }),
  });
}

export default function ClinicalDocumentSharing() {
  return <SharingPage {...useLoaderData<typeof loader>()} />;
}
