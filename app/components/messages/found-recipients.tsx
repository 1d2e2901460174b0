import {
  CheckboxGroup,
  HiddenField,
  PageForm,
  SubmitButton,
  type FormField,
  type Option,
  type PageFormState,
} from '#app/components/form/index.ts';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type FoundRecipientsProps = Readonly<{
  form: PageFormState;
  field: FormField;
  options: readonly Option[];
  page: number;
  hasMore: boolean;
}>;

/** A page of those found, to be ticked; each way on keeps the ticks. */
export function FoundRecipients({ form, field, options, page, hasMore }: FoundRecipientsProps) {
  const { t } = useText();
  if (options.length === 0)
    return (
      <EmptyState title={t('messages:recipients.nothing')}>{t('messages:recipients.noneAbout')}</EmptyState>
    );
  return (
    <PageForm
      form={form}
      submit="messages:recipients.done"
      links={
        <>
          {hasMore ? <Turn label="messages:recipients.next" to={page + 1} /> : null}
          {page > 1 ? <Turn label="messages:recipients.previous" to={page - 1} /> : null}
        </>
      }
    >
      <HiddenField name="shown" value={options.map(({ value }) => value).join(' ')} />
      <CheckboxGroup
        field={field}
        label={{ text: t('messages:recipients.page', { page }) }}
        options={options}
      />
    </PageForm>
  );
}

type TurnProps = { label: 'messages:recipients.next' | 'messages:recipients.previous'; to: number };

const Turn = ({ label, to }: TurnProps) => (
  <SubmitButton label={label} variant="secondary" name="page" value={String(to)} />
);
