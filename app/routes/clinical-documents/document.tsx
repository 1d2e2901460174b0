import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DocumentContent } from '#app/components/clinical-documents/document-content.tsx';
import { ProviderText } from '#app/components/page/index.ts';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { useText } from '#app/components/text.tsx';
import { CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';
import { documentPage } from './document.server.ts';
import { documentOf } from './documents.server.ts';

/** One document of the record (ours): its data, its file, its notes, and who may see it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { patientId, listPath, record, entry } = await recordEntryOf(request, {
    listPath: CLINICAL_DOCUMENTS_PATH,
    ask: (patientId) => documentOf(request, { patientId, id }),
  });
  const heading = entry ? plainText(entry.title) : request.t('clinical-documents:one.title');
  return {
    title: titled(record.over, heading),
    record,
    listPath,
    name: entry?.title ?? null,
    document: entry && (await documentPage({ document: entry, request, patientId })),
  };
}

export default function ClinicalDocumentPage() {
  const { record, listPath, name, document } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={name ? <ProviderText text={name} /> : t('clinical-documents:one.title')}
      system={t('clinical-documents:one.system')}
      back={{ href: listPath, label: t('clinical-documents:back') }}
    >
      {document ? <DocumentContent {...document} /> : null}
    </RecordPage>
  );
}
