import { Facts, ProviderText, Section, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { valuesFor } from '#app/domain/questionnaires/answers.ts';
import { formatNumber } from '#app/domain/questionnaires/numbers.ts';
import {
  kindOf,
  numberedSections,
  numberedText,
  type Answer,
  type Question,
  type Questionnaire,
} from '#app/domain/questionnaires/questions.ts';
import { plainText, providerText } from '#app/domain/text.ts';

type QuestionnaireAnswersProps = Readonly<{
  questionnaire: Pick<Questionnaire, 'sections'>;
  answers: readonly Answer[];
}>;

/** The questions of any questionnaire with their answers, to read, under the heading of its name. */
export function QuestionnaireAnswers({ questionnaire, answers }: QuestionnaireAnswersProps) {
  return numberedSections(questionnaire).map(({ name, questions }, index) => (
    <Section key={`${index} ${plainText(name)}`} title={<ProviderText text={name} />} headingLevel={3}>
      <Facts
        areAnswers
        facts={questions.map((question) => {
          const values = valuesFor({ question, answers });
          return {
            term: numberedText(question),
            isOfProvider: true,
            value: values.length > 0 ? <Values question={question} values={values} /> : null,
          };
        })}
      />
    </Section>
  ));
}

function Values({ question, values }: { question: Question; values: readonly string[] }) {
  const { language } = useText();
  const [first = ''] = values;
  const kind = kindOf(question);
  if (kind === 'date') return <Time at={first} />;
  if (kind === 'text') return <span className="whitespace-pre-line">{first}</span>;
  if (kind === 'number') {
    const number = formatNumber({ value: Number(first), language });
    return (
      <>
        {number}
        {question.unit ? ' ' : null}
        {question.unit ? <ProviderText text={question.unit} /> : null}
      </>
    );
  }
  const names = values.map((code) => {
    const option = question.options?.find((one) => one.code === code);
    return option ? plainText(option.name) : code;
  });
  return <ProviderText text={providerText(names.join('; '))} />;
}
