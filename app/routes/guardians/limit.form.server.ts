import { z } from 'zod';
import type { Day } from '#app/domain/dates/calendar.ts';
import { optionalDay } from '#app/services/forms/fields.ts';

const LATEST = '9999-12-31';

/** The last day of a link, from today on; left empty: it has none. */
export const limitForm = ({ today }: { today: Day }) =>
  z.object({
    until: optionalDay({
      earliest: today,
      latest: LATEST,
      tooEarly: 'guardians:limit.past',
      tooLate: 'fields:day.impossible',
    }),
  });
export type LimitForm = ReturnType<typeof limitForm>;
