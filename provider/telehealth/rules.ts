import { localDay, type Day } from '#contract/days/reading/warsaw.ts';

type Case = { medicalCaseCreateDate: string; lastConsultationScheduledDate?: string | undefined };

/** True where a day of the case, from its making to its last consultation, lies between two days. */
export function isInPeriod(
  { medicalCaseCreateDate: made, lastConsultationScheduledDate: last }: Case,
  { from, to }: { from: Day; to: Day },
) {
  const first = localDay(Date.parse(made));
  const consulted = last === undefined ? first : localDay(Date.parse(last));
  return first <= to && (consulted > first ? consulted : first) >= from;
}
