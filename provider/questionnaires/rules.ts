import type { z } from 'zod';
import type { Question, Questionnaire, QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { isOfPast } from '#contract/questionnaires/reading/days.ts';
import { Day } from '#contract/primitives.ts';
import { addMonths } from '#contract/days/reading/warsaw.ts';

/** Nothing that a living person tells of was earlier (C§9). */
const LONGEST_LIFE_MONTHS = 120 * 12;
const LONGEST_TEXT = 1_000;
const NUMBER = /^-?\d{1,12}(?:\.(\d{1,6}))?$/;

/**
 * Tells whether the answers fit the questionnaire: every required question has one, each has its question's format and
 * stands within its bounds, only questions of several choices have more than one, and what means none of them stands alone.
 */
export function fits({
  questionnaire: { id, sections },
  fulfillment: { questionnaireId, answers },
  today,
}: {
  questionnaire: z.input<typeof Questionnaire>;
  fulfillment: QuestionnaireFulfillment;
  today: string;
}) {
  const questions = sections.flatMap((section) => section.questions);
  const isKnown = answers.every(({ orderNumber, format }) =>
    questions.some((question) => question.orderNumber === orderNumber && question.format === format),
  );
  return (
    id === questionnaireId &&
    isKnown &&
    questions.every((question) => isAnswered({ question, answers, today }))
  );
}

function isAnswered({
  question,
  answers,
  today,
}: {
  question: z.input<typeof Question>;
  answers: QuestionnaireFulfillment['answers'];
  today: string;
}) {
  const values = answers
    .filter(({ orderNumber }) => orderNumber === question.orderNumber)
    .map(({ value }) => value);
  if (values.length === 0) return !question.required;
  const isCountRight = question.multiple ? new Set(values).size === values.length : values.length === 1;
  return (
    isCountRight &&
    isConsistent({ question, values }) &&
    values.every((value) => isValue({ question, value, today }))
  );
}

const isConsistent = ({
  question,
  values,
}: {
  question: z.input<typeof Question>;
  values: readonly string[];
}) =>
  values.length < 2 ||
  !(question.options ?? []).some(({ code, exclusive }) => exclusive && values.includes(code));

type Valued = { question: z.input<typeof Question>; value: string; today: string };

function isValue({ question, value, today }: Valued) {
  if (question.format === 'DATE')
    return (
      Day.safeParse(value).success &&
      value >= addMonths({ day: today, months: -LONGEST_LIFE_MONTHS }) &&
      !(value > today && isOfPast(question))
    );
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
