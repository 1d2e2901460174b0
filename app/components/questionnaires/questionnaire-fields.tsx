import {
  CheckboxGroup,
  DateField,
  RadioGroup,
  TextArea,
  TextField,
  type FormField,
} from '#app/components/form/index.ts';
import { ProviderText, Section } from '#app/components/page/index.ts';
import {
  fieldName,
  kindOf,
  LONGEST_TEXT,
  numberedSections,
  numberedText,
  type Question,
  type Questionnaire,
} from '#app/domain/questionnaires/questions.ts';
import { plainText } from '#app/domain/text.ts';

/** A text that is as long fits into one line. */
const LINE = 100;

type Numbered = Question & { number: number };

type QuestionnaireFieldsProps = Readonly<{
  questionnaire: Pick<Questionnaire, 'sections'>;
  /** The fields that usePageForm() gave, by the names of the questions' fields. */
  fields: Readonly<Record<string, FormField | undefined>>;
}>;

/**
 * The questions of any questionnaire as fields of the page's form, under the headings of their sections (C§3); the
 * questionnaire's name is the heading above.
 */
export function QuestionnaireFields({ questionnaire, fields }: QuestionnaireFieldsProps) {
  return numberedSections(questionnaire).map(({ name, questions }, index) => (
    <Section key={`${index} ${plainText(name)}`} title={<ProviderText text={name} />} headingLevel={3}>
      {questions.map((question) => {
        const field = fields[fieldName(question)];
        return field ? <QuestionField key={field.name} question={question} field={field} /> : null;
      })}
    </Section>
  ));
}

const ofProvider = (text: ProviderText) => ({ text, isOfProvider: true as const });

function QuestionField({ question, field }: { question: Numbered; field: FormField }) {
  const { hint, required, unit, options = [], maxLength = LONGEST_TEXT } = question;
  const parts = {
    field,
    label: ofProvider(numberedText(question)),
    optional: !required,
    ...(hint ? { hint: ofProvider(hint) } : {}),
  };
  const choices = options.map(({ code, name }) => ({
    value: code,
    label: name,
    isOfProvider: true as const,
  }));

  switch (kindOf(question)) {
    case 'date':
      return <DateField {...parts} />;
    case 'number':
      return (
        <TextField
          {...parts}
          inputMode="decimal"
          autoComplete="off"
          width={8}
          {...(unit ? { suffix: ofProvider(unit) } : {})}
        />
      );
    case 'one':
      return <RadioGroup {...parts} options={choices} />;
    case 'several':
      return <CheckboxGroup {...parts} options={choices} />;
    case 'text':
      return maxLength <= LINE ? (
        <TextField {...parts} autoComplete="off" />
      ) : (
        <TextArea {...parts} rows={3} />
      );
  }
}
