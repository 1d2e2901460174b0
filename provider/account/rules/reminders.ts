import { addDays, instantOf, localDay, localTime } from '#contract/days/reading/warsaw.ts';
import { noticeTime } from '#provider/core/outbox/notice.ts';

/** The number of days before a visit that a reminder may go (AP-12). */
export const REMINDER_DAYS = { fewest: 1, most: 31 } as const;

/** Returns when an account is reminded of a visit (ms): so many days before, by the clock of Warsaw, and never in the night. */
export function reminderTime({ startsAt, days }: { startsAt: number; days: number }) {
  const day = addDays({ day: localDay(startsAt), days: -days });
  const due = instantOf({ localMinute: `${day} ${localTime(startsAt)}`, coming: 'first' });
  return noticeTime(due ?? startsAt);
}

type RemindedVisit = Readonly<{
  startsAt: number;
  /** When it was made, or moved to this time. */
  madeAt: number;
  days: number;
  now: number;
}>;

/** Says what is to be done of a reminder now; NONE: the visit was made when its time had passed, so that none is sent (AP-54). */
export function reminderNow({ madeAt, now, ...visit }: RemindedVisit): 'WAIT' | 'SEND' | 'NONE' {
  const at = reminderTime(visit);
  if (now < at) return 'WAIT';
  if (madeAt > at || now >= visit.startsAt) return 'NONE';
  // What is overdue, after a stop or since more days were chosen, keeps the night's quiet, too.
  return noticeTime(now) > now ? 'WAIT' : 'SEND';
}
