import { z } from 'zod';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { readAnswer, type Fault } from '#app/domain/questionnaires/answers.ts';
import { formatNumber } from '#app/domain/questionnaires/numbers.ts';
import {
  fieldName,
  kindOf,
  LONGEST_TEXT,
  numberedQuestions,
  type Question,
  type Questionnaire,
  type TypedAnswers,
} from '#app/domain/questionnaires/questions.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { withValues } from '#app/services/text/error-text.ts';

type Language = 'pl' | 'en';
type Numbered = Question & { number: number };

/** The form that the fields of any questionnaire send. */
export type QuestionnaireForm = z.ZodObject<
  Record<string, z.ZodUnion<[z.ZodString, z.ZodArray<z.ZodString>]>>
>;

/** The form of a questionnaire: each answer read by its question's rules, with an error of its own; other fields are not read. */
export function questionnaireForm({
  questionnaire,
  language,
  today,
}: {
  questionnaire: Questionnaire;
  language: Language;
  today: Day;
}) {
  const questions = numberedQuestions(questionnaire);
  const fields = questions.map((question) => [fieldName(question), fieldOf(question, language)] as const);

  return z.object(Object.fromEntries(fields)).transform((typed, context): QuestionnaireFulfillment => {
    const answers = questions.flatMap((question) => {
      const name = fieldName(question);
      const read = readAnswer({ question, typed: [typed[name] ?? []].flat(), today });
      if (read.fault === undefined) return read.values.map((value) => answerOf({ question, value }));
      issue(context, faultText({ question, fault: read.fault, language }), name);
      return [];
    });
    return { questionnaireId: questionnaire.id, answers };
  });
}

/** Returns a question's schema; where one value is wanted, a field that came twice counts as one without an answer. */
function fieldOf(question: Numbered, language: Language) {
  const kind = kindOf(question);
  if (kind === 'several') return z.array(z.string()).optional();
  return z.string(said(faultText({ question, fault: `${kind}Required`, language }))).optional();
}

const answerOf = ({ question: { orderNumber, format }, value }: { question: Question; value: string }) => ({
  orderNumber,
  format,
  value,
});

function faultText({
  question: { number, minimum, maximum, decimalPlaces = 6, maxLength = LONGEST_TEXT },
  fault,
  language,
}: {
  question: Numbered;
  fault: Fault;
  language: Language;
}) {
  const inWords = (value: number | undefined) =>
    value === undefined ? '' : formatNumber({ value, language });
  return withValues(`questionnaires:fault.${fault}`, {
    number,
    minimum: inWords(minimum),
    maximum: inWords(maximum),
    places: decimalPlaces,
    longest: inWords(maxLength),
  });
}

/** The values in the questionnaire's fields, right or wrong. */
export function typedIn({ form, questionnaire }: { form: FormData; questionnaire: Questionnaire }) {
  const typed = numberedQuestions(questionnaire).map((question): [string, string | string[]] => {
    const name = fieldName(question);
    const given = form.getAll(name).filter((value) => typeof value === 'string');
    return [name, kindOf(question) === 'several' ? given : (given[0] ?? '')];
  });
  return Object.fromEntries(typed) satisfies TypedAnswers;
}
