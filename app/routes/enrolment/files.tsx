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
import { Section } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { useText } from '#app/components/text.tsx';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';

import { requireDraft } from './guard.server.ts';
import { addFiles, filesPage, leaveFiles, removeFile } from './files.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'files');
  return filesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'files');
  const { searchParams } = request.url;
  const removed = searchParams.get('remove');
  if (removed !== null) return removeFile(request, removed);
  return searchParams.has('next') ? leaveFiles(request) : addFiles(request);
}

export default function Files() {
  const { title, frame, role, needsFile, files, upload, addPath, nextPath } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame} hasPageForm={isUploadOpen({ form, upload })}>
      <UploadResults sent={sent} />
      <p>
        {t(`enrolment:files.about.${role}`)}{' '}
        {t(needsFile ? 'enrolment:files.needed' : 'enrolment:files.free')}
      </p>
      <Section title={t('attachments:list')}>
        <AttachmentList kind="BOOKING" files={files} headingLevel={3} />
      </Section>
      <Section title={t('attachments:add')}>
        <UploadForm form={form} field={fields.files} upload={upload} isBesidePrimary action={addPath} />
      </Section>
      <ActionForm submit="wizard:next" action={nextPath} variant="primary" />
    </StepPage>
  );
}
