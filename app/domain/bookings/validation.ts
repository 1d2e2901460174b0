import { isDay, type Day } from '#app/domain/dates/calendar.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';

/** B§5, the pre-booking checks. */
const validationCodes = [
  '101',
  '102',
  '103',
  '104',
  '105',
  '201',
  '202',
  '203',
  '204',
  '205',
  '206',
] as const;
/** Codes whose texts name an age or a number of days. */
const countedCodes: readonly string[] = ['102', '103', '201', '202'];
type ValidationCode = (typeof validationCodes)[number];

/** The time from one visit to another: another time may be right, where whatever else was refused stays refused. */
const codesOfTime: readonly string[] = ['201', '202'];
export const isForGood = ({ code }: { code: string }) => !codesOfTime.includes(code);

type ValidationText = {
  key: `bookings:validation.${ValidationCode | '201From' | '202Until' | '202Over' | 'other'}`;
  /** All that the provider sent; `count` is its number, for the plural; `code` for the text of an unknown code. */
  values: Record<string, string | number>;
};

type ValidationError = { code: string; params?: Record<string, string | number> | undefined };

/**
 * one pre-booking error's text; for an unknown code, or without its number, "other validation error" and the code.
 * Where the provider names the day, the text does too, and never advises a day that is over.
 */
export function validationText({
  code,
  params = {},
  today,
}: ValidationError & { today: Day }): ValidationText {
  const { firstDay, lastDay } = params;
  if (code === '201' && isGivenDay(firstDay)) return named('201From', firstDay);
  if (code === '202' && isGivenDay(lastDay)) return named(lastDay < today ? '202Over' : '202Until', lastDay);
  return countedText({ code, params });
}

const isGivenDay = (value: unknown): value is Day => typeof value === 'string' && isDay(value);
const named = (name: '201From' | '202Until' | '202Over', day: Day): ValidationText => ({
  key: `bookings:validation.${name}`,
  values: { day: formatTypedDate(day) },
});

function countedText({ code, params = {} }: ValidationError): ValidationText {
  const count = Object.values(params).find((value) => typeof value === 'number');
  const isWhole = count !== undefined || !countedCodes.includes(code);
  const known = validationCodes.find((one) => one === code && isWhole);
  return {
    key: `bookings:validation.${known ?? 'other'}`,
    values: { ...params, code, ...(count !== undefined && { count }) },
  };
}
