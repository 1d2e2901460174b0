import { useActionData, useLoaderData } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import {
  ActionForm,
  isUploadOpen,
  UploadForm,
  UploadResults,
  usePageForm,
} from '#app/components/form/index.ts';
import { Actions, Section } from '#app/components/page/index.ts';
import { GuestPage } from '#app/components/registration/guest-page.tsx';
import { useText } from '#app/components/text.tsx';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import { addFiles, filesPage, leaveFiles, removeFile } from './files.server.ts';
import { requireGuestStep } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireGuestStep(args, 'files');
  return filesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireGuestStep(args, 'files');
  const { searchParams } = request.url;
  const removed = searchParams.get('remove');
  if (removed !== null) return removeFile(request, removed);
  return searchParams.has('next') ? leaveFiles(request) : addFiles(request);
}

export default function Files() {
  const { role, needsFile, files, upload, together, addPath, nextPath, ...page } =
    useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  return (
    <GuestPage page={page} form={form} hasPageForm={isUploadOpen({ form, upload })}>
      <UploadResults sent={sent} />
      <p>
        {t(`enrolment:files.about.${role}`)}{' '}
        {t(needsFile ? 'enrolment:files.needed' : 'enrolment:files.free')}
      </p>
      {together === null ? null : <p>{together}</p>}
      <Section title={t('attachments:list')}>
        <AttachmentList kind="BOOKING" files={files} headingLevel={3} />
      </Section>
      <Section title={t('attachments:add')}>
        <UploadForm form={form} field={fields.files} upload={upload} isBesidePrimary action={addPath} />
      </Section>
      <Actions>
        <ActionForm submit="wizard:next" action={nextPath} variant="primary" />
      </Actions>
    </GuestPage>
  );
}
