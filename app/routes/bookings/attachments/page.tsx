import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { KioskNote, Page, Section, TextNaming, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { sendFiles, type UploadFields } from '#app/services/forms/uploads.server.ts';
import { attachmentsOf, attachmentsPageOf } from './attachments.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return attachmentsPageOf(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { booking, kind, path, refusal } = await attachmentsOf(request, args.params);
  if (refusal)
    return redirectWithNotice(request, path, { key: `attachments:closed.${refusal}`, kind: 'error' });

  const { system, systemId: id } = booking;
  const { addAttachment } = request.provider.bookings;
  const params = await fileUploadParams(request);
  return sendFiles(request, { path, params, send: (file) => addAttachment({ system, id, kind, ...file }) });
}

export default function Attachments() {
  const { heading, whose, service, kind, refusal, files, upload, bookingPath } =
    useLoaderData<typeof loader>();
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
        <AttachmentList kind={kind} files={files} headingLevel={3} />
      </Section>
      {refusal ? <p>{t(`attachments:closed.${refusal}`)}</p> : null}
      {upload && !isKiosk ? (
        <Section title={t('attachments:add')}>
          <UploadForm form={form} field={fields.files} upload={upload} />
        </Section>
      ) : null}
    </Page>
  );
}
