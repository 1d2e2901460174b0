import { isOfPast } from '#contract/questionnaires/reading/days.ts';
import { addYears, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { plainText } from '#app/domain/text.ts';
import { isPlainText, severalLines } from '#app/domain/typed.ts';
import { readNumber, typedNumber } from './numbers.ts';
import {
  fieldName,
  kindOf,
  LONGEST_TEXT,
  standsAlone,
  type Answer,
  type Question,
  type Questionnaire,
  type TypedAnswers,
} from './questions.ts';

/** A fault in what was typed. */
export type Fault =
  | 'dateRequired'
  | 'numberRequired'
  | 'oneRequired'
  | 'severalRequired'
  | 'textRequired'
  | 'dateMalformed'
  | 'dateImpossible'
  | 'dateTooOld'
  | 'dateInFuture'
  | 'numberMalformed'
  | 'whole'
  | 'precise'
  | 'outside'
  | 'tooSmall'
  | 'tooLarge'
  | 'unknown'
  | 'contradiction'
  | 'notPlain'
  | 'tooLong';

type Read = { values: string[]; fault?: undefined } | { fault: Fault };

type Given = { question: Question; typed: readonly string[]; today: Day };

/** Reads what was typed or ticked for a question; no value for a question that is left out and may be. */
export function readAnswer({ question, typed, today }: Given): Read {
  const given = typed.map(severalLines).filter((text) => text !== '');
  const [first] = given;
  const kind = kindOf(question);
  if (first === undefined) return question.required ? { fault: `${kind}Required` } : { values: [] };
  if (kind === 'date') return readDate(first, { question, today });
  if (kind === 'number') return readBounded({ question, text: first });
  if (kind === 'text') return readText({ question, text: first });
  return readChoice({ question, chosen: kind === 'one' ? [first] : given });
}

/** C§9. What somebody tells of themselves was not earlier. */
const LONGEST_LIFE_YEARS = 120;

function readDate(text: string, { question, today }: Pick<Given, 'question' | 'today'>): Read {
  const { day, fault } = parseTypedDate(text);
  if (!fault) {
    const isTooOld = day < addYears({ day: today, years: -LONGEST_LIFE_YEARS });
    if (isTooOld) return { fault: 'dateTooOld' };
    const isAhead = day > today && isOfPast({ ...question, text: plainText(question.text) });
    return isAhead ? { fault: 'dateInFuture' } : { values: [day] };
  }
  return { fault: fault === 'malformed' ? 'dateMalformed' : 'dateImpossible' };
}

function readBounded({ question, text }: { question: Question; text: string }): Read {
  const { minimum = -Infinity, maximum = Infinity, decimalPlaces = 6 } = question;
  const value = readNumber(text);
  if (value === undefined) return { fault: 'numberMalformed' };
  const [, decimals = ''] = value.split('.');
  if (decimals.length > decimalPlaces) return { fault: decimalPlaces === 0 ? 'whole' : 'precise' };
  if (Number(value) >= minimum && Number(value) <= maximum) return { values: [value] };
  if (minimum > -Infinity && maximum < Infinity) return { fault: 'outside' };
  return { fault: Number(value) < minimum ? 'tooSmall' : 'tooLarge' };
}

function readText({ question, text }: { question: Question; text: string }): Read {
  if (!isPlainText(text)) return { fault: 'notPlain' };
  return [...text].length > (question.maxLength ?? LONGEST_TEXT) ? { fault: 'tooLong' } : { values: [text] };
}

function readChoice({ question, chosen }: { question: Question; chosen: string[] }): Read {
  const options = question.options ?? [];
  const values = [...new Set(chosen)];
  const picked = options.filter(({ code }) => values.includes(code));
  if (picked.length < values.length) return { fault: 'unknown' };
  return picked.length > 1 && picked.some(standsAlone) ? { fault: 'contradiction' } : { values };
}

/** The values of a question's answers. */
export const valuesFor = ({ question, answers }: { question: Question; answers: readonly Answer[] }) =>
  answers.filter(({ orderNumber }) => orderNumber === question.orderNumber).map(({ value }) => value);

/** The answers as the fields show them again. */
export function typedFrom({
  questionnaire: { sections },
  answers,
}: {
  questionnaire: Pick<Questionnaire, 'sections'>;
  answers: readonly Answer[];
}): TypedAnswers {
  const typed = sections
    .flatMap(({ questions }) => questions)
    .map((question): [string, string | string[]] => [
      fieldName(question),
      typedValue({ question, values: valuesFor({ question, answers }) }),
    ]);
  return Object.fromEntries(typed);
}

function typedValue({ question, values }: { question: Question; values: string[] }) {
  const [first = ''] = values;
  const kind = kindOf(question);
  if (kind === 'several') return values;
  if (kind === 'date' && first) return formatTypedDate(first);
  return kind === 'number' ? typedNumber(first) : first;
}
