import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DocumentNotes } from '#app/components/clinical-documents/document-notes.tsx';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { useText } from '#app/components/text.tsx';
import { clinicalDocumentPath, CLINICAL_DOCUMENTS_PATH } from '#app/domain/clinical-documents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';
import { notesOf } from './notes.server.ts';

/** The notes of a document (A§2, S-25): a page of their own. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { patientId, record, entry } = await recordEntryOf(request, {
    listPath: CLINICAL_DOCUMENTS_PATH,
    ask: (patientId) => notesOf(request, { patientId, id }),
  });
  return {
    title: titled(record.over, request.t('clinical-documents:notes.title')),
    record,
    backPath: clinicalDocumentPath({ id, patientId }),
    notes: entry,
  };
}

export default function NotesOfDocument() {
  const { record, backPath, notes } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={t('clinical-documents:notes.title')}
      system={t('clinical-documents:notes.system')}
      back={{ href: backPath, label: t('clinical-documents:notes.back') }}
    >
      {notes ? <DocumentNotes {...notes} /> : null}
    </RecordPage>
  );
}
