import type { FileUpload } from '#app/services/forms/uploads.server.ts';
import { FileField } from './file-field.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { FormField } from './field.tsx';
import { PageForm } from './page-form.tsx';
import type { PageFormState } from './use-page-form.ts';

type Upload = Readonly<{ form: PageFormState; upload: FileUpload }>;
type UploadFormProps = Upload &
  Readonly<{
    field: FormField;
    label?: TextKey;
    submit?: TextKey;
    /** Another button of the page is its great one. */
    isBesidePrimary?: boolean;
    /** Where files are sent, on a page whose address may be that of another of its buttons. */
    action?: string;
  }>;

/** True while the form is on the page: while there is room, and when it came back with what was refused. */
export const isUploadOpen = ({ form, upload }: Upload) => !upload.isFull || form.errors.length > 0;

/** The page's form that adds files: the limits are said before. */
export function UploadForm({
  form,
  upload,
  field,
  label = 'attachments:files.label',
  submit = 'attachments:submit',
  isBesidePrimary = false,
  action,
}: UploadFormProps) {
  if (!isUploadOpen({ form, upload })) return <p>{upload.hint}</p>;
  return (
    <PageForm
      form={form}
      submit={submit}
      submitVariant={isBesidePrimary ? 'secondary' : 'primary'}
      encType="multipart/form-data"
      {...(action === undefined ? {} : { action })}
    >
      <FileField field={field} label={label} hint={{ text: upload.hint }} accept={upload.accept} />
    </PageForm>
  );
}
