import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DocumentList } from '#app/components/clinical-documents/document-list.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { RecordList } from '#app/components/record/record-list.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordListAnswer } from '#app/services/page/record-list.server.ts';
import { documentList } from './list.server.ts';

/** /benefits/clinicaldocuments (A§2, A§9): the documents of a period, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return recordListAnswer(request, {
    title: 'clinical-documents:title',
    record: await documentList(request),
  });
}

export default function ClinicalDocuments() {
  const { record } = useLoaderData<typeof loader>();
  const { ticks, ...list } = record;
  const { t } = useText();
  return (
    <RecordList
      record={list}
      title={t('clinical-documents:title')}
      system={t('clinical-documents:system')}
      hasOwnPages={ticks !== null}
      empty={
        <EmptyState title={t('clinical-documents:empty.title')}>
          <p>{t('clinical-documents:empty.text')}</p>
        </EmptyState>
      }
      rows={(documents) => <DocumentList documents={documents} ticks={ticks} pages={list.pages} />}
    />
  );
}
