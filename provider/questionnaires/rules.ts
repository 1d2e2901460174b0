import type { z } from 'zod';
import type { Question, Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { Day } from '#contract/primitives.ts';

const LONGEST_TEXT = 1_000;
const NUMBER = /^-?\d{1,12}(?:\.(\d{1,6}))?$/;

/**
 * Whether the answers fit the questionnaire: every required question has one, each has its question's format and stands
 * within its bounds, and only questions of several choices have more than one.
 */
export function fits({
  questionnaire: { id, sections },
  fulfillment: { questionnaireId, answers },
}: {
  questionnaire: z.input<typeof Questionnaire>;
  fulfillment: QuestionnaireFulfillment;
}) {
  const questions = sections.flatMap((section) => section.questions);
  const isKnown = answers.every(({ orderNumber, format }) =>
    questions.some((question) => question.orderNumber === orderNumber && question.format === format),
  );
  return (
    id === questionnaireId && isKnown && questions.every((question) => isAnswered({ question, answers }))
  );
}

function isAnswered({
  question,
  answers,
}: {
  question: z.input<typeof Question>;
  answers: QuestionnaireFulfillment['answers'];
}) {
  const values = answers
    .filter(({ orderNumber }) => orderNumber === question.orderNumber)
    .map(({ value }) => value);
  if (values.length === 0) return !question.required;
  const isCountRight = question.multiple ? new Set(values).size === values.length : values.length === 1;
  return isCountRight && values.every((value) => isValue({ question, value }));
}

function isValue({ question, value }: { question: z.input<typeof Question>; value: string }) {
  if (question.format === 'DATE') return Day.safeParse(value).success;
  if (question.format === 'NUMERIC') return isNumber({ question, value });
  if (question.format === 'CHOICE') return (question.options ?? []).some(({ code }) => code === value);
  return value.trim() !== '' && [...value].length <= (question.maxLength ?? LONGEST_TEXT);
}

function isNumber({
  question: { minimum = -Infinity, maximum = Infinity, decimalPlaces = 6 },
  value,
}: {
  question: z.input<typeof Question>;
  value: string;
}) {
  const [whole, decimals = ''] = NUMBER.exec(value) ?? [];
  if (whole === undefined || decimals.length > decimalPlaces) return false;
  return Number(value) >= minimum && Number(value) <= maximum;
}
