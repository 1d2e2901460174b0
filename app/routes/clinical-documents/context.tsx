import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DocumentRows } from '#app/components/clinical-documents/document-list.tsx';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { useText } from '#app/components/text.tsx';
import { CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';
import { documentsOfContext, requirePatientOfContext } from './context.server.ts';

/** /benefits/clinicaldocuments/:contextId?patientId (A§2, AP-28): the documents to which a notification leads. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { contextId = '' } = args.params;
  await requirePatientOfContext(request, contextId);
  const { listPath, record, entry } = await recordEntryOf(request, {
    listPath: CLINICAL_DOCUMENTS_PATH,
    ask: (patientId) => documentsOfContext(request, { patientId, contextId }),
  });
  const heading = request.t('clinical-documents:context.title', { day: entry?.[0]?.day ?? '' });
  return { title: titled(record.over, heading), heading, record, listPath, documents: entry };
}

export default function DocumentsOfContext() {
  const { heading, record, listPath, documents } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={heading}
      system={t('clinical-documents:system')}
      back={{ href: listPath, label: t('clinical-documents:back') }}
    >
      {documents ? <DocumentRows documents={documents} /> : null}
    </RecordPage>
  );
}
