import { z } from 'zod';
import type { Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { readAmount } from '#app/domain/money.ts';
import { isBlank, isPlainLine, isPlainText, severalLines } from '#app/domain/typed.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';

/** Returns what zod takes for a message: a key of the texts alone. */
export const said = (text: ErrorText) => ({ error: text });

export type IssueContext = Readonly<{
  addIssue: (issue: { code: 'custom'; message: string; path?: string[] }) => void;
}>;

/** Says that a field is wrong, by a key of the texts; `field`: where it is not the one that is read. */
export const issue = (context: IssueContext, text: ErrorText, field?: string) =>
  context.addIssue({ code: 'custom', message: text, ...(field === undefined ? {} : { path: [field] }) });

/** A text that nobody sees is none. */
const seen = (text: string) => (isBlank(text) ? '' : text.trim());

type Plain = Readonly<{
  /** The number of characters that it may have, counted as the contract's schemas count; absent: what reads the whole form says it. */
  most?: number;
  tooLong?: ErrorText;
  notPlain?: ErrorText;
}>;
type Required = Readonly<{ required: ErrorText }>;
type Optional = Readonly<{ required?: undefined }>;

type Kind = Readonly<{
  spaced: (text: string) => string;
  isPlain: (text: string) => boolean;
  not: ErrorText;
}>;

/** The text about one that is longer than it may be, with the limit. */
export const tooLongText = (most: number) => withValues('fields:line.tooLong', { count: most });

/** Reads a text of one kind; without `required` it may be left out, and is undefined then. */
function textOf({ spaced, isPlain, not }: Kind, { required, ...rules }: Plain & (Required | Optional)) {
  const { most = Infinity, tooLong = tooLongText(most), notPlain = not } = rules;
  const checked = (base: z.ZodString) =>
    base.max(most, said(tooLong)).refine((typed) => isPlain(typed), said(notPlain));
  if (required !== undefined) {
    return checked(z.string(said(required)).overwrite(spaced).min(1, said(required)));
  }
  return checked(z.string().overwrite(spaced))
    .transform((typed) => typed || undefined)
    .optional();
}

const LINE: Kind = { spaced: seen, isPlain: isPlainLine, not: 'fields:line.notPlain' };

/** Reads one line as it is typed, without what is around it. Without `required` it may be left out, and is undefined then. */
export function line(rules: Plain & Required): z.ZodType<string, string>;
export function line(rules: Plain & Optional): z.ZodType<string | undefined, string | undefined>;
export function line(rules: Plain & (Required | Optional)): z.ZodType {
  return textOf(LINE, rules);
}

const LINES: Kind = { spaced: severalLines, isPlain: isPlainText, not: 'fields:lines.notPlain' };

/** Reads a text of several lines, without what is around it: lines end with LF, and nothing turns their order. */
export function lines(rules: Plain & Required): z.ZodType<string, string>;
export function lines(rules: Plain & Optional): z.ZodType<string | undefined, string | undefined>;
export function lines(rules: Plain & (Required | Optional)): z.ZodType {
  return textOf(LINES, rules);
}

type DayRules = Readonly<{
  required: ErrorText;
  /** The first and the last day that may be typed, and what is said of one outside. */
  earliest: Day;
  latest: Day;
  tooEarly: ErrorText;
  tooLate: ErrorText;
}>;

/** Reads a day as people write it; or says what is wrong with it. */
export function readDay(
  text: string,
  { required, earliest, latest, tooEarly, tooLate }: DayRules,
): { day: Day; fault?: undefined } | { day?: undefined; fault: ErrorText } {
  if (isBlank(text)) return { fault: required };
  const { day, fault } = parseTypedDate(text);
  if (fault) return { fault: `fields:day.${fault}` };
  if (day < earliest) return { fault: tooEarly };
  return day > latest ? { fault: tooLate } : { day };
}

/** Reads a day that must be given. */
export const typedDay = (rules: DayRules) =>
  z.string(said(rules.required)).transform((text, context): Day => {
    const { day, fault } = readDay(text, rules);
    if (fault === undefined) return day;
    issue(context, fault);
    return z.NEVER;
  });

/** Reads a day that may be left out. */
export const optionalDay = (rules: Omit<DayRules, 'required'>) =>
  z
    .string()
    .default('')
    .transform((text, context): Day | undefined => {
      if (isBlank(text)) return undefined;
      const { day, fault } = readDay(text, { ...rules, required: rules.tooEarly });
      if (fault === undefined) return day;
      issue(context, fault);
      return z.NEVER;
    });

type AmountRules = Readonly<{
  required: ErrorText;
  /** The least and the most that may be typed, in the currency's smallest unit, and what is said of one outside. */
  least: number;
  most: number;
  tooSmall: ErrorText;
  tooLarge: ErrorText;
}>;

/** Reads an amount of money in the currency's smallest unit: "1 200,50" is 120050. */
export const amount = ({ required, least, most, tooSmall, tooLarge }: AmountRules) =>
  z.string(said(required)).transform((text, context): number => {
    const read = isBlank(text) ? null : readAmount(text);
    if (read !== null && read !== undefined && read >= least && read <= most) return read;
    issue(
      context,
      read === null
        ? required
        : read === undefined
          ? 'fields:amount.malformed'
          : read < least
            ? tooSmall
            : tooLarge,
    );
    return z.NEVER;
  });

/** Reads a question that is answered by yes or no, and is not answered by being left alone. */
export const yesNo = ({ required }: Required) =>
  z.enum(['yes', 'no'], said(required)).transform((answer) => answer === 'yes');

const LONGEST_ID = 80;

/** Reads which one of a list was chosen: its id, of which the provider says whether it is there. */
export const chosen = ({ required }: Required) => z.string(said(required)).max(LONGEST_ID, said(required));
