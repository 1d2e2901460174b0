import { z } from 'zod';
import { HOUR } from '#app/domain/bookings/time-slots.ts';
import { issue, said } from '#app/services/forms/fields.ts';

const DAY = /^d(\d{4}-\d{2}-\d{2})$/;
const TIME = /^t(\d{1,2})-(\d{2})$/;

/** A day and a time of it, as a button's name says them (docs/decisions/031); that it is a free one the provider says. */
export const HourForm = z.object({
  [HOUR]: z
    .record(z.string(), z.record(z.string(), z.unknown()), said('booking-wizard:dates.required'))
    .transform((pressed, context) => {
      const [[day, times] = ['', {}]] = Object.entries(pressed);
      const [time = '', ...others] = Object.keys(times);
      const [, date] = DAY.exec(day) ?? [];
      const [, hour, minute] = TIME.exec(time) ?? [];
      if (date && hour && minute && others.length === 0) return { day: date, time: `${hour}:${minute}` };
      issue(context, 'booking-wizard:dates.unknown');
      return z.NEVER;
    }),
});
