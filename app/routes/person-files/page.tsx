import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { KioskNote, Page, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { sendFiles, type UploadFields } from '#app/services/forms/uploads.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { personFilesOf, whosePapers } from './person-files.server.ts';

/** The papers of one person (A§5, A-62): those that are kept, and more. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return personFilesOf(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { patientId, path } = await whosePapers(request, args.params);
  const params = await fileUploadParams(request);
  const { add } = request.provider.personFiles;
  return sendFiles(request, { path, params, send: (file) => add({ patientId, ...file }) });
}

export default function PersonFiles() {
  const { heading, over, personPath, isRequired, isMissing, files, upload } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { isKiosk } = useShell();
  const { t } = useText();
  const back = { href: personPath, label: t('person-files:back') };
  if (isKiosk)
    return (
      <Page title={heading} over={over} form={form} hasPageForm={false} back={back}>
        <KioskNote about="files" />
        <KioskNote about="uploads" />
      </Page>
    );
  return (
    <Page title={heading} over={over} form={form} hasPageForm={isUploadOpen({ form, upload })} back={back}>
      <UploadResults sent={sent} />
      <p>{t('person-files:lead')}</p>
      {isMissing ? <p>{t('person-files:missing')}</p> : null}
      {isRequired && !isMissing ? <p>{t('person-files:required')}</p> : null}
      <Section title={t('attachments:list')}>
        <AttachmentList kind="PERSON" files={files} headingLevel={3} />
      </Section>
      <Section title={t('attachments:add')}>
        <UploadForm form={form} field={fields.files} upload={upload} />
      </Section>
    </Page>
  );
}
