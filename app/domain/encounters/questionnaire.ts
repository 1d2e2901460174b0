import { addDays, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf, endOfDay } from '#app/domain/dates/warsaw.ts';

type AskedAfter = Readonly<{
  date: string;
  endTime?: string | undefined;
  questionnaire?: Readonly<{ deadlineDays: number; filledAt?: string | undefined }> | undefined;
}>;

/** The standing of the questionnaire of a visit; null: the visit has none. */
export type QuestionnaireStanding = 'toFill' | 'filled' | 'passed' | null;

/** the last day on which answers are taken; of a stay it is counted from its end. */
export const lastDayOf = ({ date, endTime }: AskedAfter, { deadlineDays }: { deadlineDays: number }): Day =>
  addDays({ day: dayOf(endTime ?? date), days: deadlineDays });

/** B§5, A-116: open until 23:59:59 of the last day, and once filled in only to be read. */
export function standingOf(encounter: AskedAfter, now: Date): QuestionnaireStanding {
  const { questionnaire } = encounter;
  if (!questionnaire) return null;
  if (questionnaire.filledAt) return 'filled';
  return now.getTime() < Date.parse(endOfDay(lastDayOf(encounter, questionnaire))) ? 'toFill' : 'passed';
}
