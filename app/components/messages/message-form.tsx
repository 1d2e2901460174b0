import {
  CheckboxGroup,
  HiddenField,
  PageForm,
  RadioGroup,
  SubmitButton,
  TextArea,
  TextField,
  type FormField,
  type Option,
  type PageFormState,
} from '#app/components/form/index.ts';
import { Facts, KioskNote, Notice, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

const KEEP_SECONDS = 10;

type MessageFormProps = Readonly<{
  form: PageFormState;
  fields: Readonly<
    Record<'recipients' | 'patientId' | 'category' | 'title' | 'content' | 'version', FormField>
  >;
  isEdit: boolean;
  /** Of a message that is changed: to whom it is. */
  to: string | null;
  recipients: readonly Option[];
  mostRecipients: number;
  /** Empty where there is nothing to choose. */
  patients: readonly Option[];
  categories: readonly Option[];
  longestTitle: number;
  longestContent: number;
  isTitleCut: boolean;
  /** Somebody of an older message can be written to no more. */
  isSomebodyGone: boolean;
  /** What was written before cannot be opened any more. */
  isClosed: boolean;
  /** Names and sizes; null where a message has no files. */
  files: readonly string[] | null;
}>;

/** To whom, about whom, title and text of a message, and its files (C§4). */
export function MessageForm({
  form,
  fields,
  isEdit,
  longestTitle,
  longestContent,
  ...rest
}: MessageFormProps) {
  const { t } = useText();
  const { isTitleCut, isClosed, patients, categories, files } = rest;
  const version = fields.version.initialValue;
  return (
    <PageForm
      form={form}
      submit={isEdit ? 'messages:edit.submit' : 'messages:new.submit'}
      secondary={{ label: 'messages:new.later', name: 'intent', value: 'later' }}
      keep={{ seconds: KEEP_SECONDS, text: t('messages:drafts.keptAt', { time: '{{time}}' }) }}
    >
      {isClosed ? <Notice kind="notice">{t('messages:drafts.unopened')}</Notice> : null}
      {isEdit ? (
        <HiddenField name={fields.version.name} value={typeof version === 'string' ? version : ''} />
      ) : null}
      <To {...rest} field={fields.recipients} />
      {patients.length > 0 ? (
        <RadioGroup
          field={fields.patientId}
          label="messages:concern.label"
          options={patients}
          optional="together"
        />
      ) : null}
      {categories.length > 0 ? (
        <RadioGroup field={fields.category} label="messages:category" options={categories} />
      ) : null}
      <TextField
        field={fields.title}
        label="messages:new.titleLabel"
        hint={{
          text: t(isTitleCut ? 'messages:new.titleCut' : 'messages:new.titleHint', { count: longestTitle }),
        }}
        maxLength={longestTitle}
        autoComplete="off"
      />
      <TextArea
        field={fields.content}
        label="messages:new.content"
        hint={{ text: t('messages:new.contentHint', { count: longestContent }) }}
        rows={10}
      />
      {files ? <Files files={files} /> : null}
    </PageForm>
  );
}

type ToProps = Pick<MessageFormProps, 'to' | 'recipients' | 'mostRecipients' | 'isSomebodyGone'> & {
  field: FormField;
};

/** A changed message stays with whom it was sent to. */
function To({ to, recipients, mostRecipients, isSomebodyGone, field }: ToProps) {
  const { t } = useText();
  const hint = t('messages:recipients.hint', { count: mostRecipients });
  if (to !== null)
    return (
      <Facts
        facts={[{ term: t('messages:recipientsTerm'), value: <ProviderText text={providerText(to)} /> }]}
      />
    );
  return (
    <>
      <CheckboxGroup
        field={field}
        label="messages:recipients.label"
        hint={{ text: isSomebodyGone ? `${t('messages:recipients.someGone')} ${hint}` : hint }}
        options={recipients}
      />
      <p className="field">
        <SubmitButton
          label="messages:recipients.search"
          variant="secondary"
          name="intent"
          value="recipients"
        />
      </p>
    </>
  );
}

function Files({ files }: { files: readonly string[] }) {
  const { t } = useText();
  return (
    <div className="field">
      <p>
        {files.length > 0 ? t('messages:files.added', { names: files.join('; ') }) : t('messages:files.none')}
      </p>
      <KioskNote about="uploads" />
      <SubmitButton label="messages:files.manage" variant="secondary" name="intent" value="files" />
    </div>
  );
}
