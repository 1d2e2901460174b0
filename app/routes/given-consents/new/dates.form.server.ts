import { z } from 'zod';
import type { Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDate } from '#app/domain/dates/typed-date.ts';
import { optionalDay, typedDay } from '#app/services/forms/fields.ts';

const LATEST = '9999-12-31';

/** B-75: from today on; to the same day or later, or until it is taken back. `from`: as it was typed. */
export const datesForm = ({ today, from }: { today: Day; from: string }) => {
  const first = parseTypedDate(from).day;
  const earliest = first !== undefined && first > today ? first : today;
  return z.object({
    from: typedDay({
      required: 'consent-wizard:dates.fromRequired',
      earliest: today,
      latest: LATEST,
      tooEarly: 'consent-wizard:dates.inThePast',
      tooLate: 'fields:day.impossible',
    }),
    to: optionalDay({
      earliest,
      latest: LATEST,
      tooEarly: 'consent-wizard:dates.beforeFrom',
      tooLate: 'fields:day.impossible',
    }),
  });
};
export type DatesForm = ReturnType<typeof datesForm>;
