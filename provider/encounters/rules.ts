import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { addDays, endOfDay, localDay } from '#contract/days/reading/warsaw.ts';

/** whether answers are taken at `now`: until the end of the visit's last day and `deadlineDays` more. */
export function isOpen({
  visit: { startsAt, endsAt },
  deadlineDays,
  now,
}: {
  visit: { startsAt: number; endsAt: number | null };
  deadlineDays: number;
  now: number;
}) {
  const day = localDay(endsAt ?? startsAt);
  return now < endOfDay(addDays({ day, days: deadlineDays }));
}

type Answers = QuestionnaireFulfillment['answers'];

/** True where the same was answered, in whatever order: a form that is sent twice. */
export const areSame = (some: Answers, others: Answers) => sorted(some) === sorted(others);

const sorted = (answers: Answers) =>
  JSON.stringify(answers.map(({ orderNumber, format, value }) => [orderNumber, format, value]).sort(byWords));

const byWords = (a: unknown[], b: unknown[]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
