import { z } from 'zod';
import { twentyYearsAround, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { said, typedDay } from '#app/services/forms/fields.ts';

type Rules = Readonly<{
  today: Day;
  /** Days ahead may be named. */
  mayBeAhead: boolean;
  departments: readonly string[];
  /** The first day as it was typed, which bounds the last one. */
  from: string;
}>;

/** A unit, or all of them, and a period (B§5, A-131). */
export const scopeForm = ({ today, mayBeAhead, departments, from }: Rules) => {
  const { earliest, latest: farthest } = twentyYearsAround(today);
  const latest = mayBeAhead ? farthest : today;
  const first = parseTypedDate(from).day;
  const isRight = first !== undefined && first >= earliest && first <= latest;
  const tooLate = mayBeAhead ? 'copy-wizard:scope.tooLate' : 'copy-wizard:scope.inTheFuture';
  return z.object({
    department: z
      .string()
      .default('')
      .refine((code) => code === '' || departments.includes(code), said('copy-wizard:scope.unknown')),
    from: typedDay({
      required: 'copy-wizard:scope.fromRequired',
      earliest,
      latest,
      tooEarly: 'copy-wizard:scope.tooEarly',
      tooLate,
    }),
    to: typedDay({
      required: 'copy-wizard:scope.toRequired',
      earliest: isRight ? first : earliest,
      latest,
      tooEarly: isRight ? 'copy-wizard:scope.beforeFrom' : 'copy-wizard:scope.tooEarly',
      tooLate,
    }),
  });
};
export type ScopeForm = ReturnType<typeof scopeForm>;
