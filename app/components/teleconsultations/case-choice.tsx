import {
  PageForm,
  RadioGroup,
  TextField,
  type FormField,
  type Option,
  type PageFormState,
} from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink } from '#app/components/page/index.ts';
import { HeldTime, type HeldTimeProps } from '#app/components/wizard/held-time.tsx';
import { useText } from '#app/components/text.tsx';

type CaseChoiceProps = Readonly<{
  form: PageFormState;
  fields: Readonly<Record<'case' | 'title', FormField>>;
  /** Empty while the patient has no case: then a new one is all that there is. */
  options: readonly Option[];
  held: HeldTimeProps | null;
  isLastYear: boolean;
  /** Cases that are not among those of the days shown. */
  older: Readonly<{ count: number; path: string }> | null;
}>;

/** The cases of a patient, and the name of a new one (design: look-3, Teleconsultation: its field is always shown). */
export function CaseChoice({ form, fields, options, held, isLastYear, older }: CaseChoiceProps) {
  const { t } = useText();
  const hasCases = options.length > 0;
  return (
    <>
      {hasCases && isLastYear ? <p>{t('medical-cases:choose.lastYear')}</p> : null}
      {form.errors.some(({ id }) => id === null) ? <CallReception /> : null}
      <PageForm
        form={form}
        isWide
        submit="wizard:next"
        links={
          older ? (
            <ActionLink href={older.path}>
              {t('medical-cases:choose.older', { count: older.count })}
            </ActionLink>
          ) : null
        }
      >
        {held ? <HeldTime {...held} /> : null}
        {hasCases ? (
          <RadioGroup
            field={fields.case}
            label="medical-cases:choose.label"
            hint="medical-cases:choose.hint"
            options={options}
          />
        ) : null}
        <TextField
          field={fields.title}
          label="medical-cases:title.label"
          hint="medical-cases:title.hint"
          autoComplete="off"
          {...(hasCases ? { optional: 'together' as const } : {})}
        />
      </PageForm>
    </>
  );
}
