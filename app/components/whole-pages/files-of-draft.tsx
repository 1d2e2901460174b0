import { useActionData } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { Actions, ButtonLink, KioskNote, Page, Section, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type FilesOfDraftProps = Readonly<{
  title: string;
  kind: ComponentProps<typeof AttachmentList>['kind'];
  files: ComponentProps<typeof AttachmentList>['files'];
  upload: ComponentProps<typeof UploadForm>['upload'];
  /** The page to which the files belong. */
  back: string;
  backLabel: TextKey;
  doneLabel: TextKey;
  children?: ReactNode;
}>;

/** A whole page of files that go with something that is not sent yet: those that are there, a form for more, and the way back. */
export function FilesOfDraft(props: FilesOfDraftProps) {
  const { title, kind, files, upload, back, backLabel, doneLabel, children } = props;
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={isUploadOpen({ form, upload })}
      back={{ href: back, label: t(backLabel) }}
    >
      <UploadResults sent={sent} />
      <KioskNote about="uploads" />
      {children}
      <Section title={t('attachments:list')}>
        <AttachmentList kind={kind} files={files} headingLevel={3} />
      </Section>
      {isKiosk ? null : (
        <Section title={t('attachments:add')}>
          <UploadForm form={form} field={fields.files} upload={upload} />
        </Section>
      )}
      <Actions>
        <ButtonLink href={back} variant="secondary">
          {t(doneLabel)}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
