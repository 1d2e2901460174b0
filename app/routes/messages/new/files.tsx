import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { FilesToSend } from '#app/components/messages/files-to-send.tsx';
import { Actions, ButtonLink, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import { changeFiles, messageFilesPage } from './files.server.ts';

/** /messages/new/files (ours): what goes with a message that is being written. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return messageFilesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return changeFiles(request);
}

export default function MessageFilesToSend() {
  const { title, back, files, upload } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isUploadOpen({ form, upload })}
      back={{ href: back, label: t('messages:recipients.back') }}
    >
      <UploadResults sent={sent} />
      <Section title={t('attachments:list')}>
        <FilesToSend files={files} />
      </Section>
      <Section title={t('attachments:add')}>
        <UploadForm form={form} field={fields.files} upload={upload} />
      </Section>
      <Actions>
        <ButtonLink href={back} variant="secondary">
          {t('messages:files.done')}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
