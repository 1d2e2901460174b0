import type { ComponentProps } from 'react';
import {
  PageForm,
  SubmitButton,
  TextArea,
  type FormField,
  type PageFormState,
} from '#app/components/form/index.ts';
import { VersionField } from '#app/components/form/version-field.tsx';
import { FileField } from '#app/components/form/file-field.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { KioskNote, Section, SideBySide, useShell } from '#app/components/page/index.ts';
import { HeldTime, type HeldTimeProps } from '#app/components/wizard/held-time.tsx';
import { useText } from '#app/components/text.tsx';
import type { FileUpload } from '#app/services/forms/uploads.server.ts';

type Files = Readonly<{
  files: ComponentProps<typeof AttachmentList>['files'];
  upload: FileUpload;
}>;

type DescriptionFieldsProps = Files &
  Readonly<{
    form: PageFormState;
    fields: Readonly<Record<'description' | 'files' | 'caseKey', FormField>>;
    /** For which case the page is made. */
    caseKey: string;
    held: HeldTimeProps | null;
    /** The number of characters that it may have. */
    most: number;
  }>;

/** The description left, the files right (design: look-3, Teleconsultation); one form, so that nothing of either is lost. */
export function DescriptionFields({
  form,
  fields,
  held,
  most,
  files,
  upload,
  caseKey,
}: DescriptionFieldsProps) {
  const { t } = useText();
  return (
    <>
      {form.errors.some(({ id }) => id === null) ? <CallReception /> : null}
      <PageForm
        form={form}
        isWide
        encType="multipart/form-data"
        submit="wizard:next"
        secondary={{ label: 'medical-cases:description.later', name: 'intent', value: 'later' }}
      >
        {held ? <HeldTime {...held} /> : null}
        <VersionField field={fields.caseKey} version={caseKey} />
        <SideBySide side={<FilesSection files={files} upload={upload} field={fields.files} />}>
          <TextArea
            field={fields.description}
            label="medical-cases:description.label"
            hint={{ text: t('medical-cases:description.hint', { most }) }}
            rows={8}
            optional
          />
        </SideBySide>
      </PageForm>
    </>
  );
}

function FilesSection({ files, upload, field }: Files & { field: FormField }) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <Section title={t('medical-cases:files.title', { number: files.length })}>
      {files.length > 0 ? <AttachmentList kind="CASE" files={files} headingLevel={3} /> : null}
      <KioskNote about="uploads" />
      {isKiosk ? null : <MoreFiles field={field} upload={upload} />}
    </Section>
  );
}

function MoreFiles({ field, upload }: { field: FormField; upload: FileUpload }) {
  if (upload.isFull && (field.errors ?? []).length === 0) return <p>{upload.hint}</p>;
  return (
    <>
      <FileField
        field={field}
        label="attachments:files.label"
        hint={{ text: upload.hint }}
        accept={upload.accept}
        optional
      />
      <p className="field">
        <SubmitButton label="attachments:submit" variant="secondary" name="intent" value="files" />
      </p>
    </>
  );
}
