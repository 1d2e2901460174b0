import { Facts, ProviderText, Section, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { valuesFor } from '#app/domain/questionnaires/answers.ts';
import { formatNumber } from '#app/domain/questionnaires/numbers.ts';
import {
  kindOf,
  numberedSections,
  type Answer,
  type Question,
  type Questionnaire,
} from '#app/domain/questionnaires/questions.ts';

type QuestionnaireAnswersProps = Readonly<{
  questionnaire: Pick<Questionnaire, 'sections'>;
  answers: readonly Answer[];
}>;

/** The questions of any questionnaire with their answers, to read. */
export function QuestionnaireAnswers({ questionnaire, answers }: QuestionnaireAnswersProps) {
  return numberedSections(questionnaire).map(({ name, questions }, index) => (
    <Section key={`${index} ${name}`} title={<ProviderText>{name}</ProviderText>}>
      <Facts
        areAnswers
        facts={questions.map((question) => {
          const values = valuesFor({ question, answers });
          return {
            term: `${question.number}. ${question.text}`,
            isTermOfProvider: true,
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
        {question.unit ? <ProviderText>{question.unit}</ProviderText> : null}
      </>
    );
  }
  const names = values.map((code) => question.options?.find((option) => option.code === code)?.name ?? code);
  return <ProviderText>{names.join('; ')}</ProviderText>;
}
