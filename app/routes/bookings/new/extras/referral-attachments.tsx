import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AttachmentList } from '#app/components/bookings/attachment-list.tsx';
import { ReferralKinds } from '#app/components/bookings/referral-kinds.tsx';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { addReferralFiles, referralFilesPage, removeReferralFile } from './referral-attachments.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  return referralFilesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const id = request.url.searchParams.get('remove');
  return id === null ? addReferralFiles(request) : removeReferralFile(request, id);
}

export default function ReferralAttachments() {
  const { title, files, upload, kinds, picture, back } = useLoaderData<typeof loader>();
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();

  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isUploadOpen({ form, upload })}
      back={{ href: back, label: t('attachments:draft.back') }}
    >
      <UploadResults sent={sent} />
      <ReferralKinds kinds={kinds} picture={picture} current="picture" />
      <p>{t('attachments:draft.about')}</p>
      <Section title={t('attachments:list')}>
        <AttachmentList kind="REFERRAL" files={files} headingLevel={3} />
      </Section>
      <Section title={t('attachments:add')}>
        <UploadForm form={form} field={fields.files} upload={upload} />
      </Section>
      <Actions>
        <ButtonLink href={back} variant="secondary">
          {t('attachments:draft.next')}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
