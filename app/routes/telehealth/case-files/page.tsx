import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { KioskNote, Page, Section, TextNaming, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { sendFiles, type UploadFields } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { caseFilesOf, caseFilesPage } from './case-files.server.ts';

/** /bookings/:system/:id/case-files (ours): what the doctor gets to see of a teleconsultation that is booked (B-64). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return caseFilesPage(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { at, consultationId, canChange, path } = await caseFilesOf(request, args.params);
  const closed = () => redirectWithNotice(request, path, { key: 'telehealth:files.closed', kind: 'error' });
  if (!canChange) return closed();

  const params = await fileUploadParams(request);
  const send = async (file: { filename: string; file: File }) => {
    const [error, added] = await safe(
      request.provider.caseFiles.addToConsultation({ ...at, consultationId, ...file }),
    );
    if (isDefinedError(error) && error.code === 'CLOSED') throw await closed();
    if (error) throw error;
    return { filename: added.fileName };
  };
  return sendFiles(request, { path, params, send, notSent: 'medical-cases:files.notSent' });
}

export default function CaseFiles() {
  const { heading, whose, service, files, upload, bookingPath } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <Page
      title={<TextNaming name={service}>{heading}</TextNaming>}
      over={whose}
      form={form}
      hasPageForm={upload !== null && isUploadOpen({ form, upload })}
      back={{ href: bookingPath, label: t('attachments:back') }}
    >
      <UploadResults sent={sent} />
      <KioskNote about="uploads" />
      <Section title={t('attachments:list')}>
        <AttachmentList kind="CASE" files={files} headingLevel={3} />
      </Section>
      {upload === null ? <p>{t('telehealth:files.closed')}</p> : null}
      {upload && !isKiosk ? (
        <Section title={t('attachments:add')}>
          <UploadForm form={form} field={fields.files} upload={upload} />
        </Section>
      ) : null}
    </Page>
  );
}
