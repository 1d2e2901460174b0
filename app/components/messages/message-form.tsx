import type { ComponentProps } from 'react';
import {
  CheckboxGroup,
  HiddenField,
  PageForm,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  type FormField,
  type Option,
  type PageFormState,
} from '#app/components/form/index.ts';
import { Facts, KioskNote, Notice, ProviderText, SideBySide, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { providerText } from '#app/domain/text.ts';

const KEEP_SECONDS = 10;

type MessageFormProps = Readonly<{
  form: PageFormState;
  fields: Readonly<
    Record<'recipients' | 'patientId' | 'category' | 'title' | 'content' | 'version', FormField>
  >;
  isEdit: boolean;
  /** The recipients of a message that is being changed, in words; null for a new one, whose recipients are chosen. */
  to: string | null;
  recipients: readonly Option[];
  mostRecipients: number;
  /** The account's patients have seen all of them of late. */
  areSeen: boolean;
  /** Empty where there is nothing to choose. */
  patients: readonly Option[];
  categories: ComponentProps<typeof SelectField>['options'];
  longestTitle: number;
  longestContent: number;
  isTitleCut: boolean;
  /** Somebody of an older message can be written to no more. */
  isSomebodyGone: boolean;
  /** True where the text written before cannot be opened any more. */
  isClosed: boolean;
  /** Names and sizes; null where a message has no files. */
  files: readonly string[] | null;
}>;

/** Title and text of a message, and beside them to whom it goes, about whom it is, and its files (C§4; design: look-3, Forms). */
export function MessageForm({ form, fields, isEdit, ...rest }: MessageFormProps) {
  const { t } = useText();
  const { patients, files, isClosed } = rest;
  const version = fields.version.initialValue;
  return (
    <PageForm
      form={form}
      isWide
      submit={isEdit ? 'messages:edit.submit' : 'messages:new.submit'}
      secondary={{ label: 'messages:new.later', name: 'intent', value: 'later' }}
      keep={{ seconds: KEEP_SECONDS, text: t('messages:drafts.keptAt', { time: '{{time}}' }) }}
    >
      {isClosed ? <Notice kind="notice">{t('messages:drafts.unopened')}</Notice> : null}
      {isEdit ? (
        <HiddenField name={fields.version.name} value={typeof version === 'string' ? version : ''} />
      ) : null}
      <SideBySide
        side={
          <>
            <To {...rest} field={fields.recipients} />
            {patients.length > 0 ? (
              <RadioGroup
                field={fields.patientId}
                label="messages:concern.label"
                options={patients}
                optional="together"
              />
            ) : null}
            {files ? <Files files={files} /> : null}
          </>
        }
      >
        <Words {...rest} fields={fields} />
      </SideBySide>
    </PageForm>
  );
}

type WordsProps = Pick<
  MessageFormProps,
  'fields' | 'categories' | 'longestTitle' | 'longestContent' | 'isTitleCut'
>;

/** The fields of its subject, its title and its text. */
function Words({ fields, categories, longestTitle, longestContent, isTitleCut }: WordsProps) {
  const { t } = useText();
  return (
    <>
      {categories.length > 0 ? (
        <SelectField field={fields.category} label="messages:new.topic" options={categories} />
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
        rows={8}
      />
    </>
  );
}

type ToProps = Pick<
  MessageFormProps,
  'to' | 'recipients' | 'mostRecipients' | 'areSeen' | 'isSomebodyGone'
> & {
  field: FormField;
};

/** A changed message stays with whom it was sent to. */
function To({ to, recipients, mostRecipients, areSeen, isSomebodyGone, field }: ToProps) {
  const { t } = useText();
  const hint = areSeen
    ? t('messages:recipients.seenHint', { most: mostRecipients })
    : t('messages:recipients.hint', { count: mostRecipients });
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
  const { isKiosk } = useShell();
  if (isKiosk && files.length === 0) return <KioskNote about="uploads" />;
  return (
    <div className="field">
      <p>
        {files.length > 0 ? t('messages:files.added', { names: files.join('; ') }) : t('messages:files.none')}
      </p>
      <KioskNote about="uploads" />
      {isKiosk ? null : (
        <SubmitButton label="messages:files.manage" variant="secondary" name="intent" value="files" />
      )}
    </div>
  );
}
