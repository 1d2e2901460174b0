import type { ComponentProps } from 'react';
import { PageForm, type PageFormState } from '#app/components/form/index.ts';
import { ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Answer, Questionnaire } from '#app/domain/questionnaires/questions.ts';
import { QuestionnaireAnswers } from './questionnaire-answers.tsx';
import { QuestionnaireFields } from './questionnaire-fields.tsx';

type QuestionnaireFormProps = Readonly<{
  form: PageFormState;
  fields: ComponentProps<typeof QuestionnaireFields>['fields'];
  questionnaire: Questionnaire;
  /** The answers that were given; the fields are shown instead while they may still be filled in. */
  answers: readonly Answer[];
  isForm: boolean;
  isFilled: boolean;
  /** Where the form goes; defaults to the page's own address. */
  action?: string;
  secondary?: ComponentProps<typeof PageForm>['secondary'];
}>;

/** A questionnaire that is a page of its own: its questions as the page's form, or with the answers to read. */
export function QuestionnaireForm({
  form,
  fields,
  questionnaire,
  answers,
  isForm,
  isFilled,
  action,
  secondary,
}: QuestionnaireFormProps) {
  const { t } = useText();
  const name = <ProviderText text={questionnaire.name} />;
  if (!isForm)
    return (
      <Section title={name}>
        {isFilled ? (
          <QuestionnaireAnswers questionnaire={questionnaire} answers={answers} />
        ) : (
          <p>{t('questionnaires:empty')}</p>
        )}
      </Section>
    );
  return (
    <PageForm
      form={form}
      submit="questionnaires:booking.submit"
      {...(action !== undefined && { action })}
      {...(secondary && { secondary })}
    >
      <Section title={name}>
        <QuestionnaireFields questionnaire={questionnaire} fields={fields} />
      </Section>
    </PageForm>
  );
}
